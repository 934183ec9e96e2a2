import type { FetchPolicy } from './fetchFeed';

interface ChannelPolicyOptions {
  /** The public URL of the product, sent in the User-Agent header. */
  publicUrl: string;
  /** The port of this server. */
  port: number;
  /** True if this server's own demo feeds may be read. */
  demo: boolean;
  allowedOrigins: readonly string[];
}

/** The path of the demo newsroom's feeds. */
const demoFeedsPath = '/demo/feeds';

/** The addresses from which channels may be read: public ones, configured exceptions, and the demo's own feeds. */
export function channelPolicy({ publicUrl, port, demo, allowedOrigins }: ChannelPolicyOptions): FetchPolicy {
  const own = [publicUrl, `http://localhost:${String(port)}`, `http://127.0.0.1:${String(port)}`];
  return {
    allowedAddresses: [...allowedOrigins, ...(demo ? own.map((origin) => origin + demoFeedsPath) : [])],
    userAgent: `Watchdesk (+${publicUrl})`,
  };
}
