import { version } from '../package.json';

/** The release of Watchdesk, as major.minor.patch (semver). */
export const release: string = version;
