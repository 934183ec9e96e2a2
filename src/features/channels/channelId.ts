import { channelIdPrefix } from '@contract/limits';

/** Returns a channel's id without the prefix that it has in the API. */
export function withoutChannelPrefix(id: string): string {
  return id.startsWith(channelIdPrefix) ? id.slice(channelIdPrefix.length) : id;
}
