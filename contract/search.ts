import { Type, type Static } from 'typebox';
import { ArticleCard } from './article';
import { Id, Instant, NumberId } from './common';
import { limits } from './limits';
import { nameFields } from './query/fields';
import { Term } from './query/term';

export const SortOrder = Type.Union([Type.Literal('NEWEST_FIRST'), Type.Literal('RELEVANT_FIRST')]);
export type SortOrder = Static<typeof SortOrder>;
const Grouping = Type.Union([Type.Literal('NONE'), Type.Literal('STORY')]);
const CountRelation = Type.Union([Type.Literal('eq'), Type.Literal('gte')]);

const CardField = Type.KeyOf(ArticleCard);

/**
 * POST /data/v1/search. For a topic's results, `profile` (and `owner`) is set; the server uses the topic's query and
 * sources.
 */
export const SearchBody = Type.Object({
  queryString: Type.Optional(Type.String({ maxLength: 20_000, title: 'Search text' })),
  profile: Type.Optional(Id),
  owner: Type.Optional(Id),
  /** Ids of sources or packages; absent or empty for all. */
  sources: Type.Optional(Type.Array(Id, { maxItems: 1_000, title: 'Sources' })),
  searchOptions: Type.Optional(Type.Object({ includeOldRevisions: Type.Optional(Type.Boolean()) })),
  retrievalOptions: Type.Optional(
    Type.Object({
      start: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
      limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
      sortOrder: Type.Optional(SortOrder),
      /**
       * Only with RELEVANT_FIRST: blends recency into relevance. An article's score falls toward half with its age,
       * half-way after this many days: score × (1 + 2^(−age / half-life)) / 2, with the age at `asOf`. Absent:
       * relevance only.
       */
      recencyHalfLifeDays: Type.Optional(Type.Number({ minimum: 0.1, maximum: limits.recencyHalfLifeDays })),
      grouping: Type.Optional(Grouping),
      /** Fields returned for each result, besides `itemId` and `itemVersion`; absent or empty for all. */
      fields: Type.Optional(Type.Array(CardField, { maxItems: 40 })),
      cursor: Type.Optional(Type.String({ maxLength: limits.searchCursor })),
      /** Instant of the first page of a search; later pages only see articles that existed then. */
      asOf: Type.Optional(Instant),
      facets: Type.Optional(Type.Boolean()),
      /** With facets: the maximum number of bars of the date histogram; 30 if absent. */
      bars: Type.Optional(Type.Integer({ minimum: 2, maximum: 60 })),
      /** With facets: the histogram covers the last `days` UTC days, ending today; absent: all days of the hits. */
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.histogramDays })),
    }),
  ),
});
export type SearchBody = Static<typeof SearchBody>;

const FacetValue = Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer() });
/**
 * Facets count only the newest `counted` hits; `complete` is true if these are all. With grouping STORY they count
 * stories. A value's count is that of the same search with `field:="value"`, the whole name; names that differ only by
 * case or accents are one value.
 */
export const FacetResults = Type.Object({
  counted: Type.Integer(),
  complete: Type.Boolean(),
  publication: Type.Array(FacetValue),
  category: Type.Array(FacetValue),
  language: Type.Array(FacetValue),
  organization: Type.Array(FacetValue),
  subject: Type.Array(FacetValue),
  /** Bars of the histogram by publication date, oldest first; `from` and `to` are UTC days, inclusive. */
  date: Type.Array(Type.Object({ from: Type.String(), to: Type.String(), count: Type.Integer() })),
});
export type FacetResults = Static<typeof FacetResults>;

/** `hitCountRelation` is `gte` if `hitCount` is a lower bound. `cursor` requests the next page; null at the end. */
export const SearchAnswer = Type.Object({
  results: Type.Array(ArticleCard),
  offset: Type.Integer(),
  hitCount: Type.Integer(),
  hitCountRelation: CountRelation,
  facetResults: Type.Union([FacetResults, Type.Null()]),
  cursor: Type.Union([Type.String(), Type.Null()]),
  asOf: Type.String(),
});
export type SearchAnswer = Static<typeof SearchAnswer>;

/** A search result reduced to the requested `fields`. */
const PartialArticleCard = Type.Object({
  ...Type.Partial(ArticleCard).properties,
  itemId: ArticleCard.properties.itemId,
  itemVersion: ArticleCard.properties.itemVersion,
});
export type PartialArticleCard = Static<typeof PartialArticleCard>;
/** A `SearchAnswer` whose results contain only the requested `fields`. */
export const PartialSearchAnswer = Type.Object({ ...SearchAnswer.properties, results: Type.Array(PartialArticleCard) });
export type PartialSearchAnswer = Static<typeof PartialSearchAnswer>;

/**
 * POST /data/v1/search/relaxations: for a search without hits, the same search with fewer of the clauses that its query
 * joins by AND.
 */
export const RelaxationsBody = Type.Pick(SearchBody, ['queryString', 'profile', 'owner', 'sources']);
export type RelaxationsBody = Static<typeof RelaxationsBody>;
/** `removed` are the clauses that `query` leaves out, as query text. The count is of articles, not of stories. */
export const Relaxation = Type.Object({
  query: Type.String(),
  removed: Type.Array(Type.String()),
  hitCount: Type.Integer(),
  hitCountRelation: CountRelation,
});
export type Relaxation = Static<typeof Relaxation>;
export const RelaxationsAnswer = Type.Object({
  /** Those with hits, most hits first; each leaves out one clause, or keeps only one if that finds nothing. */
  relaxations: Type.Array(Relaxation),
});
export type RelaxationsAnswer = Static<typeof RelaxationsAnswer>;

