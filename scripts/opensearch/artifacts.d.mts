/** What is missing to run this OpenSearch (2 or 3) without fetching anything, in words; null if nothing is. */
export function missingFor(major: string): string | null;

/** What is missing to run it with the security plugin, in words; null if nothing is. */
export function securityMissingFor(major: string): string | null;
