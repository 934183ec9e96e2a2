import { paths } from '@client/shared/navigation/paths';

/** Paths of pages that need no sign-in. */
export const publicPaths: readonly string[] = [paths.terms(), paths.privacy(), paths.contact()];
