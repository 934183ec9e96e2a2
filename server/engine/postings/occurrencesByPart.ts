// The occurrences of a lexeme in the parts of an article, packed into 32 bits: headline 8, lead 8, text 16.

/** The headline count if the headline was derived from the text: it only means that the lexeme occurs in it. */
export const derivedHeadline = 255;
const mostInHeadline = 254;
const mostInLead = 255;
const mostInText = 65_535;

export function packCounts(headline: number, lead: number, text: number): number {
  const packed =
    (Math.min(headline, headline === derivedHeadline ? derivedHeadline : mostInHeadline) << 24) |
    (Math.min(lead, mostInLead) << 16) |
    Math.min(text, mostInText);
  return packed >>> 0;
}

export function inHeadline(counts: number): number {
  return counts >>> 24;
}

export function inLead(counts: number): number {
  return (counts >>> 16) & 0xff;
}

export function inText(counts: number): number {
  return counts & 0xffff;
}

/** The larger count for each part. */
export function mostOf(one: number, other: number): number {
  if (one === 0) return other;
  return packCounts(
    Math.max(inHeadline(one), inHeadline(other)),
    Math.max(inLead(one), inLead(other)),
    Math.max(inText(one), inText(other)),
  );
}

/** Replaces each count by 0 or 1. */
export function presenceOf(counts: number): number {
  const headline = inHeadline(counts);
  return packCounts(
    headline === derivedHeadline ? headline : Math.min(1, headline),
    Math.min(1, inLead(counts)),
    Math.min(1, inText(counts)),
  );
}

/**
 * Halves the counts of a compound, which is stored at the positions of both its first and last part (`covid19` of
 * COVID-19).
 */
export function halfOf(counts: number): number {
  const headline = inHeadline(counts);
  return packCounts(
    headline === derivedHeadline ? headline : Math.ceil(headline / 2),
    Math.ceil(inLead(counts) / 2),
    Math.ceil(inText(counts) / 2),
  );
}
