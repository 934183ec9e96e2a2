/** Names that a source tags an article with. */
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

/** The text of an article for the engine: plain text without markup. */
export interface ArticleText extends ArticleMetadata {
  headline: string;
  /** The lead; searched as part of the body. */
  summary: string;
  body: string;
  author: readonly string[];
  publication: string;
  category: { id: string; name: string } | null;
  /** Names of further categories, set by imports; searched by `category:`. */
  categoryNames?: readonly string[];
  /** ISO 639-1, with or without a region; null if the source states none. */
  language: string | null;
  source: { id: string; name: string; packageIds: readonly string[] };
  /** The department of the article's channel; null for a provider's source. */
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

/** Empty metadata, for an article without tags. */
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
