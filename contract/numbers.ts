const numberFormat = new Intl.NumberFormat('en-US');
const pluralRules = new Intl.PluralRules('en-US');

/** Formats a number for American English: 1,234. */
export function formatNumber(value: number): string {
  return numberFormat.format(value);
}

/**
 * Chooses the singular or plural form for a count, and replaces `#` with it: `# article`, `# articles` (plural rules of
 * en-US, CLDR).
 */
export function pluralize(count: number, one: string, other: string): string {
  return (pluralRules.select(count) === 'one' ? one : other).replaceAll('#', formatNumber(count));
}
