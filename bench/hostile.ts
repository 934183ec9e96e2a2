// Measures whether an attacker can slow down others: each attack of support/hostileAttacks.ts runs from a process of
// its own against the built server, while a person of another department continues to work. Reports how much slower
// that person's plain request and one-word search become, the time of /healthz, and the time to stop on SIGTERM. Fails
// if a limit is exceeded. --only=EXPRESSION selects attacks by name; --articles=25000; --seconds=10 for each attack and
// for the time before it. The folder BENCH_DATA_DIR keeps the articles for the next run.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { quantile, watchCalls, type CallTimes, type WatchedCall } from './support/bystander';
import { attacks, type Attack } from './support/hostileAttacks';
import type { LoadOrder, LoadReport } from './support/hostileLoad';
import { startHostileServer, type HostileServer } from './support/hostileServer';
import { fillHostileWorld, makeDue, setChannels, type HostileWorld } from './support/hostileWorld';
import { loadNow } from './support/load';
import { freePort, makeDataDir } from './support/runningServer';

const limits = { slowerMs: 100, healthMs: 100, exitSeconds: 10 };
const everyMs = 100;
/** The maximum wait for a response after the attack, and for the process to end after SIGTERM. */
const patienceMs = 20_000;
/** The time from the start of the attack to the first measurement, so that its first requests are on their way. */
const leadMs = 1_000;

interface Measured {
  attack: Attack;
  alone: Map<string, CallTimes>;
  during: Map<string, CallTimes>;
  answers: LoadReport;
  ended: boolean;
  written: string;
  /** Seconds from SIGTERM to the exit; null if the process had to be killed. */
  exit: number | null;
}

const rareWords = [
  'insulin',
  'harbor',
  'senator',
  'turbine',
  'vaccine',
  'orchard',
  'violin',
  'tariff',
  'glacier',
  'ledger',
];

function bystanderCalls({ bystander }: HostileWorld): WatchedCall[] {
  let turn = 0;
  return [
    { name: 'plain', method: 'GET', path: '/data/v1/profiles/company', headers: bystander },
    {
      name: 'search',
      method: 'POST',
      path: '/data/v1/search',
      headers: bystander,
      body: () => ({ queryString: rareWords[turn++ % rareWords.length] }),
    },
    { name: 'health', method: 'GET', path: '/healthz', headers: {} },
  ];
}

/** Starts the attack; resolves when its first requests are being sent. */
async function startLoad(order: LoadOrder): Promise<ChildProcess> {
  const load = fork(path.join(__dirname, `support/hostileLoad${path.extname(__filename)}`));
  const attacking = once(load, 'message');
  load.send(order);
  await attacking;
  return load;
}

async function reportOf(load: ChildProcess): Promise<LoadReport> {
  const answered = once(load, 'message');
  load.send('report');
  const [report] = (await answered) as [LoadReport];
  return report;
}

async function whileAttacked(
  server: HostileServer,
  world: HostileWorld,
  attack: Attack,
  feedPort: number,
  attackMs: number,
): Promise<Measured> {
  const calls = bystanderCalls(world);
  await watchCalls(server.url, calls, { everyMs, forMs: 2_000, patienceMs });
  const alone = await watchCalls(server.url, calls, { everyMs, forMs: attackMs, patienceMs });
  const due = attack.due === true ? (attack.documents ?? []) : [];
  const urls = due.map((name) => `http://127.0.0.1:${feedPort}/${name}`);
  await setChannels(server.connection, world.departmentId, urls);
  const load = await startLoad({ attack: attack.name, url: server.url, feedPort, world });
  const again = setInterval(() => void makeDue(server.connection, world.departmentId).catch(() => undefined), 1_000);
  try {
    await new Promise((resolve) => setTimeout(resolve, leadMs));
    const during = await watchCalls(server.url, calls, { everyMs, forMs: attackMs, patienceMs });
    const answers = await reportOf(load);
    const ended = !server.isRunning();
    const written = server.written();
    clearInterval(again);
    return { attack, alone, during, answers, ended, written, exit: await server.terminate(patienceMs) };
  } finally {
    clearInterval(again);
    load.disconnect();
  }
}

