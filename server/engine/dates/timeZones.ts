import { IANAZone } from 'luxon';

/** Old names that people still know; the platform lists only the current ones. */
const knownByOldName = [
  'UTC',
  'US/Alaska',
  'US/Arizona',
  'US/Central',
  'US/Eastern',
  'US/Hawaii',
  'US/Mountain',
  'US/Pacific',
];

export interface NamedZone {
  /** The IANA name. */
  id: string;
  /** For people: the place, with the offset of the moment. */
  label: string;
  /** The part of the world that it is listed under. */
  region: string;
  /** Minutes east of Greenwich at the moment. */
  offset: number;
}

/** Whether a text names a time zone of the IANA database. */
export function isTimeZone(name: string): boolean {
  return IANAZone.isValidZone(name);
}

/** Every time zone as it is at an instant, by region, and within it by name. */
export function listTimeZones(at: Date): NamedZone[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), ...knownByOldName]);
  return [...names]
    .sort()
    .map((id) => describe(id, at))
    .sort((a, b) => (a.region < b.region ? -1 : a.region > b.region ? 1 : 0));
}

function describe(id: string, at: Date): NamedZone {
  const [first = id, ...rest] = id.split('/');
  const isPlain = rest.length === 0;
  const offset = Math.round(IANAZone.create(id).offset(at.getTime()));
  const place = (isPlain ? first : rest.join(' – ')).replaceAll('_', ' ');
  return { id, label: `(UTC${sign(offset)}) ${place}`, region: isPlain ? 'Other' : first, offset };
}

function sign(offset: number): string {
  const minutes = Math.abs(offset);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
