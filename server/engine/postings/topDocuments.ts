/** Keeps the first so many documents of an order, without sorting the others: a heap with the last of them on top. */
export class TopDocuments {
  private readonly heap: number[] = [];

  /** @param before whether a document comes before another */
  constructor(
    private readonly most: number,
    private readonly before: (one: number, other: number) => boolean,
  ) {}

  /** The last of those kept, which the next one has to come before; null while there is room. */
  get last(): number | null {
    return this.heap.length < this.most ? null : (this.heap[0] ?? null);
  }

  offer(document: number): void {
    const { heap, before } = this;
    if (this.most === 0) return;
    if (heap.length < this.most) {
      heap.push(document);
      this.rise(heap.length - 1);
      return;
    }
    const last = heap[0];
    if (last === undefined || !before(document, last)) return;
    heap[0] = document;
    this.sink();
  }

  private rise(from: number): void {
    const { heap, before } = this;
    const document = heap[from] ?? 0;
    let at = from;
    while (at > 0) {
      const above = (at - 1) >>> 1;
      const other = heap[above] ?? 0;
      if (!before(other, document)) break;
      heap[at] = other;
      at = above;
    }
    heap[at] = document;
  }

  private sink(): void {
    const { heap, before } = this;
    const document = heap[0] ?? 0;
    let at = 0;
    for (;;) {
      let below = at * 2 + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && before(heap[below] ?? 0, heap[below + 1] ?? 0)) below += 1;
      const other = heap[below] ?? 0;
      if (!before(document, other)) break;
      heap[at] = other;
      at = below;
    }
    heap[at] = document;
  }

  /** In order. */
  sorted(): number[] {
    return [...this.heap].sort((one, other) => (this.before(one, other) ? -1 : 1));
  }
}
