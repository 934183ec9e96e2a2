/** Tests that require something of the machine. If it is missing, they are skipped, and their name says what is missing. */
export function describeUnless(missing: string | null, name: string, tests: () => void): void {
  if (missing === null) describe(name, tests);
  else describe.skip(`${name} (skipped: ${missing})`, tests);
}

export function testUnless(missing: string | null, name: string, run: jest.ProvidesCallback, timeoutMs?: number): void {
  if (missing === null) test(name, run, timeoutMs);
  else test.skip(`${name} (skipped: ${missing})`, run, timeoutMs);
}
