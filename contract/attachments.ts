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

/**
 * POST /workspace/v1/attachment/upload/url: stores the file at a web address, or the picture with which the page there
 * presents itself.
 */
export const UploadUrlQuery = Type.Object({
  ...UploadQuery.properties,
  url: Type.String({ minLength: 1, maxLength: limits.linkCharacters }),
});
export type UploadUrlQuery = Static<typeof UploadUrlQuery>;

/** What an own article attaches, for a reader. Addresses of files are signed, and expire. */
export const Attachment = Type.Object({
  attachmentType: Type.Union([Type.Literal('file'), Type.Literal('item'), Type.Literal('link')]),
  id: Type.String(),
  headline: Type.String(),
  description: Type.String(),
  /** The address of a file or page; empty for an article. */
  link: Type.String(),
  /** The address of a smaller picture; empty if there is none. */
  previewPath: Type.String(),
  /** Of a file; empty for others. */
  contentType: Type.String(),
  /** In bytes; 0 if unknown. */
  size: Type.Integer(),
  /** The attached article; null for others, and for one that the reader may not read (any more). */
  article: Type.Union([
    Type.Object({
      itemId: Type.String(),
      itemVersion: Type.Integer(),
      /** A workspace of the reader that holds an own article; null for an article of a source. */
      ownerId: Type.Union([Type.String(), Type.Null()]),
    }),
    Type.Null(),
  ]),
});
export type Attachment = Static<typeof Attachment>;

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
export const MediaAnswer = Type.Object({
  attachments: Type.Array(MediaFile),
  total: Type.Integer(),
  /** The bytes that the department's files take, in all workspaces, and those that they may take. */
  storage: Type.Object({ used: Type.Integer(), quota: Type.Integer() }),
});
export type MediaAnswer = Static<typeof MediaAnswer>;
