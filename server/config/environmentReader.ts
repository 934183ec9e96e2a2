import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { databaseHosts } from './databaseHosts';

/** Reads environment variables and collects the problems, so that all of them can be reported at once. */
export class EnvironmentReader {
  readonly problems: string[] = [];

  constructor(private readonly env: Readonly<Record<string, string | undefined>>) {}

  /** Records a problem. Returns undefined for convenience, so that a reading method can return it. */
  addProblem(name: string, what: string): undefined {
    this.problems.push(`${name} ${what}`);
    return undefined;
  }

  /** The trimmed value; undefined if the variable is unset or empty. */
  text(name: string): string | undefined {
    const value = this.env[name]?.trim();
    return value === '' ? undefined : value;
  }

  /** An untrimmed value that never appears in a problem's text. */
  secret(name: string): string | undefined {
    const value = this.env[name];
    return value === '' ? undefined : value;
  }

  integer(name: string, from: number, to: number): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (number >= from && number <= to) return number;
    return this.addProblem(name, `must be a whole number from ${String(from)} to ${String(to)}, not "${value}"`);
  }

  positive(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const number = Number(value);
    return number > 0 && Number.isFinite(number)
      ? number
      : this.addProblem(name, `must be a number above 0, not "${value}"`);
  }

  onOff(name: string): boolean | undefined {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined) return undefined;
    if (['on', 'true', '1'].includes(value)) return true;
    if (['off', 'false', '0'].includes(value)) return false;
    return this.addProblem(name, `must be on or off, not "${value}"`);
  }

  choice<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    return (
      choices.find((choice) => choice === value) ??
      this.addProblem(name, `must be one of ${choices.join(', ')}, not "${value}"`)
    );
  }

  choices<T extends string>(name: string, choices: readonly T[]): T[] | undefined {
    const values = this.list(name, (item) => item);
    if (values.length === 0) return undefined;
    const known = choices.filter((choice) => values.includes(choice));
    const unknown = values.filter((value) => !choices.some((choice) => choice === value));
    if (unknown.length === 0) return known;
    return this.addProblem(name, `must be a list of ${choices.join(', ')}, not "${unknown.join(', ')}"`);
  }

  /** Items separated by commas or whitespace; items for which `read` returns undefined are omitted. */
  list<T>(name: string, read: (item: string) => T | undefined): T[] {
    const items = (this.text(name) ?? '').split(/[\s,]+/).filter((item) => item !== '');
    return items.map(read).filter((item) => item !== undefined);
  }

  /** An http or https URL. */
  url(name: string): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    return isUrl(value, ['http:', 'https:'])
      ? value
      : this.addProblem(name, `must be an address that begins with http:// or https://, not "${value}"`);
  }

  /** A URL that may contain a password; its value never appears in a problem's text. */
  secretUrl(name: string, protocols: string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined || isUrl(value, protocols)) return value;
    return this.addProblem(
      name,
      `must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`,
    );
  }

  /** The URL of a PostgreSQL database, on one or several hosts; it may contain a password. */
  databaseUrl(name: string): string | undefined {
    const value = this.text(name);
    if (value === undefined || databaseHosts(value) !== undefined) return value;
    return this.addProblem(
      name,
      'must be an address such as postgres://user:password@host:5432/watchdesk, with one or several hosts',
    );
  }

  /** Scheme, host, and port, without a path. */
  origin(name: string): string | undefined {
    const value = this.text(name);
    return value === undefined ? undefined : this.asOrigin(name, value);
  }

  asOrigin(name: string, value: string): string | undefined {
    if (isUrl(value, ['http:', 'https:'])) {
      const { origin, pathname, search, hash, username } = new URL(value);
      if (pathname === '/' && search === '' && hash === '' && username === '') return origin;
    }
    return this.addProblem(name, `must be an origin such as https://news.example.com, not "${value}"`);
  }

  /** Converts a domain to lower-case ASCII (Punycode), as it appears in URLs. */
  asDomain(name: string, value: string): string | undefined {
    return domainToASCII(value) || this.addProblem(name, `must be domains such as example.org, not "${value}"`);
  }

  /** An IP address, a network in CIDR notation, or one of Fastify's names for networks. */
  asNetwork(name: string, value: string): string | undefined {
    const [address = '', length, ...rest] = value.split('/');
    const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
    const isNetwork = length === undefined || (/^[1-9]\d*$/.test(length) && Number(length) <= longest);
    if (NETWORK_NAMES.includes(value) || (longest > 0 && rest.length === 0 && isNetwork)) return value;
    return this.addProblem(
      name,
      `must be on, off, a number, or addresses such as 10.0.0.1 or 10.0.0.0/8, not "${value}"`,
    );
  }

  /** A secret that is sent as an HTTP header; its value never appears in a problem's text. */
  headerWord(name: string): string | undefined {
    const value = this.text(name);
    if (value === undefined || /^[\x21-\x7e]+$/.test(value)) return value;
    return this.addProblem(name, 'must contain only ASCII letters, digits, and symbols, without spaces');
  }

  /** Requires that all of these variables are set, or none. */
  requireTogether(values: Record<string, string | undefined>): void {
    const missing = Object.keys(values).filter((name) => values[name] === undefined && this.text(name) === undefined);
    const given = Object.keys(values).filter((name) => !missing.includes(name));
    if (given.length === 0) return;
    for (const name of missing) this.addProblem(name, `must be set when ${given.join(' and ')} is set`);
  }
}

const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

function isUrl(value: string, protocols: string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}
