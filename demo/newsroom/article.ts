import { Type, type Static } from 'typebox';
import { contentCategories } from '@server/channels/contentCategories';

const sourceIds = [
  'meridian-pharma-wire',
  'the-clinical-post',
  'regulator-watch',
  'harbour-business-daily',
  'hospital-and-ward',
  'biotech-ledger',
  'northern-technology-review',
  'world-health-desk',
  'watchdesk-briefings',
  'watchdesk-calendar',
] as const;
const channelIds = ['aldermoor-newsroom', 'leeds-life-science-forum', 'kestrel-research-notes'] as const;

/** The demo's publications; each is served as a feed of its own. */
export type DemoSourceId = (typeof sourceIds)[number];
/** What the demo's departments read as channels of their own, beside the publications that everyone has. */
export type DemoChannelId = (typeof channelIds)[number];

const Text = Type.String({ minLength: 1 });
const Names = Type.Array(Text, { minItems: 1 });
/** One or two sentences. */
const Lead = Type.String({ minLength: 1, maxLength: 279 });

/** The front matter of an article's file: all of the article except its text. */
export const FrontMatter = Type.Object(
  {
    /** Shared by articles about the same event; absent if only one article is about it. */
    story: Type.Optional(Text),
    source: Type.Enum([...sourceIds, ...channelIds]),
    /** Hours before the first start that it was published. Absent where the wire releases it later. */
    hoursBefore: Type.Optional(Type.Number({ minimum: 0 })),
    /** Order of release by the wire after the first start: 1, 2, 3, …; absent where `hoursBefore` is given. */
    wire: Type.Optional(Type.Integer({ minimum: 1 })),
    headline: Text,
    lead: Lead,
    author: Text,
    /** ISO 639-1. */
    language: Type.Enum(['en', 'de', 'fr', 'es']),
    category: Type.Enum(contentCategories.map(({ id }) => id)),
    location: Type.Optional(Names),
    organization: Type.Optional(Names),
    industry: Type.Optional(Names),
    subject: Type.Optional(Names),
    indication: Type.Optional(Names),
    drugClass: Type.Optional(Names),
    phase: Type.Optional(Names),
    keywords: Names,
    /** Name of a file in `pictures`, without its ending; absent where the article has none. */
    image: Type.Optional(Text),
    /** A later version of the same item: what changed, and how many hours after publication (the wire: minutes). */
    correction: Type.Optional(
      Type.Object(
        {
          after: Type.Number({ exclusiveMinimum: 0 }),
          headline: Type.Optional(Text),
          lead: Type.Optional(Lead),
          body: Type.Optional(Text),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);

/** A fictional article of the demo newsroom. */
export interface DemoArticle extends Static<typeof FrontMatter> {
  /** The name of its file, unique, kebab-case: the feed's guid is made from it. */
  slug: string;
  /** 120 to 600 words; paragraphs separated by an empty line. */
  body: string;
}
