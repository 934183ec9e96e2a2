/** A rule of a field: its name, whether it is violated, and the message if it is. */
type FieldRule = readonly [field: string, isWrong: boolean, message: string];

/**
 * The messages of violated rules by field. If a field violates several rules, the first one counts, so list the most
 * helpful rule first.
 */
export function firstErrorByField(rules: readonly FieldRule[]): Record<string, string> {
  const wrong = rules.filter(([, isWrong]) => isWrong).map(([field, , message]) => [field, message] as const);
  return Object.fromEntries(wrong.reverse());
}
