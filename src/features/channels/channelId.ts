import { channelIdPrefix } from '@contract/limits';

/** A channel's id as people know it: without the prefix that the wire puts before it. */
export function shownId(id: string): string {
  return id.startsWith(channelIdPrefix) ? id.slice(channelIdPrefix.length) : id;
}
