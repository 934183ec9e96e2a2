import { Type, type Static } from 'typebox';
import { Instant } from './common';

/** An article as lists show it. `excerpt` is HTML with nothing but <mark>; `headlineMarked` likewise. */
export const ArticleCard = Type.Object({
  itemId: Type.String(),
  itemVersion: Type.Integer(),
  headline: Type.String(),
  headlineMarked: Type.String(),
  excerpt: Type.String(),
  published: Instant,
  publication: Type.String(),
  sourceId: Type.String(),
  author: Type.Array(Type.String()),
  language: Type.String(),
  category: Type.Union([Type.Object({ id: Type.String(), contentName: Type.String() }), Type.Null()]),
  imageUrl: Type.Union([Type.String(), Type.Null()]),
  wordCount: Type.Integer(),
  /** The story it belongs to and how many other articles tell it, where near-duplicates are known. */
  storyId: Type.Union([Type.String(), Type.Null()]),
  storyCount: Type.Integer(),
});
export type ArticleCard = Static<typeof ArticleCard>;

const NameAndValues = Type.Object({ name: Type.String(), values: Type.Array(Type.String()) });

/** An article to read: GET /data/v1/items/{itemId}?format=json. `body` and `headlineMarked` carry <mark> where a query is known. */
export const Article = Type.Object({
  id: Type.String(),
  itemId: Type.String(),
  itemVersion: Type.Integer(),
  latestVersion: Type.Integer(),
  headline: Type.String(),
  headlineMarked: Type.String(),
  description: Type.String(),
  body: Type.String(),
  by: Type.String(),
  published: Instant,
  lastModified: Instant,
  publication: Type.String(),
  language: Type.String(),
  branding: Type.Object({
    name: Type.String(),
    url: Type.Union([Type.String(), Type.Null()]),
    source: Type.Union([Type.String(), Type.Null()]),
  }),
  link: Type.Union([Type.String(), Type.Null()]),
  imageUrl: Type.Union([Type.String(), Type.Null()]),
  wordcount: Type.Integer(),
  contentCategory: Type.Union([Type.Object({ id: Type.String(), contentName: Type.String() }), Type.Null()]),
  /** publication, location, organization, industry, subject, indication, drugclass, phase: those that have values. */
  articleInfo: Type.Array(NameAndValues),
  articleDetail: Type.Object({
    link: Type.Object({
      related: Type.Object({ relatedItems: Type.Array(Type.Object({ title: Type.String(), url: Type.String() })) }),
    }),
  }),
  medias: Type.Array(
    Type.Object({
      url: Type.String(),
      type: Type.String(),
      length: Type.Optional(Type.Integer()),
      title: Type.Optional(Type.String()),
    }),
  ),
  keywords: Type.Array(Type.String()),
  /** The same story as others tell it. */
  similar: Type.Array(ArticleCard),
  /** The story that others whom the department sees tell too; `isApart`: the department took this article out of it. */
  story: Type.Union([Type.Object({ id: Type.String(), isApart: Type.Boolean() }), Type.Null()]),
  /** What the department took out of this article's story. */
  apart: Type.Array(ArticleCard),
});
export type Article = Static<typeof Article>;
export const ArticleAnswer = Type.Object({ article: Article });

/** GET /data/v1/stories/{storyId}: the articles that tell a story, newest first, as the department sees it. */
export const StoryAnswer = Type.Object({ articles: Type.Array(ArticleCard) });
export type StoryAnswer = Static<typeof StoryAnswer>;
/** PUT and DELETE /data/v1/stories/{id}/apart/{itemId} */
export const StoryItemParams = Type.Object({
  id: Type.String({ maxLength: 20 }),
  itemId: Type.String({ maxLength: 20 }),
});
export type StoryItemParams = Static<typeof StoryItemParams>;

/** GET /data/v1/items/{itemId}: PROFILE a topic's id, REQUEST a search text, UID the person's id in base64. */
export const ItemQuery = Type.Object({
  version: Type.Optional(Type.Integer({ minimum: 1 })),
  format: Type.Optional(Type.Union([Type.Literal('json'), Type.Literal('xml')])),
  departmentId: Type.Optional(Type.String({ maxLength: 64 })),
  isArticle: Type.Optional(Type.Boolean()),
  UID: Type.Optional(Type.String({ maxLength: 512 })),
  PROFILE: Type.Optional(Type.String({ maxLength: 64 })),
  REQUEST: Type.Optional(Type.String({ maxLength: 20_000 })),
});
export type ItemQuery = Static<typeof ItemQuery>;
