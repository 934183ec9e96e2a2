import { alwaysSo, type Facts } from './predicates';
import { ALL, AND, ANY, OR, PHRASE, PLACED, type Programs } from './program';

/** Facts one of which is so of every article that matches, and the share of articles that have one. */
export interface Anchor {
  facts: readonly number[];
  share: number;
}

function anyOf(found: readonly number[], facts: Facts): Anchor {
  return { facts: found, share: found.reduce((sum, fact) => sum + facts.share(fact), 0) };
}

/** Every anchor that a condition offers: each is enough to file it under. None: nothing need be so of its articles. */
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

/** The rarest of some facts, -1 where there is none, and the two rarest of the others, or what is always so. */
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
