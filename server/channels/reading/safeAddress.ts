import dns, { type LookupAddress } from 'node:dns';
import net from 'node:net';
import ipaddr from 'ipaddr.js';
import { FeedError } from '@server/engine/feeds/feedError';
import { feedLimits } from '@contract/limits';

/** Resolves a name to all its addresses, as `dns.lookup` with `all`. Tests inject a hostile one. */
type Resolver = (hostname: string) => Promise<LookupAddress[]>;

/** The addresses that feeds may be read from. */
export interface AddressPolicy {
  /**
   * Non-public addresses that may be read: an origin (`http://127.0.0.1:8080`), or an origin with a path, below which
   * everything is allowed (`http://127.0.0.1:8080/demo/feeds`).
   */
  allowedAddresses: readonly string[];
  /** Allowed TCP ports. Default: 80, 443, 8080, and 8443. */
  ports?: readonly number[];
  resolve?: Resolver;
}

// Addresses in public ranges that the cloud of the host answers: Azure's WireServer.
const cloudInternals = new Set(['168.63.129.16']);
const globalUnicastV6 = ipaddr.IPv6.parseCIDR('2000::/3');
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

const isPublicV4 = (address: ipaddr.IPv4) => address.range() === 'unicast' && !cloudInternals.has(address.toString());

function isPublicV6(address: ipaddr.IPv6): boolean {
  if (address.zoneId) return false;
  if (address.isIPv4MappedAddress()) return isPublicV4(address.toIPv4Address());
  if (address.match(nat64)) return isPublicV4(new ipaddr.IPv4(address.toByteArray().slice(12)));
  return address.match(globalUnicastV6) && address.range() === 'unicast';
}

/**
 * True if an IP address (text in any notation that a resolver returns) is publicly reachable: not loopback, private,
 * link-local, carrier-grade NAT, multicast, reserved, a tunnel (6to4, Teredo), or a metadata service. IPv4 in IPv6
 * (mapped, NAT64) is checked as IPv4. Returns false for invalid addresses. Follows the IANA special-purpose address
 * registries (RFC 6890).
 */
export function isPublicAddress(text: string): boolean {
  if (!net.isIP(text)) return false;
  const address = ipaddr.parse(text);
  return address instanceof ipaddr.IPv6 ? isPublicV6(address) : isPublicV4(address);
}

const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/** True if the configuration allows this address although it may not be public. */
export function isExcepted(url: URL, policy: AddressPolicy): boolean {
  return policy.allowedAddresses.some((entry) => {
    if (!URL.canParse(entry)) return false;
    const allowed = new URL(entry);
    if (allowed.origin !== url.origin) return false;
    const folder = allowed.pathname.replace(/\/+$/, '');
    if (folder === '') return true;
    // An encoded slash could be decoded later and leave the folder.
    if (/%2f|%5c/i.test(url.pathname)) return false;
    return url.pathname === folder || url.pathname.startsWith(`${folder}/`);
  });
}

/**
 * The exceptions that apply after a redirect from `url`: a public server must not redirect to an address that only the
 * configuration allows.
 */
export const exceptionsAfter = (url: URL, policy: AddressPolicy): readonly string[] =>
  isExcepted(url, policy) ? policy.allowedAddresses : [];

/**
 * Parses a URL and checks whether it may be requested: http or https, an allowed port, no user name or password, and no
 * literal private address. Host names are checked on connection, by `guardedLookup`.
 * @throws FeedError with the reason
 */
export function checkedUrl(address: string | URL, policy: AddressPolicy, base?: URL): URL {
  if (!URL.canParse(String(address), base)) throw new FeedError('INVALID_URL');
  const url = new URL(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FeedError('UNSUPPORTED_SCHEME');
  if (url.username !== '' || url.password !== '') throw new FeedError('CREDENTIALS_IN_URL');
  if (url.href.length > feedLimits.fetch.urlLength) throw new FeedError('INVALID_URL');
  if (isExcepted(url, policy)) return url;
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  if (!(policy.ports ?? feedLimits.fetch.ports).includes(port)) throw new FeedError('PORT_REFUSED');
  const host = withoutBrackets(url.hostname);
  if (net.isIP(host) && !isPublicAddress(host)) throw new FeedError('PRIVATE_ADDRESS');
  return url;
}

const systemResolver: Resolver = (hostname) => dns.promises.lookup(hostname, { all: true, verbatim: true });

/**
 * A `lookup` function for one connection. Resolves the name once, rejects it if any of its addresses isn't public, and
 * passes exactly the checked addresses to the connection. This prevents DNS rebinding.
 */
export function guardedLookup(url: URL, policy: AddressPolicy): net.LookupFunction {
  const excepted = isExcepted(url, policy);
  const resolve = policy.resolve ?? systemResolver;
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (answers) => {
        const first = answers[0];
        if (!first) return callback(new FeedError('UNKNOWN_HOST'), []);
        if (!excepted && !answers.every((answer) => isPublicAddress(answer.address))) {
          return callback(new FeedError('PRIVATE_ADDRESS'), []);
        }
        if (options.all) return callback(null, answers);
        return callback(null, first.address, first.family);
      },
      () => callback(new FeedError('UNKNOWN_HOST'), []),
    );
  };
}
