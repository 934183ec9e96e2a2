import { Type, type Static } from 'typebox';
import { Attachment } from './attachments';
import { Instant } from './common';

/** A mark that one person gives an item. */
export const ItemLabel = Type.Union([Type.Literal('read'), Type.Literal('starred')]);
export type ItemLabel = Static<typeof ItemLabel>;

/** The labels that the caller gave the item. */
const Labels = Type.Array(ItemLabel);

/** An article in a list. `excerpt` and `headlineMarked` are HTML whose only tag is <mark>. */
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
  /** The article's story and the number of other articles in it; null and 0 if it has no near-duplicates. */
  storyId: Type.Union([Type.String(), Type.Null()]),
  storyCount: Type.Integer(),
  labels: Labels,
});
export type ArticleCard = Static<typeof ArticleCard>;

const NameAndValues = Type.Object({ name: Type.String(), values: Type.Array(Type.String()) });

/**
 * GET /data/v1/items/{itemId}?format=json: an article to read. `body` and `headlineMarked` are HTML with <mark> around
 * matches if a query is known.
 */
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
    /** The path of the logo, which loads without signing in; null if there is none. */
    logo: Type.Union([Type.String(), Type.Null()]),
  }),
  link: Type.Union([Type.String(), Type.Null()]),
  imageUrl: Type.Union([Type.String(), Type.Null()]),
  wordcount: Type.Integer(),
  contentCategory: Type.Union([Type.Object({ id: Type.String(), contentName: Type.String() }), Type.Null()]),
  /**
   * Metadata by field: publication, location, organization, industry, subject, indication, drugclass, phase. Fields
   * without values are left out.
   */
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
  /** Empty for an own article, which can't have any. */
  labels: Labels,
  /** Of an own article, and of an item as which one is published. */
  attachments: Type.Optional(Type.Array(Attachment)),
  /** Other articles of the same story. */
  similar: Type.Array(ArticleCard),
  /**
   * The article's story, if the department can see other sources of it. `isApart`: the department has removed this
   * article from the story.
   */
  story: Type.Union([Type.Object({ id: Type.String(), isApart: Type.Boolean() }), Type.Null()]),
  /** Articles that the department has removed from this article's story. */
  apart: Type.Array(ArticleCard),
});
export type Article = Static<typeof Article>;
export const ArticleAnswer = Type.Object({ article: Article });

/** GET /data/v1/stories/{storyId}: the articles of a story that the department can see, newest first. */
export const StoryAnswer = Type.Object({ articles: Type.Array(ArticleCard) });
export type StoryAnswer = Static<typeof StoryAnswer>;
/** PUT and DELETE /data/v1/stories/{id}/apart/{itemId}: removes an article from a story, or restores it. */
export const StoryItemParams = Type.Object({
  id: Type.String({ maxLength: 20 }),
  itemId: Type.String({ maxLength: 20 }),
});
export type StoryItemParams = Static<typeof StoryItemParams>;

/**
 * GET /data/v1/items/{itemId}. The words of the topic PROFILE (its id) and of the search REQUEST are highlighted. UID is
 * the user's sign-in email in base64; the server ignores it.
 */
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
