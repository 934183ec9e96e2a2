import { feedLimits } from '@contract/limits';

const trackerNames = new Set([
  'fbclid',
  'gclid',
  'gclsrc',
  'dclid',
  'gbraid',
  'wbraid',
  'msclkid',
  'yclid',
  'twclid',
  'ttclid',
  'igshid',
  'igsh',
  'li_fat_id',
  'mc_cid',
  'mc_eid',
  'mkt_tok',
  '_hsenc',
  '_hsmi',
  '__hstc',
  '__hssc',
  '__hsfp',
  'hsctatracking',
  'vero_id',
  'vero_conv',
  'oly_anon_id',
  'oly_enc_id',
  'wickedid',
  'rb_clickid',
  's_cid',
  'ml_subscriber',
  'ml_subscriber_hash',
  'cmpid',
  'ncid',
  'sr_share',
  'spm',
  '_ga',
  '_gl',
  'epik',
  'ref_src',
  'ref_url',
  'guccounter',
  'guce_referrer',
  'guce_referrer_sig',
  'ito',
  'at_medium',
  'at_campaign',
  'sc_campaign',
  'sc_channel',
  'sc_content',
  'sc_medium',
  'sc_outcome',
  'sc_geo',
  'sc_country',
  'trk',
  'trkcampaign',
  'piwik_campaign',
  'piwik_kwd',
  'soc_src',
  'soc_trk',
  'wt_mc',
  'wtmc',
]);
const trackerPrefixes =
  /^(utm_|hsa_|mtm_|matomo_|pk_(campaign|kwd|source|medium|content|cid)|ns_(campaign|mchannel|source|linkname)|at_custom)/;

const isTracker = (name: string) => trackerNames.has(name.toLowerCase()) || trackerPrefixes.test(name.toLowerCase());

// The query is split and joined, not re-encoded, so that other parameters keep their exact spelling.
function withoutTrackers(url: URL): void {
  const pieces = url.search.slice(1).split('&');
  const kept = pieces.filter((piece) => !isTracker(piece.split('=', 1)[0] ?? ''));
  if (kept.length !== pieces.length) url.search = kept.join('&');
  if (/^#(utm_|xtor=|at_)/i.test(url.hash)) url.hash = '';
}

/** Longer than a host name can be (RFC 1035: 253). Encoding an international host name takes quadratic time. */
const longHost = /^(?:https?:[\\/]*|[\\/]{2,})[^\\/?#]{300}/i;

/**
 * An absolute http(s) URL without tracking parameters; null for anything else (`javascript:`, `data:`, …) or for
 * excessive length.
 */
export function webAddress(address: string, base: string): string | null {
  if (address.length > feedLimits.parse.addressLength) return null;
  const text = address.replace(/\p{Cc}/gu, '').trim();
  if (text === '' || longHost.test(text) || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username !== '' || url.password !== '') return null;
  withoutTrackers(url);
  return url.href;
}

/** The permitted targets of a link in an article: a web address or `mailto:`. */
export function linkAddress(address: string, base: string): string | null {
  const mail = /^\s*mailto:([^\s?<>"]+@[^\s?<>"]+)/i.exec(address);
  return mail ? `mailto:${mail[1]}` : webAddress(address, base);
}

/** A key of a linked page: without scheme, tracking parameters, and fragment, and with sorted parameters. */
export function linkIdentity(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  withoutTrackers(url);
  url.searchParams.sort();
  return `${url.host}${url.pathname}${url.search}`;
}

/** A key of an image: its path. CDN hosts and parameters for size and signature change arbitrarily. */
export const imageIdentity = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : address);
