/** The index of the first element that is at least `value` in an ascending list. */
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
 * What looking for a phrase in one article may take, some 20 ms. Only an article that repeats words thousands of times, asked for
 * a phrase that does too, needs more: it counts as one without the phrase.
 */
export class PhraseSteps {
  private left = 2_000_000;

  take(count: number): boolean {
    this.left -= count;
    return this.left > 0;
  }
}

/**
 * Gives each word the first free position of its window. Words with the same list have windows that begin and end in the
 * words' order, so that no other choice serves more of them; null where there are too few, or where lists overlap that
 * are not the same and another choice might serve.
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

/** Whether any position is in two lists that are not the same. */
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

/** Gives each word a position of its own within the window (augmenting paths): the positions, or null where there are too few. */
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

/** Words of a phrase that have the very same positions: there must be as many of these as there are words. */
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
 * Calls `found` with the start of each window that has a position for every word and a word at its start, ascending, until that
 * returns false. Each round moves every word to its first position in the window, and leaps to where the last of them allows.
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
  /** How many consecutive positions the list has from each on; null for a single word, which needs no second one. */
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

/** Giving a word its position takes as long as so many steps from one position to the next. */
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

/** Calls `found` with the positions of each place where the phrase stands, until that answers false. */
function eachStand(lists: Lists, slop: number, steps: PhraseSteps, found: Found): void {
  if (lists.some((list) => list.length === 0)) return;
  if (slop === 0) eachExact(lists, steps, found);
  else eachSloppy(lists, slop, steps, found);
}

/**
 * Whether words stand as a phrase. `lists[i]` holds the ascending positions of the phrase's i-th word; a word that the phrase
 * repeats should have the same list each time, which is much quicker. As in Lucene, slop
 * is how far the words may be moved in all: with each position lessened by the word's place, the largest and the smallest
 * differ by `slop` at most, so that a swap of neighbours costs 2. Each word takes a position of its own.
 */
export function standsAsPhrase(lists: Lists, slop: number): boolean {
  let stands = false;
  eachStand(lists, slop, new PhraseSteps(), () => {
    stands = true;
    return false;
  });
  return stands;
}

/** Positions that all places of one phrase may have together: a phrase of hundreds of words shows its first places. */
const positionsGathered = 20_000;

/**
 * Every position that belongs to a place where the phrase stands; see `standsAsPhrase`.
 * @param steps shared by all phrases that are looked for in a text
 */
export function phrasePositions(lists: Lists, slop: number, steps: PhraseSteps): Set<number> {
  const all = new Set<number>();
  let gathered = 0;
  eachStand(lists, slop, steps, (positions) => {
    for (const position of positions) all.add(position);
    gathered += positions.length;
    return gathered < positionsGathered;
  });
  return all;
}
