/**
 * What decides whether two articles tell one story; each number was chosen on a plateau, see docs/decisions/stories.md.
 * Times are hours between two publications.
 */
export const near = {
  /** Words in a shingle. */
  shingleWords: 4,
  /** Hash values in a sketch, and how they are banded for look-up: 20 bands of 3 find a resemblance of .5 in 93 of 100. */
  sketchSize: 64,
  bands: 20,
  bandSize: 3,
  /** Resemblance from which two articles are copies of one text. */
  resemblance: 0.5,
  /** A cut text resembles less and is contained more. */
  cutResemblance: 0.25,
  cutContainment: 0.75,
  /** A brief of a text that is longer by so many times: three of 64 values that agree are no chance, and it is mostly contained. */
  briefTimes: 3,
  briefResemblance: 3 / 64,
  briefContainment: 0.5,
  /** One source sends templates day by day: from it only what is nearly all the same is a copy. */
  sameSourceResemblance: 0.8,
  sameSourceHours: 72,
  hours: 14 * 24,
  /** A text of fewer shingles says too little: only the same text is a copy. */
  shortShingles: 20,
} as const;

export const rewrite = {
  /** Terms of an article that are kept and compared, the heaviest. */
  terms: 160,
  /** Those of them by which it is looked up. */
  keys: 16,
  /** What a provider says of an article (subject, keyword, place) weighs more than a word of its text. */
  metadataWeight: 3,
  hours: 36,
  /** The likeness that is asked for, and how much more of it with the square of the days between. */
  likeness: 0.215,
  likenessPerSquaredDay: 1,
  /** From here on an article belongs to a story that two sources tell, if it is like both. */
  supportedLikeness: 0.12,
  /** Of how much an article is like older ones, this part is taken off: a storyline is not a story. */
  backgroundPart: 0.6,
  backgroundNearest: 3,
  backgroundAfterHours: 12,
  backgroundHours: 14 * 24,
  /** Articles of a language before their words can be weighed. */
  ripeArticles: 150,
} as const;

export const lookUp = {
  /** Newest articles looked at for one term, and articles compared for one arrival. */
  perTerm: 32,
  perBand: 16,
  perOlderTerm: 16,
  /** Entries passed by for one term. */
  steps: 4_000,
  compared: 24,
  older: 12,
} as const;
