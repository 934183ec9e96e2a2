import type { Condition } from './condition';
import type { Facts } from './facts';

/** Facts one of which is so of every article that matches, and the share of articles that have one. */
export interface Anchor {
  facts: readonly number[];
  share: number;
}

/** The anchor that any of some facts make. */
export function anyOf(found: readonly number[], facts: Facts): Anchor {
  return { facts: found, share: found.reduce((sum, fact) => sum + facts.share(fact), 0) };
}

/** Every anchor that a condition offers: each is enough to file it under. None: nothing need be so of its articles. */
export function anchorsOf(condition: Condition, facts: Facts): Anchor[] {
  switch (condition.kind) {
    case 'allFacts':
      return condition.facts.map((fact) => anyOf([fact], facts));
    case 'anyFact':
    case 'placed':
      return [anyOf(condition.facts, facts)];
    case 'phrase':
      return condition.places.map((place) => anyOf(place, facts));
    case 'and':
      return condition.children.flatMap((child) => anchorsOf(child, facts));
    case 'or': {
      const best = condition.children.map((child) => rarest(anchorsOf(child, facts)));
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

/** The rarest single fact, beside those of the filing, that must be so too: looked at before the query itself. */
export function guardOf(anchors: readonly Anchor[], filed: Anchor): number {
  const others = anchors.filter((anchor) => anchor.facts.length === 1 && anchor !== filed);
  return rarest(others)?.facts[0] ?? -1;
}