/** GET /data/v1/search/options: sort orders, groupings, and the fields of the query language. */
export const SearchOptionsAnswer = Type.Object({
  searchOptions: Type.Object({
    sortOrders: Type.Array(Type.Object({ id: SortOrder, label: Type.String() })),
    groupings: Type.Array(Type.Object({ id: Grouping, label: Type.String() })),
    fields: Type.Array(
      Type.Object({ name: Type.String(), label: Type.String(), type: Type.String(), help: Type.String() }),
    ),
    /** The values of fields of type select, by field name. */
    values: Type.Record(Type.String(), Type.Array(Type.Object({ value: Type.String(), label: Type.String() }))),
  }),
});
export type SearchOptionsAnswer = Static<typeof SearchOptionsAnswer>;

/** POST /data/v1/query/validate and /data/v1/query/corrections. */
export const QueryBody = Type.Object({ query: Type.String({ maxLength: 40_000, title: 'Query' }) });
/** An error or hint in a query; `start` and `end` (exclusive) are UTF-16 offsets. */
export const QueryMessage = Type.Object({
  start: Type.Integer(),
  end: Type.Integer(),
  message: Type.String(),
  suggestion: Type.Optional(Type.String()),
});
export type QueryMessage = Static<typeof QueryMessage>;
export const ValidateAnswer = Type.Object({
  validationStatus: Type.Object({
    valid: Type.Boolean(),
    errorMessage: Type.String(),
    errors: Type.Array(QueryMessage),
  }),
  /** For a valid query: words that are searched literally but may have been meant as an operator. */
  hints: Type.Array(QueryMessage),
});
export type ValidateAnswer = Static<typeof ValidateAnswer>;

/** POST /data/v1/query/build: either field is given, both are returned; `terms` is null if the text doesn't parse. */
export const BuildBody = Type.Object({
  query: Type.Optional(Type.String({ maxLength: 40_000, title: 'Query' })),
  terms: Type.Optional(Type.Array(Term, { maxItems: 1_000, title: 'Terms' })),
});
export const BuildAnswer = Type.Object({ query: Type.String(), terms: Type.Union([Type.Array(Term), Type.Null()]) });
export type BuildAnswer = Static<typeof BuildAnswer>;

/** POST /data/v1/query/preview: the articles that a topic with this query and these sources would find. */
export const PreviewBody = Type.Object({
  query: Type.String({ maxLength: 40_000, title: 'Query' }),
  sources: Type.Array(Id, { maxItems: 1_000, title: 'Sources' }),
  addAllSources: Type.Boolean(),
  publishOnly: Type.Optional(Type.Boolean()),
  /** The id of the saved topic: what was published into it counts too. */
  profile: Type.Optional(NumberId),
  frequency: Type.Optional(Type.Integer({ minimum: 0, maximum: 6 })),
});
export type PreviewBody = Static<typeof PreviewBody>;
export const PreviewAnswer = Type.Object({
  hitCount: Type.Integer(),
  hitCountRelation: CountRelation,
  newest: Type.Array(ArticleCard),
  /** The last thirty days (UTC), oldest first. */
  days: Type.Array(Type.Object({ date: Type.String(), count: Type.Integer() })),
  /** Number of alerts that would have been sent in the last thirty days at the given frequency. */
  alerts: Type.Integer(),
  asOf: Instant,
});
export type PreviewAnswer = Static<typeof PreviewAnswer>;

/** GET /data/v1/search/suggestions: names of tags and sources that complete the typed text. */
export const SuggestionsQuery = Type.Object({
  /** The words before the caret; the last one may be incomplete. */
  text: Type.String({ minLength: 1, maxLength: 200 }),
  /** The field being typed in; default: all fields that have names. */
  field: Type.Optional(Type.String({ maxLength: 40 })),
});
export const Suggestion = Type.Object({
  field: Type.Enum([...nameFields]),
  name: Type.String(),
  /** Number of typed words that it replaces, counted backwards from the last one. */
  words: Type.Integer({ minimum: 1 }),
});
export type Suggestion = Static<typeof Suggestion>;
export const SuggestionsAnswer = Type.Object({ suggestions: Type.Array(Suggestion) });
export type SuggestionsAnswer = Static<typeof SuggestionsAnswer>;

/** POST /data/v1/query/corrections: the query with replacements for words that no article contains. */
export const Correction = Type.Object({
  query: Type.String(),
  /** Positions of the replacements: UTF-16 offsets, `end` exclusive; `was` is the word that was typed. */
  words: Type.Array(Type.Object({ start: Type.Integer(), end: Type.Integer(), was: Type.String() })),
});
export type Correction = Static<typeof Correction>;
export const CorrectionsAnswer = Type.Object({
  /** Typed words that no article contains, with or without a correction. */
  unknown: Type.Array(Type.String()),
  /** The most similar first; empty if there is nothing similar. */
  corrections: Type.Array(Correction),
});
export type CorrectionsAnswer = Static<typeof CorrectionsAnswer>;
