/** The lists of names that a provider gives an article. */
export interface ArticleMetadata {
  organization: readonly string[];
  location: readonly string[];
  industry: readonly string[];
  subject: readonly string[];
  indication: readonly string[];
  drugclass: readonly string[];
  phase: readonly string[];
  keyword: readonly string[];
}

/** What the engine reads of an article: plain text, no markup. */
export interface ArticleText extends ArticleMetadata {
  headline: string;
  /** The lead; searched as part of the body. */
  summary: string;
  body: string;
  author: readonly string[];
  publication: string;
  category: { id: string; name: string } | null;
  /** Names of further categories, as an import gives them; found by `category:`. */
  categoryNames?: readonly string[];
  /** ISO 639-1, with or without a region; null where the source names none. */
  language: string | null;
  source: { id: string; name: string; packageIds: readonly string[] };
  /** The department whose channel it came from; null for a provider's source. */
  departmentId: string | null;
  /** ISO 8601, UTC. */
  published: string;
}

export const metadataFields = [
  'organization',
  'location',
  'industry',
  'subject',
  'indication',
  'drugclass',
  'phase',
  'keyword',
] as const satisfies readonly (keyof ArticleMetadata)[];

/** The metadata of an article of which a source says nothing but its text. */
export const noMetadata = () =>
  ({
    organization: [],
    location: [],
    industry: [],
    subject: [],
    indication: [],
    drugclass: [],
    phase: [],
    keyword: [],
  }) satisfies ArticleMetadata;
