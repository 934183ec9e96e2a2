import http from 'node:http';
import os from 'node:os';
import { gzipSync } from 'node:zlib';
import { attacks, type Attacker, type AttackerTools, type HostileAnswer, type HostileRequest } from './hostileAttacks';
import { hostileDocuments } from './hostileFeeds';
import type { HostileWorld } from './hostileWorld';

/** The attack that the process runs, and its target. */
export interface LoadOrder {
  attack: string;
  url: string;
  feedPort: number;
  world: HostileWorld;
}

/** The server's responses by status and error code, with the message of the first one. */
export type LoadReport = Record<string, { count: number; message: string; slowestMs: number }>;

// A process of its own with low priority, so that the attack's own computations don't affect the measurement.
os.setPriority(10);
// A different address from the measured person's, because rate limits are per address.
const agent = new http.Agent({ keepAlive: true, localAddress: '127.0.0.2' });
const report: LoadReport = {};

/** Prepares the documents first, because generating and compressing them takes seconds. */
function serveDocuments(names: readonly string[], port: number): Promise<void> {
  const packed = new Map(
    names.map((name) => {
      const { contentType, text } = hostileDocuments[name] ?? { contentType: '', text: () => '' };
      return [name, { headers: { 'content-type': contentType, 'content-encoding': 'gzip' }, bytes: gzipSync(text()) }];
    }),
  );
  const server = http.createServer(({ url = '' }, response) => {
    const document = packed.get(new URL(url, 'http://feeds.example').pathname.slice(1));
    if (document === undefined) response.writeHead(404).end();
    else response.writeHead(200, document.headers).end(document.bytes);
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function note(key: string, message: string, milliseconds: number): void {
  const entry = (report[key] ??= { count: 0, message, slowestMs: 0 });
  entry.count += 1;
  entry.slowestMs = Math.max(entry.slowestMs, Math.round(milliseconds));
}

function noteAnswer({ status, body }: HostileAnswer, milliseconds: number): void {
  if (typeof body === 'object' && body !== null && 'errorCode' in body && 'errorMessage' in body) {
    note(`${status} ${String(body.errorCode)}`, String(body.errorMessage), milliseconds);
  } else note(String(status), '', milliseconds);
}

function sender({ url, world }: LoadOrder): AttackerTools['send'] {
  return (as: Attacker, { method, path, headers = {}, body }: HostileRequest) => {
    const bytes = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const begun = performance.now();
    return new Promise((resolve) => {
      const request = http.request(
        new URL(path, url),
        { method, agent, headers: { ...world.attackers[as], ...type, ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const answer = { status: response.statusCode ?? 0, body: parsed(Buffer.concat(chunks).toString()) };
            noteAnswer(answer, performance.now() - begun);
            resolve(answer);
          });
          response.on('error', () => resolve({ status: 0, body: undefined }));
        },
      );
      request.on('error', (error: NodeJS.ErrnoException) => {
        note(`connection ${error.code ?? error.message}`, '', performance.now() - begun);
        resolve({ status: 0, body: undefined });
      });
      request.end(bytes);
    });
  };
}

/** Repeats the attack until the process is disconnected; retries after a second if the server is down. */
async function attackEndlessly(order: LoadOrder): Promise<void> {
  const attack = attacks.find(({ name }) => name === order.attack);
  if (attack === undefined) throw new Error(`There is no attack ${order.attack}`);
  await serveDocuments(attack.documents ?? [], order.feedPort);
  process.send?.('attacking');
  const tools: AttackerTools = {
    send: sender(order),
    feedUrl: (name) => `http://127.0.0.1:${order.feedPort}/${name}`,
    passage: order.world.passage,
  };
  let turn = 0;
  const repeat = async (): Promise<void> => {
    for (;;) {
      const begun = performance.now();
      await attack.round(tools, turn++);
      // Requests that fail immediately are limited to a hundred per second.
      const rest = Math.max(0, 10 * attack.atOnce - (performance.now() - begun));
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  };
  await Promise.all(Array.from({ length: attack.atOnce }, repeat));
}

function isOrder(message: unknown): message is LoadOrder {
  return typeof message === 'object' && message !== null && 'attack' in message;
}

process.on('message', (message) => {
  if (message === 'report') process.send?.(report);
  else if (isOrder(message)) void attackEndlessly(message);
});
process.once('disconnect', () => process.exit());
