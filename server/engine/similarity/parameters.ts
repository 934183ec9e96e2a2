/**
 * Thresholds for deciding whether two articles belong to one story. Each is in the middle of a plateau of good values;
 * see docs/decisions/stories.md. Times are hours between two publications.
 */
export const nearDuplicate = {
  /** The number of words in a shingle. */
  shingleWords: 4,
  /**
   * The number of MinHash values in a sketch. For lookup they form 20 bands of 3, which find 93% of pairs with a
   * resemblance of 0.5.
   */
  sketchSize: 64,
  bands: 20,
  bandSize: 3,
  /** The resemblance from which two articles are copies of one text. */
  resemblance: 0.5,
  /** A shortened copy has a lower resemblance but a higher containment. */
  cutResemblance: 0.25,
  cutContainment: 0.75,
  /**
   * The minimum ratio of lengths for a brief. Three of 64 equal values aren't a coincidence, and most of the brief is
   * contained in the longer text.
   */
  briefTimes: 3,
  briefResemblance: 3 / 64,
  briefContainment: 0.5,
  /**
   * A source may publish similar texts from a template every day, so within one source only near-identical ones are
   * copies.
   */
  sameSourceResemblance: 0.8,
  sameSourceHours: 72,
  hours: 14 * 24,
  /** Texts with fewer shingles say too little; only identical ones are copies. */
  shortShingles: 20,
} as const;

export const rewrite = {
  /** The number of terms that are stored and compared, heaviest first. */
  terms: 160,
  /** The number of these terms that are lookup keys. */
  keys: 16,
  /** Metadata (subject, keyword, place) weighs more than a word of the text. */
  metadataWeight: 3,
  hours: 36,
  /** The required similarity, and its increase with the square of the days between the articles. */
  similarity: 0.215,
  similarityPerSquaredDay: 1,
  /** The lower threshold for joining a story with articles of two sources, if the article is similar to both. */
  supportedSimilarity: 0.12,
  /** The fraction of the similarity to older articles that is subtracted, because a storyline isn't a story. */
  backgroundPart: 0.6,
  backgroundNearest: 3,
  backgroundAfterHours: 12,
  backgroundHours: 14 * 24,
  /** The number of articles of a language from which term weights are used. */
  ripeArticles: 150,
} as const;

export const lookupLimits = {
  /** The maximum number of newest articles looked up for one term, and of articles compared with one new article. */
  perTerm: 32,
  perBand: 16,
  perOlderTerm: 16,
  /** The maximum number of entries scanned for one term. */
  steps: 4_000,
  compared: 24,
  older: 12,
} as const;
