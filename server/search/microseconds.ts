/** Converts an ISO 8601 UTC instant to microseconds since the epoch. */
export function microsecondsOf(instant: string): number {
  const fraction = /\.(\d+)/.exec(instant)?.[1] ?? '';
  return Math.floor(Date.parse(instant) / 1000) * 1_000_000 + Number(fraction.slice(0, 6).padEnd(6, '0'));
}
