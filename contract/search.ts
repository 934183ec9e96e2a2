import { Type, type Static } from 'typebox';
import { ArticleCard } from './article';
import { Id, Instant } from './common';
import { limits } from './limits';
import { nameFields } from './query/fields';

export const SortOrder = Type.Union([Type.Literal('NEWEST_FIRST'), Type.Literal('RELEVANT_FIRST')]);
export type SortOrder = Static<typeof SortOrder>;
const Grouping = Type.Union([Type.Literal('NONE'), Type.Literal('STORY')]);
const CountRelation = Type.Union([Type.Literal('eq'), Type.Literal('gte')]);

const CardField = Type.KeyOf(ArticleCard);

/** POST /data/v1/search. A topic's results: `profile` (and `owner`); its query and sources are the server's. */
export const SearchBody = Type.Object({
  queryString: Type.Optional(Type.String({ maxLength: 20_000, title: 'Search text' })),
  profile: Type.Optional(Id),
  owner: Type.Optional(Id),
  /** Ids of sources or packages; absent or empty: all. */
  sources: Type.Optional(Type.Array(Id, { maxItems: 1_000, title: 'Sources' })),
  searchOptions: Type.Optional(Type.Object({ includeOldRevisions: Type.Optional(Type.Boolean()) })),
  retrievalOptions: Type.Optional(
    Type.Object({
      start: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
      limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
      sortOrder: Type.Optional(SortOrder),
      /**
       * With RELEVANT_FIRST alone: blends recency into relevance. An article's score is halved as it grows old, half-way after so
       * many days: score × (1 + 2^(−age / half-life)) / 2, its age counted at `asOf`. Absent: relevance alone.
       */
      recencyHalfLifeDays: Type.Optional(Type.Number({ minimum: 0.1, maximum: limits.recencyHalfLifeDays })),
      grouping: Type.Optional(Grouping),
      /** What of each result is answered, beside `itemId` and `itemVersion`, which always are; absent or empty: all. */
      fields: Type.Optional(Type.Array(CardField, { maxItems: 40 })),
      cursor: Type.Optional(Type.String({ maxLength: 400 })),
      /** Pages of one search see the articles that were there at its first page. */
      asOf: Type.Optional(Instant),
      facets: Type.Optional(Type.Boolean()),
      /** With facets: into how many bars the dates are put at most; 30 if absent. */
      bars: Type.Optional(Type.Integer({ minimum: 2, maximum: 60 })),
    }),
  ),
});
export type SearchBody = Static<typeof SearchBody>;

const FacetValue = Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer() });
/**
 * Facets count at most the newest `counted` hits; `complete` says whether these were all. With grouping STORY they count stories.
 * A value counts what the same search finds beside its whole name, as `field:="value"` in the query; names that differ by case or
 * accents alone are one value.
 */
export const FacetResults = Type.Object({
  counted: Type.Integer(),
  complete: Type.Boolean(),
  publication: Type.Array(FacetValue),
  category: Type.Array(FacetValue),
  language: Type.Array(FacetValue),
  organization: Type.Array(FacetValue),
  subject: Type.Array(FacetValue),
  /** Bars of the histogram by publication date, oldest first; `from` and `to` are UTC days, both included. */
  date: Type.Array(Type.Object({ from: Type.String(), to: Type.String(), count: Type.Integer() })),
});
export type FacetResults = Static<typeof FacetResults>;

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

/** An article of an answer for which `fields` were chosen. */
const ChosenCard = Type.Object({
  ...Type.Partial(ArticleCard).properties,
  itemId: ArticleCard.properties.itemId,
  itemVersion: ArticleCard.properties.itemVersion,
});
export type ChosenCard = Static<typeof ChosenCard>;
/** A SearchAnswer, or less of each result where `fields` say so. */
export const ChosenSearchAnswer = Type.Object({ ...SearchAnswer.properties, results: Type.Array(ChosenCard) });
export type ChosenSearchAnswer = Static<typeof ChosenSearchAnswer>;

/** GET /data/v1/search/options */
export const SearchOptionsAnswer = Type.Object({
  searchOptions: Type.Object({
    sortOrders: Type.Array(Type.Object({ id: SortOrder, label: Type.String() })),
    groupings: Type.Array(Type.Object({ id: Grouping, label: Type.String() })),
    fields: Type.Array(
      Type.Object({ name: Type.String(), label: Type.String(), type: Type.String(), help: Type.String() }),
    ),
    /** The values of fields of kind select, by the field's name. */
    values: Type.Record(Type.String(), Type.Array(Type.Object({ value: Type.String(), label: Type.String() }))),
  }),
});
export type SearchOptionsAnswer = Static<typeof SearchOptionsAnswer>;

