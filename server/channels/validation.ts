import type { ChannelBody } from '@contract/iam';
import { limits } from '@contract/limits';
import { isOneLine, oneLineText } from '@contract/oneLine';
import type { ErrorCode } from '@contract/errors';
import { FeedError } from '@server/engine/feeds/feedError';
import type { FetchPolicy } from './reading/fetchFeed';
import { checkedUrl } from './reading/safeAddress';
import { AppError } from '@server/http/errors';

/** What the form says too, to the letter. */
export const channelTexts = {
  nameRequired: 'Channel Name is required field',
  nameLength: `Maximum length is ${String(limits.channelName)} characters.`,
  namePrefix: "Channel Name can't start with customer prefix",
  categoryRequired: 'Category is required field',
  urlRequired: 'URL is required field',
  urlInvalid: 'Please provide a valid url',
  urlExcluded: 'URL can not contain provided domain',
  full: 'Your company has reached its maximum number of channels.',
} as const;

/** A channel as it is stored; `name` without the department's prefix. */
export interface CheckedChannel {
  name: string;
  category: string;
  url: string;
  /** Null: not named. A new channel has none then, a changed one keeps its own. */
  contentOwner: string | null;
}

export interface ChannelRules {
  /** What the department's channel names begin with, put before them by the server; may be empty. */
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

function problemOfName(name: string, { prefix }: ChannelRules): Problem | null {
  if (name === '') return problem(channelTexts.nameRequired);
  if (!isOneLine(name)) return problem(oneLineText);
  if (name.length > limits.channelName) return problem(channelTexts.nameLength);
  const begins = prefix !== '' && name.toLowerCase().startsWith(prefix.toLowerCase());
  return begins ? problem(channelTexts.namePrefix, 'CHANNEL_PREFIX') : null;
}

function problemOfUrl(url: string, { excludedDomains, policy }: ChannelRules): Problem | null {
  if (url === '') return problem(channelTexts.urlRequired);
  try {
    const { href } = checkedUrl(url, policy);
    const excluded = excludedDomains.some((domain) => href.toLowerCase().includes(domain.toLowerCase()));
    return excluded ? problem(channelTexts.urlExcluded, 'CHANNEL_EXCLUDED') : null;
  } catch (error) {
    // What is an address, but one that is never read, is told as such.
    const isRefused =
      error instanceof FeedError && ['PRIVATE_ADDRESS', 'PORT_REFUSED', 'CREDENTIALS_IN_URL'].includes(error.code);
    return problem(isRefused ? error.message : channelTexts.urlInvalid, 'CHANNEL_URL');
  }
}

/**
 * Checks what an administrator typed, all fields at once.
 * @throws AppError with the first fault's code and a message for each field
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
