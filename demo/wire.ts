import type { Db } from '@server/db/schema';
import { makeFeedsDue } from '@server/channels/reading/feedState';
import { fillDemoWorkspaces } from './fillWorkspaces';
import { demoChannels, demoSources } from './newsroom/sources';
import { dueArticles, type DemoTime } from './timetable';
import { demoFirstStart } from './seed';

const lookEveryMs = 5_000;

/**
 * Makes the demo's feeds due for reading that have changed since they were last read: the reader's own schedule would
 * come by too rarely for something to happen while one watches. How they are read stays the ordinary way.
 * @returns how many were made due
 */
export async function callDemoFeeds(db: Db, time: DemoTime): Promise<number> {
  let called = 0;
  for (const { id } of [...demoSources, ...demoChannels]) {
    const changes = dueArticles(time, id).map(({ published, updated }) => updated ?? published);
    const changed = new Date(Math.max(...changes.map((instant) => instant.getTime()), 0));
    called += await makeFeedsDue(db, `/demo/feeds/${id}.xml`, changed, time.now);
  }
  return called;
}

export interface DemoWireOptions {
  db: Db;
  clock: () => Date;
  wireIntervalMinutes: number;
  onError: (error: unknown) => void;
}

/**
 * Looks every few seconds whether the demo's newsroom has published something, until it is stopped; and lets the demo's
 * workspaces be filled as soon as there is something to fill them with.
 */
export function startDemoWire({ db, clock, wireIntervalMinutes, onError }: DemoWireOptions): { stop(): Promise<void> } {
  let turn = Promise.resolve();
  let workspacesAreFilled = false;
  const timer = setInterval(() => {
    turn = turn.then(look).catch(onError);
  }, lookEveryMs);
  timer.unref();

  async function look(): Promise<void> {
    const firstStart = await demoFirstStart(db);
    if (!firstStart) return;
    workspacesAreFilled ||= await fillDemoWorkspaces(db, clock());
    await callDemoFeeds(db, { firstStart, now: clock(), wireIntervalMinutes });
  }

  return {
    async stop() {
      clearInterval(timer);
      await turn;
    },
  };
}
