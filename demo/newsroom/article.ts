import { Type, type Static } from 'typebox';
import { initialContentCategories } from '@server/channels/initialContentCategories';

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

/** The ids of the demo's publications; each has a feed. */
export type DemoSourceId = (typeof sourceIds)[number];
/** The ids of feeds that departments of the demo read as channels, besides the publications. */
export type DemoChannelId = (typeof channelIds)[number];

const Text = Type.String({ minLength: 1 });
const Names = Type.Array(Text, { minItems: 1 });
/** One or two sentences. */
const Lead = Type.String({ minLength: 1, maxLength: 279 });

/** The front matter of an article file: all fields except its text. */
export const FrontMatter = Type.Object(
  {
    /** Id shared by articles about the same event; absent if there is only one. */
    story: Type.Optional(Text),
    source: Type.Enum([...sourceIds, ...channelIds]),
    /** Published this many hours before the first start; absent for articles of the wire. */
    hoursBefore: Type.Optional(Type.Number({ minimum: 0 })),
    /** Order in which the wire publishes it after the first start: 1, 2, 3, …; absent if `hoursBefore` is given. */
    wire: Type.Optional(Type.Integer({ minimum: 1 })),
    headline: Text,
    lead: Lead,
    author: Text,
    /** ISO 639-1. */
    language: Type.Enum(['en', 'de', 'fr', 'es']),
    category: Type.Enum(initialContentCategories.map(({ id }) => id)),
    location: Type.Optional(Names),
    organization: Type.Optional(Names),
    industry: Type.Optional(Names),
    subject: Type.Optional(Names),
    indication: Type.Optional(Names),
    drugClass: Type.Optional(Names),
    phase: Type.Optional(Names),
    keywords: Names,
    /** Name of a file in `pictures` without extension; absent if there is no image. */
    image: Type.Optional(Text),
    /** A later version: the changed fields, and its delay after publication in hours (for the wire: minutes). */
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
  /** The name of its file without extension: unique, kebab-case. The feed's guid contains it. */
  slug: string;
  /** 120 to 600 words; paragraphs separated by an empty line. */
  body: string;
}
