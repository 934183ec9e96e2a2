import { IntList } from './intList';

const none = -1;

/**
 * Finds prefixes by walking along a word; most words leave the trie at their second or third letter. The edges of all
 * nodes are in one open-addressing hash table. Nodes of removed prefixes stay until they are half of all; then the trie
 * is rebuilt.
 */
export class PrefixTrie {
  private readonly predicates = new Map<string, number>();
  /** For each node, the predicate of the prefix that ends there, or -1. */
  readonly predicateAt = new IntList();
  private removed = 0;
  private steps = 0;
  private from = new Int32Array();
  private code = new Uint16Array();
  private to = new Int32Array();

  constructor() {
    this.layOut();
  }

  get size(): number {
    return this.predicates.size;
  }

  add(prefix: string, predicate: number): void {
    this.predicates.set(prefix, predicate);
    this.enter(prefix, predicate);
  }

  remove(prefix: string): void {
    if (!this.predicates.delete(prefix)) return;
    this.predicateAt.set(this.nodeOf(prefix), none);
    this.removed += 1;
    if (this.removed > this.predicates.size + 64) this.layOut();
  }

  /** The child of a node for a letter (UTF-16 unit), or -1. The root is 0. */
  step(node: number, code: number): number {
    const mask = this.from.length - 1;
    for (let at = placeOf(node, code) & mask; ; at = (at + 1) & mask) {
      const from = this.from[at];
      if (from === none) return none;
      if (from === node && this.code[at] === code) return this.to[at] ?? none;
    }
  }

  private nodeOf(prefix: string): number {
    let node = 0;
    for (let index = 0; index < prefix.length; index += 1) node = this.step(node, prefix.charCodeAt(index));
    return node;
  }

  private enter(prefix: string, predicate: number): void {
    let node = 0;
    for (let index = 0; index < prefix.length; index += 1) {
      const code = prefix.charCodeAt(index);
      const next = this.step(node, code);
      node = next === none ? this.addStep(node, code) : next;
    }
    this.predicateAt.set(node, predicate);
  }

  private addStep(node: number, code: number): number {
    if (this.steps * 2 >= this.from.length) this.resize(this.from.length * 2);
    const child = this.predicateAt.length;
    this.predicateAt.push(none);
    this.steps += 1;
    this.put(node, code, child);
    return child;
  }

  private put(node: number, code: number, child: number): void {
    const mask = this.from.length - 1;
    let at = placeOf(node, code) & mask;
    while (this.from[at] !== none) at = (at + 1) & mask;
    this.from[at] = node;
    this.code[at] = code;
    this.to[at] = child;
  }

  private resize(size: number): void {
    const { from, code, to } = this;
    this.from = new Int32Array(size).fill(none);
    this.code = new Uint16Array(size);
    this.to = new Int32Array(size);
    from.forEach((node, at) => {
      if (node !== none) this.put(node, code[at] ?? 0, to[at] ?? 0);
    });
  }

  private layOut(): void {
    this.removed = 0;
    this.steps = 0;
    this.predicateAt.length = 0;
    this.predicateAt.push(none);
    this.from = new Int32Array();
    this.resize(64);
    for (const [prefix, predicate] of this.predicates) this.enter(prefix, predicate);
  }
}

function placeOf(node: number, code: number): number {
  const mixed = Math.imul(node, 0x9e3779b1) ^ Math.imul(code + 1, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
