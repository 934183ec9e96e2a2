import type { ChannelBody } from '@contract/iam';
import { limits } from '@contract/limits';
import { isOneLine, oneLineText } from '@contract/oneLine';
import type { ErrorCode } from '@contract/errors';
import { FeedError } from '@server/engine/feeds/feedError';
import type { FetchPolicy } from './reading/fetchFeed';
import { checkedUrl } from './reading/safeAddress';
import { AppError } from '@server/http/errors';
import { tooLongText } from '@server/http/fieldChecks';

/** The form shows the same texts, to the letter. */
export const channelTexts = {
  nameRequired: 'Channel Name is required field',
  nameLength: tooLongText(limits.channelName),
  namePrefix: "Channel Name can't start with customer prefix",
  categoryRequired: 'Category is required field',
  urlRequired: 'URL is required field',
  urlInvalid: 'Please provide a valid url',
  urlExcluded: 'URL can not contain provided domain',
  duplicate: (name: string) => `The channel “${name}” already has this URL.`,
  full: 'Your company has reached its maximum number of channels.',
} as const;

/** A validated channel; `name` is without the department's prefix. */
export interface CheckedChannel {
  name: string;
  category: string;
  url: string;
  /** Null if not given: then a new channel has none, and an updated one keeps its own. */
  contentOwner: string | null;
}

/**
 * What two addresses of the same feed have in common: host, port, path, and query. http and https, a slash at the end, a
 * fragment, and the spelling of the host do not distinguish them.
 */
export function feedAddressKey(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname, search } = new URL(address);
  return `${host.replace(/\.(?=$|:)/, '')}${pathname.replace(/\/+$/, '')}${search}`;
}

interface ChannelRules {
  /** The prefix of the department's channel names, added by the server; may be empty. */
  prefix: string;
  excludedDomains: readonly string[];
  policy: FetchPolicy;
  categoryExists: (id: string) => Promise<boolean>;
}

interface Problem {
  code: ErrorCode;
  message: string;
}

const problem = (message: string, code: ErrorCode = 'VALIDATION'): Problem => ({ code, message });

/**
 * The trimmed name of a channel without a feed.
 * @throws AppError VALIDATION or CHANNEL_PREFIX
 */
export function checkChannelName(given: string, prefix: string): string {
  const name = given.trim();
  const found = problemOfName(name, { prefix });
  if (found) throw new AppError(found.code, found.message, { fields: { name: found.message } });
  return name;
}

function problemOfName(name: string, { prefix }: Pick<ChannelRules, 'prefix'>): Problem | null {
  if (name === '') return problem(channelTexts.nameRequired);
  if (!isOneLine(name)) return problem(oneLineText);
  if (name.length > limits.channelName) return problem(channelTexts.nameLength);
  const begins = prefix !== '' && name.toLowerCase().startsWith(prefix.toLowerCase());
  return begins ? problem(channelTexts.namePrefix, 'CHANNEL_PREFIX') : null;
}

/**
 * Whether an address contains this domain or one below it, as its host or as a part of its path or query, such as the
 * target of a proxy. `notrival.example` does not contain `rival.example`.
 */
function containsDomain(href: string, domain: string): boolean {
  const decoded = href.replace(/%([0-7][0-9a-f])/gi, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const names = decoded.toLowerCase().match(/[^\s/:?#&=@,;()[\]"'<>\\]+/g) ?? [];
  return names.some((name) => `.${name.replace(/\.$/, '')}`.endsWith(`.${domain.toLowerCase()}`));
}

function problemOfUrl(url: string, { excludedDomains, policy }: ChannelRules): Problem | null {
  if (url === '') return problem(channelTexts.urlRequired);
  try {
    const { href } = checkedUrl(url, policy);
    const excluded = excludedDomains.some((domain) => containsDomain(href, domain));
    return excluded ? problem(channelTexts.urlExcluded, 'CHANNEL_EXCLUDED') : null;
  } catch (error) {
    // The errors of a URL that is valid but not allowed; they have a text of their own.
    const isRefused =
      error instanceof FeedError && ['PRIVATE_ADDRESS', 'PORT_REFUSED', 'CREDENTIALS_IN_URL'].includes(error.code);
    return problem(isRefused ? error.message : channelTexts.urlInvalid, 'CHANNEL_URL');
  }
}

/**
 * Validates the input of an administrator, all fields at once.
 * @throws AppError with the first error's code and a message for each field
 */
export async function checkChannel(body: ChannelBody, rules: ChannelRules): Promise<CheckedChannel> {
  const channel = {
    name: body.name.trim(),
    category: body.category.trim(),
    url: body.url.trim(),
    contentOwner: body.contentOwner?.trim() ?? null,
  };
  const hasCategory = channel.category !== '' && (await rules.categoryExists(channel.category));
  const problems = {
    category: hasCategory ? null : problem(channelTexts.categoryRequired),
    name: problemOfName(channel.name, rules),
    contentOwner: isOneLine(channel.contentOwner ?? '') ? null : problem(oneLineText),
    url: problemOfUrl(channel.url, rules),
  };
  const found = Object.entries(problems).flatMap(([field, one]) => (one ? [[field, one] as const] : []));
  const [first] = found;
  if (!first) return { ...channel, url: checkedUrl(channel.url, rules.policy).href };
  const fields = Object.fromEntries(found.map(([field, { message }]) => [field, message]));
  throw new AppError(first[1].code, first[1].message, { fields });
}
