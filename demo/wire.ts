import type { Db } from '@server/db/schema';
import { makeFeedsDue } from '@server/channels/reading/feedState';
import { seedDemoWorkspaces } from './seedWorkspaces';
import { demoChannels, demoSources } from './newsroom/sources';
import { dueArticles, type DemoTime } from './timetable';
import { demoFirstStart } from './seed';

const checkIntervalMs = 5_000;

/**
 * Makes changed demo feeds due for reading, because the regular schedule is too slow for somebody who watches. They are
 * read like any other feed.
 * @returns the number of feeds made due
 */
export async function makeChangedFeedsDue(db: Db, time: DemoTime): Promise<number> {
  let called = 0;
  for (const { id } of [...demoSources, ...demoChannels]) {
    const changes = dueArticles(time, id).map(({ published, updated }) => updated ?? published);
    const changed = new Date(Math.max(...changes.map((instant) => instant.getTime()), 0));
    called += await makeFeedsDue(db, `/demo/feeds/${id}.xml`, changed, time.now);
  }
  return called;
}

interface DemoWireOptions {
  db: Db;
  clock: () => Date;
  publicUrl: string;
  wireIntervalMinutes: number;
  onError: (error: unknown) => void;
}

/**
 * Checks every few seconds until stopped: makes feeds with new articles due, and fills the demo's workspaces once their
 * articles are there.
 */
export function startDemoWire({ db, clock, publicUrl, wireIntervalMinutes, onError }: DemoWireOptions): {
  stop(): Promise<void>;
} {
  let running = Promise.resolve();
  let workspacesAreFilled = false;
  const timer = setInterval(() => {
    running = running.then(check).catch(onError);
  }, checkIntervalMs);
  timer.unref();

  async function check(): Promise<void> {
    const firstStart = await demoFirstStart(db);
    if (!firstStart) return;
    workspacesAreFilled ||= await seedDemoWorkspaces(db, { publicUrl, now: clock() });
    await makeChangedFeedsDue(db, { firstStart, now: clock(), wireIntervalMinutes });
  }

  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
