/** The index of the first element of an ascending list that is at least `value`. */
function lowerBound(list: readonly number[], value: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function rarest(lists: readonly (readonly number[])[]): number {
  let best = 0;
  lists.forEach((list, index) => {
    if (list.length < (lists[best]?.length ?? Infinity)) best = index;
  });
  return best;
}

type Lists = readonly (readonly number[])[];

/**
 * The budget for matching one phrase in one article, or for highlighting all phrases of a query in one text: about
 * 20 ms. Only an article and a phrase that both repeat words
 * thousands of times exceed it; such an article counts as not containing the phrase.
 */
export class PhraseSteps {
  private left = 2_000_000;

  take(count: number): boolean {
    this.left -= count;
    return this.left > 0;
  }
}

/**
 * Assigns each word the first free position of its window. Words with the same list have windows that start and end in
 * the order of the words, so the greedy assignment is optimal. Returns null if there are too few positions, or if
 * different lists overlap and another assignment might succeed.
 */
function seatInOrder(lists: Lists, from: number, slop: number): number[] | null {
  const taken = new Set<number>();
  const next = new Map<readonly number[], number>();
  for (const [index, list] of lists.entries()) {
    let at = Math.max(next.get(list) ?? 0, lowerBound(list, from + index));
    while (at < list.length && taken.has(list[at] ?? 0)) at += 1;
    const position = list[at] ?? Infinity;
    if (position > from + index + slop) return null;
    next.set(list, at + 1);
    taken.add(position);
  }
  return [...taken];
}

/** Returns whether a position occurs in two different lists. */
function overlap(distinct: Iterable<readonly number[]>): boolean {
  const seen = new Set<number>();
  for (const list of distinct) {
    for (const position of list) {
      if (seen.has(position)) return true;
      seen.add(position);
    }
  }
  return false;
}

/**
 * Assigns each word a position of its own within the window by bipartite matching (augmenting paths). Returns the
 * positions, or null if there are too few.
 */
function seatByAugmenting(lists: Lists, from: number, slop: number, steps: PhraseSteps): number[] | null {
  const taken = new Map<number, number>();
  const place = (index: number, tried: Set<number>): boolean => {
    const list = lists[index] ?? [];
    for (let i = lowerBound(list, from + index); i < list.length; i += 1) {
      const position = list[i] ?? 0;
      if (position > from + index + slop || !steps.take(1)) break;
      if (tried.has(position)) continue;
      tried.add(position);
      const holder = taken.get(position);
      if (holder === undefined || place(holder, tried)) {
        taken.set(position, index);
        return true;
      }
    }
    return false;
  };
  return lists.every((_, index) => place(index, new Set())) ? [...taken.keys()] : null;
}

/** Words of a phrase with the same list, which needs at least as many positions as there are words. */
interface Repeated {
  list: readonly number[];
  first: number;
  last: number;
  words: number;
}

function repeatedWords(lists: Lists): Repeated[] {
  const found = new Map<readonly number[], Repeated>();
  lists.forEach((list, index) => {
    const known = found.get(list);
    if (known === undefined) found.set(list, { list, first: index, last: index, words: 1 });
    else Object.assign(known, { last: index, words: known.words + 1 });
  });
  return [...found.values()].filter((one) => one.words > 1);
}

function suffices({ list, first, last, words }: Repeated, from: number, slop: number): boolean {
  return lowerBound(list, from + last + slop + 1) - lowerBound(list, from + first) >= words;
}

/**
 * Calls `found` with the start of each window that has a position for every word and starts with a word, ascending,
 * until it returns false. Each round moves every word to its first position in the window, then jumps as far as the
 * last of them allows.
 */
function eachWindow(lists: Lists, slop: number, steps: PhraseSteps, found: (start: number) => boolean): void {
  const next = new Uint32Array(lists.length);
  let start = -Infinity;
  while (steps.take(lists.length)) {
    let first = Infinity;
    let last = -Infinity;
    for (let index = 0; index < lists.length; index += 1) {
      const list = lists[index] ?? [];
      let at = next[index] ?? 0;
      while (at < list.length && (list[at] ?? 0) < start + index) at += 1;
      next[index] = at;
      if (at === list.length) return;
      const adjusted = (list[at] ?? 0) - index;
      first = Math.min(first, adjusted);
      last = Math.max(last, adjusted);
    }
    if (first < last - slop) start = last - slop;
    else if (!found(first)) return;
    else start = first + 1;
  }
}

type Found = (positions: readonly number[]) => boolean;

/** Consecutive words of a phrase with the same list. */
interface Run {
  list: readonly number[];
  first: number;
  words: number;
  /** For each position, the number of consecutive positions from it on; null for a single word. */
  lengths: Uint32Array | null;
}

function runLengths(list: readonly number[]): Uint32Array {
  const lengths = new Uint32Array(list.length);
  for (let at = list.length - 1; at >= 0; at -= 1) {
    lengths[at] = list[at + 1] === (list[at] ?? 0) + 1 ? (lengths[at + 1] ?? 0) + 1 : 1;
  }
  return lengths;
}

function runsOf(lists: Lists): Run[] {
  const runs: Run[] = [];
  lists.forEach((list, index) => {
    const last = runs.at(-1);
    if (last?.list === list) last.words += 1;
    else runs.push({ list, first: index, words: 1, lengths: null });
  });
  const known = new Map<readonly number[], Uint32Array>();
  for (const run of runs) {
    if (run.words === 1) continue;
    run.lengths = known.get(run.list) ?? runLengths(run.list);
    known.set(run.list, run.lengths);
  }
  return runs;
}

function standsAt({ list, first, words, lengths }: Run, start: number): boolean {
  const at = lowerBound(list, start + first);
  return list[at] === start + first && (lengths?.[at] ?? 1) >= words;
}

function eachExact(lists: Lists, steps: PhraseSteps, found: Found): void {
  const runs = runsOf(lists);
  const anchor = rarest(lists);
  for (const at of lists[anchor] ?? []) {
    const start = at - anchor;
    const stands = runs.every((run) => steps.take(1) && standsAt(run, start));
    if (stands && !found(lists.map((_, index) => start + index))) return;
  }
}

/** The cost of an assignment, per word, in steps. */
const stepsOfSeating = 8;

function eachSloppy(lists: Lists, slop: number, steps: PhraseSteps, found: Found): void {
  const repeated = repeatedWords(lists);
  if (repeated.some((one) => one.list.length < one.words)) return;
  let mayAugment: boolean | undefined;
  eachWindow(lists, slop, steps, (start) => {
    if (!repeated.every((one) => suffices(one, start, slop))) return true;
    if (!steps.take(lists.length * stepsOfSeating)) return false;
    const inOrder = seatInOrder(lists, start, slop);
    if (inOrder !== null) return found(inOrder);
    mayAugment ??= overlap(new Set(lists));
    const positions = mayAugment ? seatByAugmenting(lists, start, slop, steps) : null;
    return positions === null || found(positions);
  });
}

/** Calls `found` with the positions of each occurrence of the phrase, until it returns false. */
function eachOccurrence(lists: Lists, slop: number, steps: PhraseSteps, found: Found): void {
  if (lists.some((list) => list.length === 0)) return;
  if (slop === 0) eachExact(lists, steps, found);
  else eachSloppy(lists, slop, steps, found);
}

/**
 * Returns whether the words form the phrase. `lists[i]` contains the ascending positions of the i-th word; repeated
 * words should have the same array, which is much faster. Slop has Lucene's meaning, the total distance that words may
 * be moved: after subtracting each word's index from its position, the largest and the smallest differ by at most
 * `slop`, so a swap of neighbors costs 2. Each word needs a position of its own.
 */
export function matchesPhrase(lists: Lists, slop: number): boolean {
  let stands = false;
  eachOccurrence(lists, slop, new PhraseSteps(), () => {
    stands = true;
    return false;
  });
  return stands;
}

/**
 * The maximum number of positions collected for one phrase; of a phrase with hundreds of words, only the first
 * occurrences are highlighted.
 */
const positionsGathered = 20_000;

/**
 * All positions that belong to an occurrence of the phrase; see `matchesPhrase`.
 * @param steps The budget shared by all phrases of a text.
 */
export function phrasePositions(lists: Lists, slop: number, steps: PhraseSteps): Set<number> {
  const all = new Set<number>();
  let gathered = 0;
  eachOccurrence(lists, slop, steps, (positions) => {
    for (const position of positions) all.add(position);
    gathered += positions.length;
    return gathered < positionsGathered;
  });
  return all;
}
