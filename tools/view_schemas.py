"""Each game's views and gallery as JSON schemas, of which `make types` makes TypeScript.

The types are those that `Game.view`, `Game.gallery` and `Game.gallery_of_file` are annotated with.
A game that declares no TypedDict is left out.
"""

import json
import sys
from typing import Any, get_type_hints

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema
from typing_extensions import is_typeddict

from kurultai.core.game import Game
from kurultai.core.registry import game, games


class _Untitled(GenerateJsonSchema):
    """Titles would only say the names again."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False


def declared(its: Game) -> list[Any]:
    """The TypedDicts of a game's view and galleries, as far as it declares them."""
    told = (its.view, its.gallery, its.gallery_of_file)
    found = [get_type_hints(each)["return"] for each in told]
    return [each for each in found if is_typeddict(each)]


def document(types: list[Any]) -> dict[str, Any]:
    """An OpenAPI document with a component for every type."""
    _, schema = TypeAdapter.json_schemas(
        [(each.__name__, "serialization", TypeAdapter(each)) for each in types],
        ref_template="#/components/schemas/{model}",
        schema_generator=_Untitled,
    )
    about = {"title": "Views", "version": "1"}
    schemas = schema["$defs"]
    for each in schemas.values():
        each.pop("title", None)
    return {"openapi": "3.1.0", "info": about, "paths": {}, "components": {"schemas": schemas}}


def main() -> None:
    types = {id_: declared(game(id_)) for id_ in games()}
    json.dump({id_: document(its) for id_, its in types.items() if its}, sys.stdout, indent=1)


if __name__ == "__main__":
    main()
