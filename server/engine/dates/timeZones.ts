import { IANAZone } from 'luxon';

/** Former names that people still use; the platform lists only current ones. */
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

/** Places that some platforms list under a former name. */
const nowNamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Louisville': 'America/Kentucky/Louisville',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

export interface NamedZone {
  /** The IANA name. */
  id: string;
  /** The display name: the place. The offset isn't part of it because it changes during the year. */
  label: string;
  /** The region under which it is listed. */
  region: string;
  /** The current offset from UTC in minutes, positive to the east. */
  offset: number;
}

/** True if the IANA time zone database contains the name. */
export function isTimeZone(name: string): boolean {
  return IANAZone.isValidZone(name);
}

/** All time zones with their offsets at an instant, sorted by region and name. */
export function listTimeZones(at: Date): NamedZone[] {
  const listed = Intl.supportedValuesOf('timeZone').map((name) => nowNamed[name] ?? name);
  const names = new Set([...listed, ...knownByOldName]);
  return [...names]
    .sort()
    .map((id) => describe(id, at))
    .sort((a, b) => (a.region < b.region ? -1 : a.region > b.region ? 1 : 0));
}

function describe(id: string, at: Date): NamedZone {
  const [first = id, ...rest] = id.split('/');
  const isPlain = rest.length === 0;
  const offset = Math.round(IANAZone.create(id).offset(at.getTime()));
  const label = (isPlain ? first : rest.join(' – ')).replaceAll('_', ' ');
  return { id, label, region: isPlain ? 'Other' : first, offset };
}
