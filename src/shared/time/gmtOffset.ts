import { times } from '@contract/limits';
import { localTimeMs } from './zonedDay';

/** A cache of one day's offsets: computing one is slow, and a list has four hundred. */
let made: { day: number; offsets: Map<string, string> } = { day: 0, offsets: new Map() };

function make(timeZone: string, at: number): string {
  try {
    const minutes = Math.round((localTimeMs(at, timeZone) - at) / 60_000);
    const two = (value: number) => String(value).padStart(2, '0');
    const ahead = Math.abs(minutes);
    return `GMT${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
  } catch {
    return '';
  }
}

/**
 * The UTC offset of a time zone on the day of an instant in milliseconds, as GMT-05:00; '' for an unknown time zone.
 */
export function gmtOffset(timeZone: string, at: number): string {
  const day = Math.floor(at / times.dayMs);
  if (made.day !== day) made = { day, offsets: new Map() };
  const kept = made.offsets.get(timeZone);
  if (kept !== undefined) return kept;
  const offset = make(timeZone, at);
  made.offsets.set(timeZone, offset);
  return offset;
}

/**
 * Computes the offsets of many time zones before their list opens, a few at a time. Returns a function that stops it.
 */
export function precomputeOffsets(timeZones: readonly string[], at: number): () => void {
  let next = 0;
  let timer = setTimeout(some, 300);
  function some(): void {
    for (const end = next + 20; next < end && next < timeZones.length; next += 1) gmtOffset(timeZones[next] ?? '', at);
    if (next < timeZones.length) timer = setTimeout(some, 20);
  }
  return () => clearTimeout(timer);
}
