import dns, { type LookupAddress } from 'node:dns';
import net from 'node:net';
import ipaddr from 'ipaddr.js';
import { FeedError } from '@server/engine/feeds/feedError';
import { feedLimits } from '@contract/limits';

/** Gives every address of a name, as `dns.lookup` with `all` does. Injected in tests to play a hostile name server. */
export type Resolver = (hostname: string) => Promise<LookupAddress[]>;

/** Where feeds may be read from. */
export interface AddressPolicy {
  /**
   * Addresses that are read although they are not public: an origin (`http://127.0.0.1:8080`), or an origin with a path
   * below which everything is allowed (`http://127.0.0.1:8080/demo/feeds`).
   */
  allowedAddresses: readonly string[];
  /** TCP ports; by default 80, 443, 8080 and 8443. */
  ports?: readonly number[];
  resolve?: Resolver;
}

// Public by their range, yet answered by the host's own cloud: Azure's wire server.
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
 * Whether an IP address (as text, any spelling that the resolver can give) is reachable by everyone: neither loopback,
 * private, link-local, carrier-grade NAT, multicast, reserved, a tunnel (6to4, Teredo) nor a metadata service.
 * IPv4 inside IPv6 (mapped, NAT64) is judged as the IPv4 address. What is no address is not public.
 * Follows the IANA special-purpose address registries (RFC 6890).
 */
export function isPublicAddress(text: string): boolean {
  if (!net.isIP(text)) return false;
  const address = ipaddr.parse(text);
  return address instanceof ipaddr.IPv6 ? isPublicV6(address) : isPublicV4(address);
}

const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/** Whether configuration excepts this address from the rule that only public ones are read. */
export function isExcepted(url: URL, policy: AddressPolicy): boolean {
  return policy.allowedAddresses.some((entry) => {
    if (!URL.canParse(entry)) return false;
    const allowed = new URL(entry);
    if (allowed.origin !== url.origin) return false;
    const folder = allowed.pathname.replace(/\/+$/, '');
    if (folder === '') return true;
    // An encoded slash could be decoded later, and climb out of the folder.
    if (/%2f|%5c/i.test(url.pathname)) return false;
    return url.pathname === folder || url.pathname.startsWith(`${folder}/`);
  });
}

/** The exceptions that hold for where a server redirects to: a public one must not lead to what only configuration excepts. */
export const exceptionsAfter = (url: URL, policy: AddressPolicy): readonly string[] =>
  isExcepted(url, policy) ? policy.allowedAddresses : [];

/**
 * Reads an address and says whether it may be asked for at all: http or https, an allowed port, no user name or
 * password, and no literal private address. A name is judged when it is connected, by `guardedLookup`.
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
 * A `lookup` for one connection: resolves the name once, refuses it if any answer is not public, and hands exactly the
 * checked addresses to the connection, so that a later, different answer cannot be connected.
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
