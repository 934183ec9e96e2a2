import { alwaysSo, type Facts } from './predicates';
import { ALL, AND, ANY, OR, PHRASE, PLACED, type Programs } from './program';

/** Predicates of which every matching article satisfies at least one, and the sum of their shares. */
export interface Anchor {
  facts: readonly number[];
  share: number;
}

function anyOf(found: readonly number[], facts: Facts): Anchor {
  return { facts: found, share: found.reduce((sum, fact) => sum + facts.share(fact), 0) };
}

/**
 * All anchors of a condition; indexing it under any one of them is sufficient. Empty if the condition requires no
 * predicate.
 */
export function anchorsOf(programs: Programs, at: number, facts: Facts): Anchor[] {
  switch (programs.kindAt(at)) {
    case ALL:
      return programs.factsAt(at).map((fact) => anyOf([fact], facts));
    case ANY:
    case PLACED:
      return [anyOf(programs.factsAt(at), facts)];
    case PHRASE:
      return programs.placesAt(at).map((place) => anyOf(place, facts));
    case AND:
      return programs.childrenAt(at).flatMap((child) => anchorsOf(programs, child, facts));
    case OR: {
      const best = programs.childrenAt(at).map((child) => rarest(anchorsOf(programs, child, facts)));
      if (best.some((anchor) => anchor === null)) return [];
      return [anyOf([...new Set(best.flatMap((anchor) => anchor?.facts ?? []))], facts)];
    }
    default:
      return [];
  }
}

export function rarest(anchors: readonly Anchor[]): Anchor | null {
  return anchors.reduce<Anchor | null>((best, one) => (best === null || one.share < best.share ? one : best), null);
}

/** The rarest of some predicates (-1 if there is none), and the next two, or `alwaysTrue` if there are fewer. */
export function threeRarest(all: Int32Array, facts: Facts): [number, number, number] {
  const found: [number, number, number] = [-1, alwaysSo, alwaysSo];
  const shares = [Infinity, Infinity, Infinity];
  for (const fact of all) {
    const share = facts.share(fact);
    const place = shares.findIndex((other) => share < other);
    if (place < 0) continue;
    for (let to = 2; to > place; to -= 1) {
      found[to] = found[to - 1] === -1 ? alwaysSo : (found[to - 1] ?? alwaysSo);
      shares[to] = shares[to - 1] ?? Infinity;
    }
    found[place] = fact;
    shares[place] = share;
  }
  return found;
}