function rowOf({ attack, alone, during, ended, exit }: Measured): { text: string; isOver: boolean } {
  const of = (times: Map<string, CallTimes>, name: string) => times.get(name)?.times ?? [];
  const cells = ['plain', 'search'].map((name) => {
    const [before, meanwhile] = [of(alone, name), of(during, name)];
    const slower = quantile(meanwhile, 0.99) - quantile(before, 0.99);
    const pair = (times: readonly number[]) => `${quantile(times, 0.5).toFixed(0)}/${quantile(times, 0.99).toFixed(0)}`;
    return {
      text: `${pair(before)} → ${pair(meanwhile)} (${slower.toFixed(0)})`,
      isOver: !(slower <= limits.slowerMs),
    };
  });
  const failures = ['plain', 'search', 'health'].flatMap((name) => Object.entries(during.get(name)?.failed ?? {}));
  const health = quantile(of(during, 'health'), 1);
  const isOver =
    cells.some((cell) => cell.isOver) ||
    health > limits.healthMs ||
    failures.length > 0 ||
    ended ||
    exit === null ||
    exit > limits.exitSeconds;
  const failed = failures.map(([fault, count]) => `${count} × ${fault}`).join(', ') || 'none';
  const columns = [
    attack.name,
    ...cells.map(({ text }) => text),
    health.toFixed(0),
    failed,
    ended ? 'ended' : 'no',
    exit === null ? `over ${patienceMs / 1000}` : exit.toFixed(1),
    isOver ? 'OVER' : 'held',
  ];
  return { text: `| ${columns.join(' | ')} |`, isOver };
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function sayDetails({ answers, written }: Measured): void {
  for (const [key, { count, message, slowestMs }] of Object.entries(answers)) {
    say(`    ${count} × ${key}${message === '' ? '' : `: ${message}`} (slowest ${slowestMs} ms)`);
  }
  if (Object.keys(answers).length === 0) say('    the attack was not answered in its time');
  for (const line of written
    .split('\n')
    .filter((text) => text.trim() !== '')
    .slice(0, 5))
    say(`    server: ${line.slice(0, 300)}`);
}

function flag(name: string): string | undefined {
  return process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
}

async function main(): Promise<void> {
  const chosen = attacks.filter(({ name }) => new RegExp(flag('only') ?? '').test(name));
  const attackMs = Number(flag('seconds') ?? 10) * 1_000;
  const kept = process.env.BENCH_DATA_DIR;
  const dataDir = kept ?? (await makeDataDir());
  const [port, feedPort] = [await freePort(), await freePort()];
  try {
    const articles = Number(flag('articles') ?? 25_000);
    const world = await fillHostileWorld(dataDir, articles, say);
    say(
      `${articles} articles, ${attackMs / 1000} s an attack; ${loadNow()}. Times in ms, median/p99 alone → during the attack`,
    );
    say('(p99 slower by). /healthz: its worst. SIGTERM: seconds to the end while the attack goes on.');
    say('\n| Attack | Plain call | One-word search | /healthz | Failed calls | Process ended | SIGTERM | |');
    say('| --- | --- | --- | --- | --- | --- | --- | --- |');
    const measured: Measured[] = [];
    for (const attack of chosen) {
      const server = await startHostileServer(dataDir, port, feedPort);
      const result = await whileAttacked(server, world, attack, feedPort, attackMs).finally(() =>
        server.terminate(patienceMs),
      );
      measured.push(result);
      const { text, isOver } = rowOf(result);
      if (isOver) process.exitCode = 1;
      say(text);
    }
    say('\nHow the attacks were answered:');
    for (const result of measured) {
      say(`  ${result.attack.name}`);
      sayDetails(result);
    }
    say(loadNow());
  } finally {
    if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
  }
}

void main();
