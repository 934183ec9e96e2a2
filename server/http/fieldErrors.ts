/** A field, whether something is wrong with it, and what to say then. */
export type Fault = readonly [field: string, isWrong: boolean, said: string];

/** What is wrong, by field: of several faults of one field the first, which is the one that helps. */
export function firstFaults(faults: readonly Fault[]): Record<string, string> {
  const wrong = faults.filter(([, isWrong]) => isWrong).map(([field, , said]) => [field, said] as const);
  return Object.fromEntries(wrong.reverse());
}
