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

/** Calls `found` with the positions of each place where the phrase stands, until that answers false. */
function eachStand(lists: Lists, slop: number, found: (positions: readonly number[]) => boolean): void {
  if (lists.some((list) => list.length === 0)) return;
  const anchor = rarest(lists);
  // The rarest word is somewhere in every window: try the windows around each of its positions.
  for (const at of lists[anchor] ?? []) {
    const adjusted = at - anchor;
    if (slop === 0) {
      const stands = lists.every((list, index) => has(list, adjusted + index));
      if (stands && !found(lists.map((_, index) => adjusted + index))) return;
      continue;
    }
    const starts = new Set<number>();
    lists.forEach((list, index) => {
      for (let i = lowerBound(list, adjusted - slop + index); i < list.length; i += 1) {
        const start = (list[i] ?? 0) - index;
        if (start > adjusted) break;
        starts.add(start);
      }
    });
    for (const start of starts) {
      const positions = reaches(lists, start, slop) ? seat(lists, start, slop) : null;
      if (positions !== null && !found(positions)) return;
    }
  }
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

/** Every position that belongs to a place where the phrase stands; see `standsAsPhrase`. */
export function phrasePositions(lists: Lists, slop: number): Set<number> {
  const all = new Set<number>();
  eachStand(lists, slop, (positions) => {
    for (const position of positions) all.add(position);
    return true;
  });
  return all;
}
