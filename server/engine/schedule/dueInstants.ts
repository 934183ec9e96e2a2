import { nextDue } from './schedule';

/**
 * The instants up to `now` at which alerts with this frequency would have been sent for articles that arrived at the
 * given instants (oldest first): the due instants before which at least one new article arrived.
 *
 * @param timeZone IANA name of the person's time zone; see `nextDue`.
 */
export function dueInstants(frequency: number, timeZone: string, came: readonly Date[], now: Date): Date[] {
  const due: Date[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const instant of came) {
    // This article is included in the alert at the last due instant.
    if (instant.getTime() < last) continue;
    const next = nextDue(frequency, timeZone, instant);
    if (next.getTime() > now.getTime()) break;
    last = next.getTime();
    due.push(next);
  }
  return due;
}
