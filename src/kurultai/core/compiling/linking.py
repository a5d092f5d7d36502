"""Compiled functions that their callers find by name, instead of taking them in.

Numba makes the machine code of everything that a function can call part of that function, optimised
and emitted again: the rules of a game lie in each of a dozen functions of the search. A *separate*
function is compiled once. Whoever calls it only declares its symbol, the name under which its code
is kept on disk, and the address is told to LLVM when it is compiled or loaded.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import llvmlite.binding as llvm
from numba.core.imputils import user_function

PREFIX = "kurultai."
_LINKED: dict[str, Any] = {}  # results of compilation by symbol, which keeps their code alive


def link(symbol: str, result: Any) -> None:
    """Tell LLVM where the code of a symbol is, and let later callers declare it only."""
    described = copy.copy(result.fndesc)
    address = result.library.get_pointer_to_function(described.llvm_func_name)
    llvm.add_symbol(symbol, address)
    _LINKED[symbol] = result
    described.mangled_name = symbol
    known = result.target_context._defns
    if result.entry_point in known:
        result.target_context.remove_user_function(result.entry_point)
    make: Any = user_function  # it has no types
    made = make(described, ())
    known[result.entry_point].append(made, made.signature)


def needed(library: Any) -> list[str]:
    """The symbols that code refers to."""
    functions = library._final_module.functions
    return sorted(f.name for f in functions if f.is_declaration and f.name.startswith(PREFIX))


def resolve(symbols: list[str], load: Callable[[str], Any]) -> bool:
    """See that all symbols are known, before code that needs them is; False if one is gone."""
    for symbol in symbols:
        if symbol not in _LINKED:
            result = load(symbol.removeprefix(PREFIX))
            if result is None:
                return False
            link(symbol, result)
    return True
