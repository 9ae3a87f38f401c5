"""A queue between two threads that is emptied in batches."""

from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Generic, TypeVar

T = TypeVar("T")


class BatchQueue(Generic[T]):
    """The producer puts lists; the consumer takes everything that has been put so far, as one list."""

    def __init__(self) -> None:
        self._queue: SimpleQueue[list[T] | None] = SimpleQueue()
        self.open = True
        """Whether more may come; set by `take`, for the consumer."""

    def put(self, items: list[T]) -> None:
        """Add items."""
        self._queue.put(items)

    def close(self) -> None:
        """Say that nothing more will come."""
        self._queue.put(None)

    def take(self) -> list[T]:
        """Wait for at least one item or the end, and take all that is there."""
        batches = [self._queue.get()]
        with suppress(Empty):
            while True:
                batches.append(self._queue.get_nowait())
        self.open = None not in batches
        return [item for batch in batches if batch is not None for item in batch]
