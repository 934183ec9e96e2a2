import { nextDue } from './schedule';

/**
 * The instants, up to `now`, at which alerts of this frequency would have been sent for articles that came at these
 * instants (oldest first): those at which something had come since the one before.
 *
 * @param timeZone IANA name of the person's time zone, see `nextDue`.
 */
export function dueInstants(frequency: number, timeZone: string, came: readonly Date[], now: Date): Date[] {
  const due: Date[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const instant of came) {
    // What comes before a due instant goes with it.
    if (instant.getTime() < last) continue;
    const next = nextDue(frequency, timeZone, instant);
    if (next.getTime() > now.getTime()) break;
    last = next.getTime();
    due.push(next);
  }
  return due;
}
