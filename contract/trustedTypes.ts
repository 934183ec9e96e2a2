/**
 * The names under which the client may make what a browser reads as HTML or runs as a script (Trusted Types): the page's content
 * policy lists them, and `createTrustedTypesRule` in src/shared/browser takes no other.
 */
export const ourTrust = ['watchdesk-mail', 'watchdesk-source', 'watchdesk-worker'] as const;

/** The same of the libraries: webpack's is named in webpack.config.js, DOMPurify names its own. */
export const librariesTrust = ['webpack', 'dompurify'] as const;