/** POST /data/v1/query/validate, /data/v1/query/preview */
export const QueryBody = Type.Object({ query: Type.String({ maxLength: 40_000, title: 'Query' }) });
export const QueryFault = Type.Object({
  start: Type.Integer(),
  end: Type.Integer(),
  message: Type.String(),
  suggestion: Type.Optional(Type.String()),
});
export type QueryFault = Static<typeof QueryFault>;
export const ValidateAnswer = Type.Object({
  validationStatus: Type.Object({
    valid: Type.Boolean(),
    errorMessage: Type.String(),
    errors: Type.Array(QueryFault),
  }),
  /** Of a valid query: what is searched as it stands but was perhaps meant as an operator. */
  hints: Type.Array(QueryFault),
});
export type ValidateAnswer = Static<typeof ValidateAnswer>;

export const Term = Type.Object({
  name: Type.String({ maxLength: 40 }),
  label: Type.String({ maxLength: 80 }),
  type: Type.Union([Type.Literal('single'), Type.Literal('range'), Type.Literal('select'), Type.Literal('complex')]),
  condition: Type.Union([Type.Literal('AND'), Type.Literal('OR'), Type.Literal('NOT')]),
  value: Type.String({ maxLength: 20_000 }),
});
export type Term = Static<typeof Term>;

/** POST /data/v1/query/build: one of the two is given, both come back; `terms` is null where the text does not parse. */
export const BuildBody = Type.Object({
  query: Type.Optional(Type.String({ maxLength: 40_000, title: 'Query' })),
  terms: Type.Optional(Type.Array(Term, { maxItems: 1_000, title: 'Terms' })),
});
export const BuildAnswer = Type.Object({ query: Type.String(), terms: Type.Union([Type.Array(Term), Type.Null()]) });
export type BuildAnswer = Static<typeof BuildAnswer>;

/** POST /data/v1/query/preview: what a topic with this query and these sources would find. */
export const PreviewBody = Type.Object({
  query: Type.String({ maxLength: 40_000, title: 'Query' }),
  sources: Type.Array(Id, { maxItems: 1_000, title: 'Sources' }),
  addAllSources: Type.Boolean(),
  frequency: Type.Optional(Type.Integer({ minimum: 0, maximum: 6 })),
});
export type PreviewBody = Static<typeof PreviewBody>;
export const PreviewAnswer = Type.Object({
  hitCount: Type.Integer(),
  hitCountRelation: CountRelation,
  newest: Type.Array(ArticleCard),
  /** The last thirty days, oldest first, UTC. */
  days: Type.Array(Type.Object({ date: Type.String(), count: Type.Integer() })),
  /** How many alerts the last thirty days would have sent at the frequency given. */
  alerts: Type.Integer(),
  asOf: Instant,
});
export type PreviewAnswer = Static<typeof PreviewAnswer>;

/** GET /data/v1/search/suggestions: names that articles are tagged with, and sources, for what somebody has typed. */
export const SuggestionsQuery = Type.Object({
  /** The words before the caret; the last one may be begun only. */
  text: Type.String({ minLength: 1, maxLength: 200 }),
  /** The field that they are typed in; without it all fields that have names. */
  field: Type.Optional(Type.String({ maxLength: 40 })),
});
export const Suggestion = Type.Object({
  field: Type.Enum([...nameFields]),
  name: Type.String(),
  /** How many of the typed words it takes the place of, from the last one backwards. */
  words: Type.Integer({ minimum: 1 }),
});
export type Suggestion = Static<typeof Suggestion>;
export const SuggestionsAnswer = Type.Object({ suggestions: Type.Array(Suggestion) });
export type SuggestionsAnswer = Static<typeof SuggestionsAnswer>;

/** POST /data/v1/query/corrections: the same query with other words for those that no article contains. */
export const Correction = Type.Object({
  query: Type.String(),
  /** Where the other words stand in it: UTF-16 offsets, `end` not included; `was` is what was typed. */
  words: Type.Array(Type.Object({ start: Type.Integer(), end: Type.Integer(), was: Type.String() })),
});
export type Correction = Static<typeof Correction>;
export const CorrectionsAnswer = Type.Object({
  /** What was typed and no article contains, whether or not another word is near it. */
  unknown: Type.Array(Type.String()),
  /** The nearest first; empty where nothing is near. */
  corrections: Type.Array(Correction),
});
export type CorrectionsAnswer = Static<typeof CorrectionsAnswer>;
