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

/** Places that some platforms list by a name that they no longer have. */
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
  /** For people: the place. Its offset changes during a year, so that it is no part of the name. */
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
