"""The protocol read literally, slowly, with objects and generators: a second engine to compare with.

It shares nothing with the compiled rules but the two data files. A question is ``(by, legal texts)``;
the generator is sent the answer as text. One file for each section of the protocol.
"""

from __future__ import annotations

from .course import Course
from .effects import Effects
from .forms import Forms
from .numbers import Numbers
from .operations import Operations
from .placing import Putting
from .settling import Settling
from .turn import Turn

__all__ = ["Reference"]


class Reference(Course, Turn, Numbers, Effects, Forms, Operations, Putting, Settling):
    """All sections together."""
