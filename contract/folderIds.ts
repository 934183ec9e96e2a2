/** The folders of a workspace. Trash is only in the caller's own, and holds the articles that the caller wrote. */
export const folderNames = { articles: 'My Articles', media: 'MEDIA', trash: 'Trash' } as const;
export type FolderKind = keyof typeof folderNames;

/** The id of a workspace's folder. */
export const folderId = (ownerId: string, kind: FolderKind): string => `${ownerId}.${kind}`;
