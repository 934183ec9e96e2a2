import type { FetchPolicy } from './fetchFeed';

export interface ChannelPolicyOptions {
  /** The product's address, named to the servers that are read. */
  publicUrl: string;
  /** The port of this server. */
  port: number;
  /** Whether this server's own demo feeds may be read. */
  demo: boolean;
  allowedOrigins: readonly string[];
}

/** Where the application serves the feeds of its demo newsroom. */
const demoFeedsPath = '/demo/feeds';

/** How channels are read: public addresses, those that are configured, and the demo's own feeds. */
export function channelPolicy({ publicUrl, port, demo, allowedOrigins }: ChannelPolicyOptions): FetchPolicy {
  const own = [publicUrl, `http://localhost:${String(port)}`, `http://127.0.0.1:${String(port)}`];
  return {
    allowedAddresses: [...allowedOrigins, ...(demo ? own.map((origin) => origin + demoFeedsPath) : [])],
    userAgent: `Watchdesk (+${publicUrl})`,
  };
}
