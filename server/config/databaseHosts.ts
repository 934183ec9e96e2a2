const PARTS = /^(postgres(?:ql)?:\/\/)(?:([^/?#]*)@)?([^@/?#]+)([/?#].*)?$/;

/**
 * Splits a connection string with several hosts, as libpq accepts it (`postgres://a:5432,b:5432/watchdesk`), into one
 * for each host. A host may be the percent-encoded folder of a Unix socket.
 * @returns undefined if it isn't a connection string
 */
export function databaseHosts(url: string): string[] | undefined {
  const [, scheme = '', account, hosts = '', rest = ''] = PARTS.exec(url) ?? [];
  const urls = hosts.split(',').map((host) => `${scheme}${account === undefined ? '' : `${account}@`}${host}${rest}`);
  return urls.every(isDatabaseUrl) && !hosts.split(',').includes('') ? urls : undefined;
}

/** The host and port of a connection string, without its user and password. */
export function hostName(url: string): string {
  const parsed = new URL(url);
  return decodeURIComponent(parsed.searchParams.get('host') ?? parsed.host);
}

function isDatabaseUrl(value: string): boolean {
  return URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol);
}
