import { feedLimits } from '@contract/limits';
import { channelPolicy } from './channelPolicy';
import { leaseChannel, type LeasedChannel } from './feedState';
import type { FetchPolicy } from './fetchFeed';
import { readChannel } from './readChannel';
import type { StoreItems } from './storeItems';
import { isExcepted } from './safeAddress';
import type { FeedWorker } from '@server/engine/feed-processes/feedWorker';
import type { StartJob } from '@server/background/job';

const { atOnce, atOncePerDepartment, leaseSeconds, hostRestMs } = feedLimits.reading;

/** Limits reading to one request per host at a time with a pause between two. This server's own host needs no pause. */
class Hosts {
  private readonly busyUntil = new Map<string, number>();

  constructor(private readonly policy: FetchPolicy) {}

  busy(now: Date): string[] {
    for (const [host, until] of this.busyUntil) if (until <= now.getTime()) this.busyUntil.delete(host);
    return [...this.busyUntil.keys()];
  }

  take({ url }: LeasedChannel, until: number): void {
    if (!URL.canParse(url) || isExcepted(new URL(url), this.policy)) return;
    // The host as written in the URL, because the database compares it as text.
    const host = /^[a-z]+:\/\/([^/?#]+)/i.exec(url)?.[1]?.toLowerCase();
    if (host !== undefined) this.busyUntil.set(host, until);
  }
}

/** What the reading job needs in addition to the common dependencies of jobs. */
interface ReadingDeps {
  storeItems: StoreItems;
  /** Parses and analyzes feeds. */
  feedWorker: FeedWorker;
}

/**
 * The job that reads due channels, several at once but politely to each host. When stopped, it releases the channels it
 * was reading.
 */
export const readChannels =
  ({ storeItems, feedWorker }: ReadingDeps): StartJob =>
  ({ db, config, clock, report, wakeSelf }) => {
    const policy = channelPolicy({
      ...config,
      demo: config.demo.enabled,
      allowedOrigins: config.channels.allowedOrigins,
    });
    const hosts = new Hosts(policy);
    const stopping = new AbortController();
    const readings = new Map<Promise<void>, LeasedChannel['department_id']>();

    async function read(channel: LeasedChannel): Promise<void> {
      try {
        await readChannel(db, channel, {
          policy,
          now: clock,
          random: Math.random,
          storeItems,
          signal: stopping.signal,
          worker: feedWorker,
        });
      } catch (error) {
        report(error, `read channel ${channel.source_id}`);
      }
      hosts.take(channel, clock().getTime() + hostRestMs);
    }

    function begin(channel: LeasedChannel): void {
      hosts.take(channel, channel.leased_until.getTime());
      const reading = read(channel).finally(() => {
        readings.delete(reading);
        wakeSelf();
      });
      readings.set(reading, channel.department_id);
    }

    /** The departments that have their share of the readings. */
    function busyDepartments(): string[] {
      const departments = [...readings.values()].filter((id) => id !== null);
      return [...new Set(departments)].filter(
        (id) => departments.filter((other) => other === id).length >= atOncePerDepartment,
      );
    }

    return {
      async run(signal) {
        while (readings.size < atOnce && !signal.aborted) {
          const now = clock();
          const until = new Date(now.getTime() + leaseSeconds * 1000);
          const busy = { busyHosts: hosts.busy(now), busyDepartments: busyDepartments() };
          const channel = await leaseChannel(db, { now, until, ...busy });
          if (!channel) break;
          begin(channel);
        }
        return false;
      },
      async stop() {
        stopping.abort();
        await Promise.all(readings.keys());
      },
    };
  };
