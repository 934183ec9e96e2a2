import { near, rewrite } from './parameters';
import { containment, resemblance, type Sketch } from './sketch';
import { cosine, type TermVector } from './termVector';

/** An article as stories know it. */
export interface Telling {
  itemId: string;
  sourceId: string;
  /** Whose channel it came from; null: a provider's, seen by every department. */
  departmentId: string | null;
  language: string;
  /** Milliseconds since 1970 UTC. */
  published: number;
  sketch: Sketch;
  /** Empty while too few articles of the language are known. */
  terms: TermVector;
  /** How much it is like the nearest older articles, see `backgroundOf`. */
  background: number;
}

/** Why two articles tell one story, and how surely: a copy's likeness is above 1, a rewrite's below. */
export interface Likeness {
  isCopy: boolean;
  /** Not enough by itself: only where it is so like another of the same story too. */
  isWeak: boolean;
  likeness: number;
}

const hourMs = 3_600_000;

function hoursBetween(a: Telling, b: Telling): number {
  return Math.abs(a.published - b.published) / hourMs;
}

function copyLikeness(a: Telling, b: Telling, hours: number): number | null {
  if (hours > near.hours) return null;
  const resembling = resemblance(a.sketch, b.sketch);
  const isShort = Math.min(a.sketch.shingles, b.sketch.shingles) < near.shortShingles;
  if (a.sourceId === b.sourceId || isShort) {
    const inTime = a.sourceId !== b.sourceId || hours <= near.sameSourceHours;
    return inTime && resembling >= near.sameSourceResemblance ? resembling : null;
  }
  if (resembling >= near.resemblance) return resembling;
  const contained = containment(a.sketch, b.sketch, resembling);
  const isCut = resembling >= near.cutResemblance && contained >= near.cutContainment;
  return isCut || isBrief(a, b, resembling, contained) ? resembling : null;
}

/** Whether one of two texts is a short piece of the other, as a brief prints the beginning of a report. */
function isBrief(a: Telling, b: Telling, resembling: number, contained: number): boolean {
  const [shorter = 0, longer = 0] = [a.sketch.shingles, b.sketch.shingles].sort((one, other) => one - other);
  return (
    longer >= near.briefTimes * shorter && resembling >= near.briefResemblance && contained >= near.briefContainment
  );
}

/** How much more alike two articles are than two of one storyline have to be; null: they are not. */
function rewriteLikeness(a: Telling, b: Telling, hours: number): number | null {
  if (a.sourceId === b.sourceId || a.language !== b.language || hours > rewrite.hours) return null;
  const later = a.published > b.published ? a : b;
  const days = hours / 24;
  const likeness =
    cosine(a.terms, b.terms) - rewrite.likenessPerSquaredDay * days * days - rewrite.backgroundPart * later.background;
  return likeness >= rewrite.supportedLikeness ? likeness : null;
}

/**
 * Whether two articles tell one story: as copies of one text (their shingles), or as two texts on one event that came
 * out within hours at two sources (their weighed terms; Allan et al., "Topic detection and tracking", 1998), which are
 * more like each other than the later is like its older neighbours (Yang et al., "Topic-conditioned novelty detection",
 * 2002). Null: neither.
 */
export function likenessOf(a: Telling, b: Telling): Likeness | null {
  const hours = hoursBetween(a, b);
  const copy = copyLikeness(a, b, hours);
  if (copy !== null) return { isCopy: true, isWeak: false, likeness: 1 + copy };
  const rewritten = rewriteLikeness(a, b, hours);
  if (rewritten === null) return null;
  return { isCopy: false, isWeak: rewritten < rewrite.likeness, likeness: rewritten };
}

/** How much an article is like the nearest of the articles before it, mean of `rewrite.backgroundNearest`. */
export function backgroundOf(article: Telling, others: Iterable<Telling>): number {
  const found: number[] = [];
  for (const other of others) {
    const hours = (article.published - other.published) / hourMs;
    if (hours <= rewrite.backgroundAfterHours || hours > rewrite.backgroundHours) continue;
    if (other.language === article.language) found.push(cosine(article.terms, other.terms));
  }
  const nearest = found.sort((a, b) => b - a).slice(0, rewrite.backgroundNearest);
  return nearest.reduce((sum, one) => sum + one, 0) / rewrite.backgroundNearest;
}
