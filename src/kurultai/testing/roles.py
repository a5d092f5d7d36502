"""The files and folders of a game: one role, one name, in every game."""

from __future__ import annotations

from pathlib import Path

FILES = {
    "__init__.py": "what the game is, in a sentence",
    "game.py": "the table of contents: the class, one register(…) call",
    "rulebook.toml": "every rule and ruling",
    "rulebook.py": "the numbers by which code cites them",
    "board.py": "what never changes during a game, built from the data files",
    "state.py": "everything that can change",
    "setup.py": "how a game begins",
    "moves.py": "a move as a number",
    "notation.py": "a move as text",
    "rules.py": "whose move it is, what is legal, what a move does",
    "scoring.py": "points and winners",
    "sheet.py": "the score sheet, line by line",
    "hidden.py": "what a seat cannot know",
    "view.py": "what a seat may see",
    "prompts.py": "what is asked, the choices, why not",
    "events.py": "what a move caused, in words",
    "ascii.py": "the position as text",
    "things.py": "what everything on the table is, and what it is worth now",
    "ai.py": "features and evaluation",
    "observation.py": "the row of numbers for learners",
    "study.py": "what a balance study groups by",
    "levels.toml": "which bot each level is",
}
FOLDERS = {
    "data": "board, cards, tiles",
    "book": "in which order the rules are read; what is known of parts that were made anew",
    "phases": "the steps of a turn, in the rulebook's order",
    "parts": "what only this game has",
    "messages": "all other sentences",
    "weights": "what features are worth, as learnt",
    "lessons": "the game taught on its own board",
    "examples": "the rulebook's examples, to step through",
    "puzzles": "positions to solve",
}
MOST_FILES = 22


def problems(folder: Path) -> list[str]:
    """What the top level of a game's folder has that no role explains."""
    there = [path for path in folder.iterdir() if path.name != "__pycache__"]
    files = sorted(path.name for path in there if path.is_file())
    folders = sorted(path.name for path in there if path.is_dir())
    found = [f"{name} has no role" for name in files if name not in FILES]
    found += [f"{name}/ has no role" for name in folders if name not in FOLDERS]
    if len(files) > MOST_FILES:
        found.append(f"{len(files)} files, more than {MOST_FILES}")
    return found
