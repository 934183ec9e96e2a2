interface TrieNode {
  next: Map<number, TrieNode> | null;
  /** The prefix that ends here, -1 where none does. */
  fact: number;
}

/** Prefixes, found by walking along a word: most words leave the trie at their second or third letter. */
export class PrefixTrie {
  private readonly root: TrieNode = { next: null, fact: -1 };
  size = 0;

  add(prefix: string, fact: number): void {
    let node = this.root;
    for (let index = 0; index < prefix.length; index += 1) {
      const code = prefix.charCodeAt(index);
      node.next ??= new Map();
      let child = node.next.get(code);
      if (child === undefined) node.next.set(code, (child = { next: null, fact: -1 }));
      node = child;
    }
    node.fact = fact;
    this.size += 1;
  }

  remove(prefix: string): void {
    const path: TrieNode[] = [this.root];
    for (let index = 0; index < prefix.length; index += 1) {
      const child = path.at(-1)?.next?.get(prefix.charCodeAt(index));
      if (child === undefined) return;
      path.push(child);
    }
    const last = path.at(-1);
    if (last !== undefined) last.fact = -1;
    this.size -= 1;
    for (let index = prefix.length; index > 0; index -= 1) {
      const node = path[index];
      if (node === undefined || node.fact !== -1 || (node.next?.size ?? 0) > 0) return;
      path[index - 1]?.next?.delete(prefix.charCodeAt(index - 1));
    }
  }

  /** Calls `found` for every prefix of a word. */
  walk(word: string, found: (fact: number) => void): void {
    let node: TrieNode | undefined = this.root;
    for (let index = 0; index < word.length; index += 1) {
      node = node.next?.get(word.charCodeAt(index));
      if (node === undefined) return;
      if (node.fact !== -1) found(node.fact);
    }
  }
}
