import { paths } from '@client/shared/navigation/paths';

/** Pages that anyone may read, signed in or not. */
export const publicPaths: readonly string[] = [paths.terms(), paths.privacy(), paths.contact()];
