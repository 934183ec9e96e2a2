import type { FeedAddresses, FeedFormat } from '@contract/channelExchange';

/** The address of a channel's feed in one format. */
export const feedUrl = (publicUrl: string, token: string, format: FeedFormat): string =>
  `${publicUrl}/feeds/${token}.${format}`;

export const feedUrls = (publicUrl: string, token: string): FeedAddresses => ({
  atom: feedUrl(publicUrl, token, 'atom'),
  json: feedUrl(publicUrl, token, 'json'),
  xml: feedUrl(publicUrl, token, 'xml'),
});
