import { Type, type Static } from 'typebox';

/** A channel of a department that has no feed: people publish their own articles to it. */
export const PublishChannel = Type.Object({
  id: Type.String(),
  /** With the department's channel prefix, as readers see it. */
  name: Type.String(),
  /** Without the prefix. */
  channelName: Type.String(),
  number: Type.Integer(),
});
export type PublishChannel = Static<typeof PublishChannel>;

/** GET /iam/v1/department/publishchannels. `channelTotal` counts feeds too: both count towards `maxChannels`. */
export const PublishChannelsAnswer = Type.Object({
  channels: Type.Array(PublishChannel),
  total: Type.Integer(),
  channelTotal: Type.Integer(),
  maxChannels: Type.Integer(),
});
export type PublishChannelsAnswer = Static<typeof PublishChannelsAnswer>;

/** POST /iam/v1/department/publishchannels and PUT …/{id}. `name` excludes the department's prefix. */
export const PublishChannelBody = Type.Object({ name: Type.String({ maxLength: 200 }) });
export type PublishChannelBody = Static<typeof PublishChannelBody>;

/** GET /data/v1/sources/publishsource/{itemClass}: `text` is short for the class `ninat:text`. */
export const ItemClassParams = Type.Object({
  itemClass: Type.Union([Type.Literal('text'), Type.Literal('ninat:text')]),
});
