/** What is missing to run this OpenSearch (2 or 3) without fetching anything, in words; null if nothing is. */
export function missingFor(major: string): string | null;
