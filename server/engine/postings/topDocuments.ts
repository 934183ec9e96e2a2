/** Keeps the first k documents of an order in a binary heap with the last of them at the top. */
export class TopDocuments {
  private readonly heap: number[] = [];

  /** @param before Returns true if a document precedes another. */
  constructor(
    private readonly most: number,
    private readonly before: (one: number, other: number) => boolean,
  ) {}

  /** The last document kept, which the next one must precede; null if there is still room. */
  get last(): number | null {
    return this.heap.length < this.most ? null : (this.heap[0] ?? null);
  }

  /** True if the document would be kept. */
  accepts(document: number): boolean {
    const { last } = this;
    return this.most > 0 && (last === null || this.before(document, last));
  }

  offer(document: number): void {
    const { heap } = this;
    if (!this.accepts(document)) return;
    if (heap.length < this.most) {
      heap.push(document);
      this.rise(heap.length - 1);
      return;
    }
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

  /** The documents in order. */
  sorted(): number[] {
    return [...this.heap].sort((one, other) => (this.before(one, other) ? -1 : 1));
  }
}
