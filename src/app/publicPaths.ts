/** Pages that anyone may read, signed in or not. */
export const publicPaths: readonly string[] = ['/terms', '/privacy', '/contact'];
