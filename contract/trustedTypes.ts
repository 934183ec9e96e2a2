/**
 * The client's Trusted Types policies: only through them may it create HTML or script URLs. The page's content security
 * policy lists them, and `createTrustedTypesRule` in src/shared/browser accepts no others.
 */
export const ownTrustedTypes = ['watchdesk-editor', 'watchdesk-mail', 'watchdesk-source', 'watchdesk-worker'] as const;

/**
 * Trusted Types policies of libraries: webpack's is named in webpack.config.js, DOMPurify and ProseMirror (the article
 * editor) name their own.
 */
export const libraryTrustedTypes = ['webpack', 'dompurify', 'ProseMirrorClipboard'] as const;
