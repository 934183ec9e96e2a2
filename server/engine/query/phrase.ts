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

function has(list: readonly number[], value: number): boolean {
  return list[lowerBound(list, value)] === value;
}

function rarest(lists: readonly (readonly number[])[]): number {
  let best = 0;
  lists.forEach((list, index) => {
    if (list.length < (lists[best]?.length ?? Infinity)) best = index;
  });
  return best;
}

type Lists = readonly (readonly number[])[];

/** Gives each word a position of its own within the window (augmenting paths): the positions, or null where there are too few. */
function seat(lists: Lists, from: number, slop: number): number[] | null {
  const taken = new Map<number, number>();
  const place = (index: number, tried: Set<number>): boolean => {
    const list = lists[index] ?? [];
    for (let i = lowerBound(list, from + index); i < list.length; i += 1) {
      const position = list[i] ?? 0;
      if (position > from + index + slop) break;
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

function reaches(lists: Lists, from: number, slop: number): boolean {
  return lists.every((list, index) => {
    const next = list[lowerBound(list, from + index)];
    return next !== undefined && next <= from + index + slop;
  });
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

/** The beginnings of windows, `from` to `to`, at which some word stands: all others only hold less. */
function windowStarts(lists: Lists, from: number, to: number): Set<number> {
  const starts = new Set<number>();
  lists.forEach((list, index) => {
    for (let i = lowerBound(list, from + index); i < list.length; i += 1) {
      const start = (list[i] ?? 0) - index;
      if (start > to) break;
      starts.add(start);
    }
  });
  return starts;
}

type Found = (positions: readonly number[]) => boolean;

function eachExact(lists: Lists, found: Found): void {
  const anchor = rarest(lists);
  for (const at of lists[anchor] ?? []) {
    const start = at - anchor;
    const stands = lists.every((list, index) => has(list, start + index));
    if (stands && !found(lists.map((_, index) => start + index))) return;
  }
}

function eachSloppy(lists: Lists, slop: number, found: Found): void {
  const repeated = repeatedWords(lists);
  if (repeated.some((one) => one.list.length < one.words)) return;
  const anchor = rarest(lists);
  let next = -Infinity;
  // The rarest word is somewhere in every window: try the windows around each of its positions, each window once.
  for (const at of lists[anchor] ?? []) {
    const last = at - anchor;
    const starts = windowStarts(lists, Math.max(next, last - slop), last);
    next = last + 1;
    for (const start of starts) {
      if (!reaches(lists, start, slop) || !repeated.every((one) => suffices(one, start, slop))) continue;
      const positions = seat(lists, start, slop);
      if (positions !== null && !found(positions)) return;
    }
  }
}

/** Calls `found` with the positions of each place where the phrase stands, until that answers false. */
function eachStand(lists: Lists, slop: number, found: Found): void {
  if (lists.some((list) => list.length === 0)) return;
  if (slop === 0) eachExact(lists, found);
  else eachSloppy(lists, slop, found);
}

/**
 * Whether words stand as a phrase. `lists[i]` holds the ascending positions of the phrase's i-th word. As in Lucene, slop
 * is how far the words may be moved in all: with each position lessened by the word's place, the largest and the smallest
 * differ by `slop` at most, so that a swap of neighbours costs 2. Each word takes a position of its own.
 */
export function standsAsPhrase(lists: Lists, slop: number): boolean {
  let stands = false;
  eachStand(lists, slop, () => {
    stands = true;
    return false;
  });
  return stands;
}

/** Steps that looking for all places of one phrase may take: a phrase of hundreds of words shows its first places. */
const positionsGathered = 20_000;

/** Every position that belongs to a place where the phrase stands; see `standsAsPhrase`. */
export function phrasePositions(lists: Lists, slop: number): Set<number> {
  const all = new Set<number>();
  let gathered = 0;
  eachStand(lists, slop, (positions) => {
    for (const position of positions) all.add(position);
    gathered += positions.length;
    return slop === 0 || gathered < positionsGathered;
  });
  return all;
}
