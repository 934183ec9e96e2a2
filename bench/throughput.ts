// Searches and landing pages a second: the built server answers 1 and 8 readers, who each wait for an answer before the next
// request. Reported are the rate, the times, and the processor time per search of the server's threads, of PostgreSQL, and of the
// load generator (a process of its own). A page of 25 with excerpts and marks is compared with the same page with headlines alone.
// --articles=N: recombined articles instead of the real ones; --seconds=10 for each line; --only=EXPRESSION selects lines by name.
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { limits as productLimits } from '@contract/limits';
import { chance } from './support/corpus';
import { startHostileServer, type HostileServer } from './support/hostileServer';
import { fillReadersWorld, type ReadersWorld } from './support/readersWorld';
import type { ReaderSearch, ReadersOrder, ReadersReport } from './support/readersLoad';
import { loadNow } from './support/load';
import { freePort, makeDataDir } from './support/runningServer';

const limits = { pageOverHeadlines: 1.5, searchesPerSecond: 100 };
const goals = { searchesPerSecond: 250, p95: 60, landingsPerSecond: 30 };
const favorites = 8;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function flag(name: string): string | undefined {
  return process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
}

/** Queries as people type them, from words of the articles: one word, two words, or a phrase of two. */
function makeQueries(texts: readonly string[], count: number): string[] {
  const random = chance(7);
  const wordsOf = texts.map((text) => text.toLowerCase().match(/[a-z]{5,}/g) ?? []);
  const frequency = new Map<string, number>();
  for (const words of wordsOf) for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const isQueried = (word: string): boolean => {
    const share = (frequency.get(word) ?? 0) / texts.length;
    return share > 0.01 && share < 0.2;
  };
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const queries: string[] = [];
  while (queries.length < count) {
    const words: readonly string[] = pick(wordsOf) ?? [];
    const queried = words.filter(isQueried);
    const [one, other] = [pick(queried), pick(queried)];
    if (one === undefined || other === undefined) continue;
    const kind = random();
    const at = words.indexOf(one);
    if (kind < 0.6) queries.push(one);
    else if (kind < 0.9) queries.push(`${one} ${other}`);
    else if (words[at + 1] !== undefined) queries.push(`"${one} ${words[at + 1]}"`);
  }
  return queries;
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Processor seconds that a process and all its threads have used. */
function cpuSecondsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return 0;
  }
}

/** Processor seconds of a process's descendants: here PostgreSQL, which the server starts. */
function cpuSecondsBelow(pid: number): number {
  const children = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  let total = 0;
  const open = [pid];
  for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
    for (const [child = 0, of] of children) {
      if (of !== parent) continue;
      total += cpuSecondsOf(child);
      open.push(child);
    }
  }
  return total;
}

interface Line {
  name: string;
  readers: number;
  visits: ReadersOrder['visits'];
  searchesPerVisit: number;
}

async function measure(server: HostileServer, world: ReadersWorld, line: Line, seconds: number) {
  const load = fork(path.join(__dirname, `support/readersLoad${path.extname(__filename)}`));
  const run = async (forSeconds: number): Promise<ReadersReport> => {
    const answered = once(load, 'message');
    const order: ReadersOrder = {
      url: server.url,
      readers: world.readers.slice(0, line.readers),
      visits: line.visits,
      seconds: forSeconds,
    };
    load.send(order);
    const [report] = (await answered) as [ReadersReport];
    return report;
  };
  try {
    await run(2);
    const before = [cpuSecondsOf(server.pid), cpuSecondsBelow(server.pid)];
    const report = await run(seconds);
    const after = [cpuSecondsOf(server.pid), cpuSecondsBelow(server.pid)];
    const searches = report.visits * line.searchesPerVisit;
    const perSearch = (cpu: number) => ((cpu * 1_000) / searches).toFixed(1);
    const [own = 0, database = 0] = after.map((value, index) => value - (before[index] ?? 0));
    const columns = [
      line.name,
      line.readers,
      (report.visits / report.seconds).toFixed(1),
      report.median.toFixed(1),
      report.p95.toFixed(1),
      report.worst.toFixed(0),
      report.failed,
      perSearch(own),
      perSearch(database),
      perSearch(report.cpuSeconds),
    ];
    say(`| ${columns.join(' | ')} |`);
    return report;
  } finally {
    load.disconnect();
  }
}

async function main(): Promise<void> {
  const seconds = Number(flag('seconds') ?? 10);
  const articles = flag('articles');
  const kept = process.env.BENCH_DATA_DIR;
  const dataDir = kept ?? (await makeDataDir());
  const [port, feedPort] = [await freePort(), await freePort()];
  try {
    const world = await fillReadersWorld(dataDir, articles === undefined ? null : Number(articles), say);
    const queries = makeQueries(world.texts, 200);
    const pages = (retrievalOptions: Record<string, unknown>): ReaderSearch[][] =>
      queries.map((queryString) => [{ queryString, retrievalOptions }]);
    const page = pages({ limit: 25 });
    const headlines = pages({ limit: 25, fields: ['headline'] });
    const landings = queries.map((_query, index) =>
      Array.from({ length: favorites }, (_, number) => ({
        queryString: queries[(index * favorites + number) % queries.length] ?? '',
        retrievalOptions: { sortOrder: 'NEWEST_FIRST', limit: productLimits.topicSample },
      })),
    );
    say(`${world.articles} articles of ${world.words} words on average; ${loadNow()}; ${seconds} s a line.`);
    say('Times in ms for a search or a landing; processor time in ms for each search.\n');
    say('| | Readers | A second | Median | p95 | Worst | Failed | Server | PostgreSQL | Load |');
    say('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
    const server = await startHostileServer(dataDir, port, feedPort);
    try {
      const only = new RegExp(flag('only') ?? '');
      const go = async (name: string, readers: number, visits: ReadersOrder['visits'], searchesPerVisit = 1) =>
        only.test(`${name}, ${readers}`)
          ? measure(server, world, { name, readers, visits, searchesPerVisit }, seconds)
          : undefined;
      const first = await go('page of 25, most texts for the first time', 1, page);
      const one = await go('page of 25', 1, page);
      const plain = await go('page of 25, headlines alone', 1, headlines);
      await go('one hit', 1, pages({ limit: 1 }));
      await go('no hit', 1, pages({ limit: 0 }));
      const eight = await go('page of 25', 8, page);
      await go('page of 25, headlines alone', 8, headlines);
      const landing = await go(`landing with ${favorites} favorites`, 8, landings, favorites);
      if (first && one && plain)
        say(
          `\nA page of 25 takes ${(one.median / plain.median).toFixed(2)} times the same page with headlines alone (at most ${limits.pageOverHeadlines}), and ${(first.median / plain.median).toFixed(2)} times while most texts are read for the first time.`,
        );
      if (eight && landing)
        say(
          `8 readers: ${(eight.visits / eight.seconds).toFixed(0)} searches/s (at least ${limits.searchesPerSecond}, goal ${goals.searchesPerSecond}), p95 ${eight.p95.toFixed(0)} ms (goal ${goals.p95}); ${(landing.visits / landing.seconds).toFixed(1)} landings/s (goal ${goals.landingsPerSecond}).`,
        );
    } finally {
      await server.terminate(20_000);
    }
    say(loadNow());
  } finally {
    if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
  }
}

void main();
