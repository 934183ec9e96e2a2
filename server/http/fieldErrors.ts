/** A rule of a field: its name, whether it is violated, and the message if it is. */
export type Fault = readonly [field: string, isWrong: boolean, said: string];

/**
 * The messages of violated rules by field. If a field violates several rules, the first one counts, so list the most
 * helpful rule first.
 */
export function firstFaults(faults: readonly Fault[]): Record<string, string> {
  const wrong = faults.filter(([, isWrong]) => isWrong).map(([field, , said]) => [field, said] as const);
  return Object.fromEntries(wrong.reverse());
}
