import { Type, type Static } from 'typebox';
import { Instant } from './common';

/** GET /iam/v1/department/publishchannels/{id}/exchange: how a publish channel exchanges articles with others. */
export const ChannelExchange = Type.Object({
  /** Since when others can read the channel as a feed; null: they can't. */
  feed: Type.Union([Type.Object({ createdAt: Instant }), Type.Null()]),
  /** Since when others can push documents into the channel, and when they last did; null: they can't. */
  push: Type.Union([
    Type.Object({ createdAt: Instant, lastReceivedAt: Type.Union([Instant, Type.Null()]) }),
    Type.Null(),
  ]),
  /** Where documents are pushed to. */
  pushUrl: Type.String(),
});
export type ChannelExchange = Static<typeof ChannelExchange>;

/** POST …/{id}/feed: the new addresses of the feed, which are shown only once. Earlier ones are revoked. */
export const FeedAddresses = Type.Object({ atom: Type.String(), json: Type.String(), xml: Type.String() });
export type FeedAddresses = Static<typeof FeedAddresses>;

/** POST …/{id}/pushkey: the new key, which is shown only once. An earlier one is no longer valid. */
export const PushKey = Type.Object({ key: Type.String(), pushUrl: Type.String() });
export type PushKey = Static<typeof PushKey>;

const feedFormats = ['atom', 'json', 'xml'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** GET /feeds/{token}.{format}: Atom, JSON Feed, or a newsMessage of NewsML-G2. */
export const FeedParams = Type.Object({
  file: Type.String({
    maxLength: 60,
    pattern: `^[A-Za-z0-9_-]{43}\\.(${feedFormats.join('|')})$`,
    description: 'a token and a format, such as .atom',
  }),
});

/**
 * What became of a pushed document: UNCHANGED is one that was received before, or an older version; HELD is withheld or
 * under embargo; SKIPPED can't be stored.
 */
export const PushedStatus = Type.Union([
  Type.Literal('CREATED'),
  Type.Literal('UPDATED'),
  Type.Literal('UNCHANGED'),
  Type.Literal('HELD'),
  Type.Literal('WITHDRAWN'),
  Type.Literal('SKIPPED'),
]);
export type PushedStatus = Static<typeof PushedStatus>;

/** The answer to POST /data/v1/push/{channelId}: the documents in their order. */
export const PushAnswer = Type.Object({
  documents: Type.Array(
    Type.Object({
      guid: Type.String(),
      version: Type.Integer(),
      status: PushedStatus,
      /** Why it was skipped, and what was odd about it. */
      notes: Type.Array(Type.String()),
    }),
  ),
});
export type PushAnswer = Static<typeof PushAnswer>;
export type PushedDocument = PushAnswer['documents'][number];
