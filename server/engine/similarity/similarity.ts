import { nearDuplicate, rewrite } from './parameters';
import { containment, resemblance, type Sketch } from './sketch';
import { cosine, type TermVector } from './termVector';

/** The data of an article that is needed to compare it with others. */
export interface ArticleSignature {
  itemId: string;
  sourceId: string;
  /** The department of its channel; null for a provider's source, which every department sees. */
  departmentId: string | null;
  language: string;
  /** Milliseconds since the epoch (UTC). */
  published: number;
  sketch: Sketch;
  /** Empty while there are too few articles in the language. */
  terms: TermVector;
  /** The mean similarity to the nearest older articles; see `backgroundOf`. */
  background: number;
}

/** The result of comparing two articles. The similarity of copies is above 1, that of rewrites below. */
export interface Similarity {
  isCopy: boolean;
  /** True if it suffices only together with another weak one of the same story. */
  isWeak: boolean;
  similarity: number;
}

const hourMs = 3_600_000;

function hoursBetween(a: ArticleSignature, b: ArticleSignature): number {
  return Math.abs(a.published - b.published) / hourMs;
}

function copySimilarity(a: ArticleSignature, b: ArticleSignature, hours: number): number | null {
  if (hours > nearDuplicate.hours) return null;
  const resembling = resemblance(a.sketch, b.sketch);
  const isShort = Math.min(a.sketch.shingles, b.sketch.shingles) < nearDuplicate.shortShingles;
  if (a.sourceId === b.sourceId || isShort) {
    const inTime = a.sourceId !== b.sourceId || hours <= nearDuplicate.sameSourceHours;
    return inTime && resembling >= nearDuplicate.sameSourceResemblance ? resembling : null;
  }
  if (resembling >= nearDuplicate.resemblance) return resembling;
  const contained = containment(a.sketch, b.sketch, resembling);
  const isCut = resembling >= nearDuplicate.cutResemblance && contained >= nearDuplicate.cutContainment;
  return isCut || isBrief(a, b, resembling, contained) ? resembling : null;
}

/** Returns whether one text is a short excerpt of the other, such as a brief with the beginning of a report. */
function isBrief(a: ArticleSignature, b: ArticleSignature, resembling: number, contained: number): boolean {
  const [shorter = 0, longer = 0] = [a.sketch.shingles, b.sketch.shingles].sort((one, other) => one - other);
  return (
    longer >= nearDuplicate.briefTimes * shorter &&
    resembling >= nearDuplicate.briefResemblance &&
    contained >= nearDuplicate.briefContainment
  );
}

/** The similarity of two articles minus what is typical for articles of one storyline; null if it is too low. */
function rewriteSimilarity(a: ArticleSignature, b: ArticleSignature, hours: number): number | null {
  if (a.sourceId === b.sourceId || a.language !== b.language || hours > rewrite.hours) return null;
  const later = a.published > b.published ? a : b;
  const days = hours / 24;
  const similarity =
    cosine(a.terms, b.terms) -
    rewrite.similarityPerSquaredDay * days * days -
    rewrite.backgroundPart * later.background;
  return similarity >= rewrite.supportedSimilarity ? similarity : null;
}

/**
 * Compares two articles: as copies of one text (shingles), or as two texts about one event: same language, two sources,
 * at most `rewrite.hours` apart, and with similar weighted terms (Allan et al., "Topic detection and tracking", 1998),
 * minus a part of the later one's similarity to its older neighbors (Yang et al., "Topic-conditioned novelty detection",
 * 2002). Returns null if neither applies; a weak result suffices only together with another one of the same story.
 */
export function compareArticles(a: ArticleSignature, b: ArticleSignature): Similarity | null {
  const hours = hoursBetween(a, b);
  const copy = copySimilarity(a, b, hours);
  if (copy !== null) return { isCopy: true, isWeak: false, similarity: 1 + copy };
  const rewritten = rewriteSimilarity(a, b, hours);
  if (rewritten === null) return null;
  return { isCopy: false, isWeak: rewritten < rewrite.similarity, similarity: rewritten };
}

/** The mean similarity of an article to its `rewrite.backgroundNearest` nearest older articles. */
export function backgroundOf(article: ArticleSignature, others: Iterable<ArticleSignature>): number {
  const found: number[] = [];
  for (const other of others) {
    const hours = (article.published - other.published) / hourMs;
    if (hours <= rewrite.backgroundAfterHours || hours > rewrite.backgroundHours) continue;
    if (other.language === article.language) found.push(cosine(article.terms, other.terms));
  }
  const nearest = found.sort((a, b) => b - a).slice(0, rewrite.backgroundNearest);
  return nearest.reduce((sum, one) => sum + one, 0) / rewrite.backgroundNearest;
}
