const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
// Month names in the languages whose feeds translate them, by prefix.
const foreignMonths: [pattern: RegExp, month: number][] = [
  [/^(janv|ene|gen)/, 1],
  [/^(f[eé]v|fevr)/, 2],
  [/^(m[aä]r|mrz)/, 3],
  [/^(avr|abr)/, 4],
  [/^(mai|mag)/, 5],
  [/^(juin|giu)/, 6],
  [/^(juil|lug)/, 7],
  [/^(ao[uû]|ago)/, 8],
  [/^(set)/, 9],
  [/^(okt|ott|out)/, 10],
  [/^(dez|d[eé]c|dic)/, 12],
];

/**
 * Offsets from UTC in minutes. RFC 822 defines the American names, the others are in common use. Unknown names count as
 * UTC.
 */
const zones: Record<string, number> = {
  ut: 0,
  utc: 0,
  gmt: 0,
  z: 0,
  wet: 0,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  akst: -540,
  akdt: -480,
  hst: -600,
  ast: -240,
  adt: -180,
  nst: -210,
  ndt: -150,
  brt: -180,
  art: -180,
  bst: 60,
  ist: 330,
  west: 60,
  cet: 60,
  met: 60,
  cest: 120,
  mest: 120,
  mez: 60,
  mesz: 120,
  eet: 120,
  eest: 180,
  msk: 180,
  gst: 240,
  pkt: 300,
  sgt: 480,
  hkt: 480,
  awst: 480,
  jst: 540,
  kst: 540,
  acst: 570,
  acdt: 630,
  aest: 600,
  aedt: 660,
  nzst: 720,
  nzdt: 780,
};

interface Parts {
  year: number;
  month: number;
  day: number;
  hour?: number;
  minute?: number;
  second?: number;
  zone?: string;
}

function zoneMinutes(zone: string): number {
  const numeric = /^(?:gmt|utc)?\s*([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
  if (!numeric) return zones[zone] ?? 0;
  const minutes = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0);
  return numeric[1] === '-' ? -minutes : minutes;
}

function instantOf({ year, month, day, hour = 0, minute = 0, second = 0, zone = '' }: Parts): number | null {
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 24 || minute > 59) return null;
  const instant = Date.UTC(year, month - 1, day, hour, minute, Math.min(second, 59)) - zoneMinutes(zone) * 60_000;
  return Number.isFinite(instant) ? instant : null;
}

// RFC 2822, 4.3: two-digit years 00–49 are 2000–2049, 50–99 are 1950–1999; three-digit years count from 1900.
const fullYear = (digits: string) => {
  const year = Number(digits);
  if (digits.length > 2) return digits.length === 3 ? year + 1900 : year;
  return year < 50 ? 2000 + year : 1900 + year;
};

const monthOf = (name: string): number => {
  const known = months.indexOf(name.slice(0, 3)) + 1;
  return known || (foreignMonths.find(([pattern]) => pattern.test(name))?.[1] ?? 0);
};

const time = String.raw`(?:[\s,t]+(?:at\s+)?(\d{1,2})[:.](\d{2})(?:[:.](\d{1,2}))?(?:[.,]\d+)?\s*([ap]\.?m\.?)?\s*\(?((?:gmt|utc)?\s*[+-]\d{1,2}(?::?\d{2})?|[a-z]{1,5}|)\)?)?`;
const dayFirst = new RegExp(
  String.raw`^(?:[\p{L}.]+(?:,\s*|\s+))?(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(?:de\s+)?([\p{L}]{3,})\.?,?[\s-]+(?:de\s+)?(\d{2,4})${time}`,
  'u',
);
const monthFirst = new RegExp(
  String.raw`^(?:[\p{L}.]+,?\s+)?([\p{L}]{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${time}`,
  'u',
);
const ctime = /^[a-z]{3}\s+([a-z]{3})\s+(\d{1,2})\s+(\d{1,2}):(\d{2}):(\d{2})\s+(?:([a-z]{3,5}|[+-]\d{4})\s+)?(\d{4})/;
const iso = new RegExp(
  String.raw`^(\d{4})(?:[-/.]?(\d{2})(?:[-/.]?(\d{2}))?)?(?:(?:[t\s]+|(?<=\d{8}))(\d{2}):?(\d{2})?(?::?(\d{2}))?(?:[.,]\d+)?\s*([a-z]{1,5}|[+-]\d{1,2}:?\d{0,2}|))?`,
);

function clock(
  hour: string | undefined,
  minute: string | undefined,
  second: string | undefined,
  half: string | undefined,
  zone: string | undefined,
) {
  if (hour === undefined) return {};
  const twelve = half ? (Number(hour) % 12) + (half.startsWith('p') ? 12 : 0) : Number(hour);
  return { hour: twelve, minute: Number(minute ?? 0), second: Number(second ?? 0), zone: zone ?? '' };
}

function partsOf(text: string): Parts | null {
  const named = dayFirst.exec(text);
  if (named)
    return {
      day: Number(named[1]),
      month: monthOf(named[2] ?? ''),
      year: fullYear(named[3] ?? ''),
      ...clock(named[4], named[5], named[6], named[7], named[8]),
    };
  const american = monthFirst.exec(text);
  if (american)
    return {
      month: monthOf(american[1] ?? ''),
      day: Number(american[2]),
      year: Number(american[3]),
      ...clock(american[4], american[5], american[6], american[7], american[8]),
    };
  const c = ctime.exec(text);
  if (c)
    return {
      month: monthOf(c[1] ?? ''),
      day: Number(c[2]),
      year: Number(c[7]),
      ...clock(c[3], c[4], c[5], undefined, c[6]),
    };
  const numeric = iso.exec(text);
  if (numeric)
    return {
      year: Number(numeric[1]),
      month: Number(numeric[2] ?? 1),
      day: Number(numeric[3] ?? 1),
      ...clock(numeric[4], numeric[5], numeric[6], undefined, numeric[7]),
    };
  return null;
}

const secondsOrMilliseconds = (text: string) => {
  if (!/^\d{9,13}$/.test(text)) return null;
  return text.length > 11 ? Number(text) : Number(text) * 1000;
};

/**
 * Parses a feed's date: RFC 822/2822 with all zones and two-digit years, complete and partial ISO 8601, C's ctime,
 * month names in several languages, and seconds since the epoch. Dates without a zone are UTC.
 * @returns ISO 8601 in UTC, never later than `receivedAt` (so that a wrong clock can't put an article into the future);
 * null if it isn't a date, or only a default value (1970 and before, the year 1)
 */
export function readFeedDate(value: string, receivedAt: Date): string | null {
  const text = value.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, 100);
  if (text === '') return null;
  const counted = secondsOrMilliseconds(text);
  const parts = counted === null ? partsOf(text) : null;
  const instant = counted ?? (parts ? instantOf(parts) : null);
  const dayAfterEpoch = 86_400_000;
  if (instant === null || instant <= dayAfterEpoch) return null;
  return new Date(Math.min(instant, receivedAt.getTime())).toISOString();
}
