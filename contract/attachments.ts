import { Type, type Static } from 'typebox';
import { Instant, Paging } from './common';
import { limits } from './limits';
import { WorkspaceQuery } from './workspaceArticles';

/** POST /workspace/v1/attachment/upload/file: multipart with `file`. `preview` makes a smaller picture of a picture. */
export const UploadQuery = Type.Object({
  ...WorkspaceQuery.properties,
  preview: Type.Optional(Type.Boolean()),
  headline: Type.Optional(Type.String({ maxLength: limits.ownHeadline })),
  description: Type.Optional(Type.String({ maxLength: limits.ownDescription })),
});
export type UploadQuery = Static<typeof UploadQuery>;

/** `href` is a signed address below `baseUrl` that expires. A document keeps it without its query. */
export const RemoteContent = Type.Object({
  rendition: Type.Union([Type.Literal('rnd:original'), Type.Literal('rnd:preview')]),
  href: Type.String(),
  contentType: Type.String(),
  size: Type.Integer(),
});
export type RemoteContent = Static<typeof RemoteContent>;

export const UploadAnswer = Type.Object({
  attachmentId: Type.String(),
  baseUrl: Type.String(),
  remoteContent: Type.Array(RemoteContent),
});
export type UploadAnswer = Static<typeof UploadAnswer>;

/** GET /workspace/v1/attachments?ownerId=: the files of the folder MEDIA, newest first. */
export const MediaQuery = Type.Object({ ...WorkspaceQuery.properties, ...Paging.properties });
export type MediaQuery = Static<typeof MediaQuery>;
export const MediaFile = Type.Object({
  id: Type.String(),
  name: Type.String(),
  headline: Type.String(),
  description: Type.String(),
  created: Instant,
  remoteContent: Type.Array(RemoteContent),
});
export type MediaFile = Static<typeof MediaFile>;
export const MediaAnswer = Type.Object({ attachments: Type.Array(MediaFile), total: Type.Integer() });
export type MediaAnswer = Static<typeof MediaAnswer>;
