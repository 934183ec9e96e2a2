import { version } from '../package.json';

/** The release of Watchdesk that this is, as major.minor.patch. */
export const release: string = version;
