/** The part of the first list that the second one has too. */
export function sharedShare(one: readonly string[], other: readonly string[]): number {
  return one.length === 0 ? 1 : one.filter((id) => other.includes(id)).length / one.length;
}

/**
 * Kendall's tau over what both lists have: of all pairs, how many stand in the same order, minus those in the opposite
 * order, as a part of all. 1 if they agree, or share fewer than two.
 */
export function rankCorrelation(one: readonly string[], other: readonly string[]): number {
  const places = one.map((id) => other.indexOf(id)).filter((place) => place >= 0);
  let [pairs, agreeing] = [0, 0];
  places.forEach((place, index) => {
    for (const later of places.slice(index + 1)) {
      pairs += 1;
      agreeing += later > place ? 1 : -1;
    }
  });
  return pairs === 0 ? 1 : agreeing / pairs;
}
