import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { classPathFor, javaFor } from './artifacts.mjs';

async function freePorts(count) {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise((resolve) =>
          net.createServer().listen(0, '127.0.0.1', function listening() {
            resolve(this);
          }),
        ),
    ),
  );
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** A node of OpenSearch in a process of its own. */
class Node {
  output = '';

  constructor(start, url) {
    this.begin = start;
    this.url = url;
    this.start();
  }

  start() {
    this.process = this.begin();
    this.ended = new Promise((resolve) => this.process.once('exit', resolve));
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream.on('data', (data) => {
        this.output = (this.output + String(data)).slice(-20_000);
      });
    }
  }

  /** Kills the process without warning. Its data stays, and `start` brings it back. */
  async kill() {
    this.process.kill('SIGKILL');
    await this.ended;
  }

  async isUp() {
    return fetch(this.url).then(
      (response) => response.ok,
      () => false,
    );
  }
}

/**
 * Starts a cluster on loopback and waits until all nodes have joined it.
 * @param options.major 2 or 3
 * @param options.dataDir a folder whose indices are kept for the next cluster; otherwise a temporary one
 */
export async function startCluster({ major = '2', nodes: count = 1, heapMb = 512, startMs = 240_000, dataDir } = {}) {
  const folder = dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'watchdesk-opensearch-'));
  mkdirSync(folder, { recursive: true });
  const ports = await freePorts(count * 2);
  const names = Array.from({ length: count }, (_, index) => `node${index + 1}`);
  const transports = ports.slice(count);
  const java = path.join(javaFor(major) ?? '', 'java');
  const memory = [`-Xms${heapMb}m`, `-Xmx${heapMb}m`, '-XX:+UseSerialGC'];
  const nodes = names.map((name, index) => {
    const own = [path.join(folder, name), name, String(ports[index]), String(transports[index])];
    const args = [...memory, '-cp', classPathFor(major), 'StartNode', ...own, transports.join(','), names.join(',')];
    return new Node(() => spawn(java, args, { stdio: ['pipe', 'pipe', 'pipe'] }), `http://127.0.0.1:${ports[index]}`);
  });
  const cluster = {
    nodes,
    urls: nodes.map(({ url }) => url),
    async stop() {
      await Promise.all(nodes.map((node) => node.kill()));
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
  const end = Date.now() + startMs;
  while (!(await hasJoined(nodes, count))) {
    const ended = nodes.find((node) => node.process.exitCode !== null);
    if (ended === undefined && Date.now() < end) {
      await sleep(250);
      continue;
    }
    await cluster.stop();
    throw new Error(`OpenSearch didn’t start:\n${(ended ?? nodes[0]).output}`);
  }
  return cluster;
}

async function hasJoined([first], count) {
  if (!(await first.isUp())) return false;
  const response = await fetch(`${first.url}/_cluster/health`);
  return response.ok && (await response.json()).number_of_nodes === count;
}
