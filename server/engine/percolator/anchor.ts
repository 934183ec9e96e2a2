import { alwaysTrue, type Predicates } from './predicates';
import { ALL, AND, ANY, OR, PHRASE, PLACED, type Programs } from './program';

/** Predicates of which every matching article satisfies at least one, and the sum of their shares. */
export interface Anchor {
  predicates: readonly number[];
  share: number;
}

function anyOf(found: readonly number[], predicates: Predicates): Anchor {
  return { predicates: found, share: found.reduce((sum, predicate) => sum + predicates.share(predicate), 0) };
}

/**
 * All anchors of a condition; indexing it under any one of them is sufficient. Empty if the condition requires no
 * predicate.
 */
export function anchorsOf(programs: Programs, at: number, predicates: Predicates): Anchor[] {
  switch (programs.kindAt(at)) {
    case ALL:
      return programs.predicatesAt(at).map((predicate) => anyOf([predicate], predicates));
    case ANY:
    case PLACED:
      return [anyOf(programs.predicatesAt(at), predicates)];
    case PHRASE:
      return programs.placesAt(at).map((place) => anyOf(place, predicates));
    case AND:
      return programs.childrenAt(at).flatMap((child) => anchorsOf(programs, child, predicates));
    case OR: {
      const best = programs.childrenAt(at).map((child) => rarest(anchorsOf(programs, child, predicates)));
      if (best.some((anchor) => anchor === null)) return [];
      return [anyOf([...new Set(best.flatMap((anchor) => anchor?.predicates ?? []))], predicates)];
    }
    default:
      return [];
  }
}

export function rarest(anchors: readonly Anchor[]): Anchor | null {
  return anchors.reduce<Anchor | null>((best, one) => (best === null || one.share < best.share ? one : best), null);
}

/** The rarest of some predicates (-1 if there is none), and the next two, or `alwaysTrue` if there are fewer. */
export function threeRarest(all: Int32Array, predicates: Predicates): [number, number, number] {
  const found: [number, number, number] = [-1, alwaysTrue, alwaysTrue];
  const shares = [Infinity, Infinity, Infinity];
  for (const predicate of all) {
    const share = predicates.share(predicate);
    const place = shares.findIndex((other) => share < other);
    if (place < 0) continue;
    for (let to = 2; to > place; to -= 1) {
      found[to] = found[to - 1] === -1 ? alwaysTrue : (found[to - 1] ?? alwaysTrue);
      shares[to] = shares[to - 1] ?? Infinity;
    }
    found[place] = predicate;
    shares[place] = share;
  }
  return found;
}
