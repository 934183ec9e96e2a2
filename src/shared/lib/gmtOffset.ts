import { localMs } from './zonedDay';

/** How far a time zone's clock stands from Greenwich's at an instant in milliseconds, as GMT-05:00; '' for no time zone. */
export function gmtOffset(timeZone: string, at: number): string {
  try {
    const minutes = Math.round((localMs(at, timeZone) - at) / 60_000);
    const two = (value: number) => String(value).padStart(2, '0');
    const ahead = Math.abs(minutes);
    return `GMT${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
  } catch {
    return '';
  }
}
