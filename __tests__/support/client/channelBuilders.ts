import type { Channel, ChannelHealth } from '@contract/iam';

/** The path of the channels' endpoints, as msw matches it. */
export const channelsPath = '*/iam/v1/department/channels';

/** The health of a channel that was read without an error. */
export const healthy: ChannelHealth = {
  state: 'healthy',
  lastReadAt: '2026-11-20T15:04:00.000Z',
  lastSuccessAt: '2026-11-20T15:04:00.000Z',
  nextReadAt: '2026-11-20T15:34:00.000Z',
  items: 12,
  failures: 0,
  lastError: null,
};

/** A channel as the server returns it: its name gets the department's prefix. */
export const channel = (number: number, name: string, more: Partial<Channel> = {}): Channel => ({
  id: `chnl${number}`,
  category: 'c2',
  categoryName: 'Health Care',
  name: `DEMO ${name}`,
  url: `https://${name.toLowerCase()}.example/feed`,
  contentOwner: '',
  channelName: name,
  number,
  type: 'CHANNEL',
  package: false,
  health: healthy,
  ...more,
});
