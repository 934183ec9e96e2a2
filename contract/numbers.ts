const numberFormat = new Intl.NumberFormat('en-US');
const pluralRules = new Intl.PluralRules('en-US');

/** A number as Americans write it: 1,234. */
export function formatNumber(value: number): string {
  return numberFormat.format(value);
}

/** The form that fits the count, in which `#` stands for the count: `# article` for 1, `# articles` for others. */
export function pluralize(count: number, one: string, other: string): string {
  return (pluralRules.select(count) === 'one' ? one : other).replaceAll('#', formatNumber(count));
}
