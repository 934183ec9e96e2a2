import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { classPathFor, javaFor, securityPluginFor } from './artifacts.mjs';

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

/** Asks a node of a cluster with the security plugin as its administrator. Resolves to null if it can't be reached. */
function askAsAdmin(url, ca) {
  return new Promise((resolve) => {
    const request = https.get(`${url}/_cluster/health`, { auth: 'admin:admin', ca }, (response) => {
      let body = '';
      response.on('data', (part) => (body += String(part)));
      response.on('end', () => resolve(response.statusCode === 200 ? JSON.parse(body) : null));
    });
    request.on('error', () => resolve(null));
  });
}

/** The plugin with its usual users (`admin` has the password `admin`), and TLS between nodes and for callers. */
function configureSecurity(home, major, { key, certificate, ca }) {
  const config = path.join(home, 'config');
  cpSync(path.join(securityPluginFor(major), 'config'), path.join(config, 'opensearch-security'), { recursive: true });
  for (const [name, content] of Object.entries({ 'node.key': key, 'node.pem': certificate, 'ca.pem': ca })) {
    writeFileSync(path.join(config, name), content, { mode: 0o600 });
  }
  const files = ['transport', 'http'].flatMap((layer) =>
    ['pemcert_filepath: node.pem', 'pemkey_filepath: node.key', 'pemtrustedcas_filepath: ca.pem'].map(
      (file) => `plugins.security.ssl.${layer}.${file}`,
    ),
  );
  const settings = [
    ...files,
    'plugins.security.ssl.transport.enforce_hostname_verification: false',
    'plugins.security.ssl.http.enabled: true',
    'plugins.security.allow_default_init_securityindex: true',
    'plugins.security.restapi.roles_enabled: [all_access]',
  ];
  writeFileSync(path.join(config, 'opensearch.yml'), `${settings.join('\n')}\n`);
}

/**
 * Starts a cluster on loopback and waits until all nodes have joined it.
 * @param options.major 2 or 3
 * @param options.isShort true for a cluster that ends soon: Java's second compiler, C2, would take more time than it saves
 * @param options.security the PEM texts `key`, `certificate` (of 127.0.0.1), and `ca`: then with the security plugin
 * @param options.dataDir a folder whose indices are kept for the next cluster; otherwise a temporary one
 */
export async function startCluster({
  major = '2',
  nodes: count = 1,
  heapMb = 512,
  startMs = 240_000,
  isShort = false,
  dataDir,
  security,
} = {}) {
  const folder = dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'watchdesk-opensearch-'));
  const ports = await freePorts(count * 2);
  const names = Array.from({ length: count }, (_, index) => `node${index + 1}`);
  const transports = ports.slice(count);
  const java = path.join(javaFor(major) ?? '', 'java');
  const memory = [
    `-Xms${heapMb}m`,
    `-Xmx${heapMb}m`,
    '-XX:+UseSerialGC',
    ...(isShort ? ['-XX:TieredStopAtLevel=1'] : []),
  ];
  const hasSecurity = security !== undefined;
  const plugins = hasSecurity ? ['-Dplugins=org.opensearch.security.OpenSearchSecurityPlugin'] : [];
  const program = [...memory, ...plugins, '-cp', classPathFor(major, hasSecurity), 'StartNode'];
  const nodes = names.map((name, index) => {
    const home = path.join(folder, name);
    mkdirSync(path.join(home, 'config'), { recursive: true });
    if (hasSecurity) configureSecurity(home, major, security);
    const own = [home, name, String(ports[index]), String(transports[index])];
    const args = [...program, ...own, transports.join(','), names.join(',')];
    const url = `${hasSecurity ? 'https' : 'http'}://127.0.0.1:${ports[index]}`;
    return new Node(() => spawn(java, args, { stdio: ['pipe', 'pipe', 'pipe'] }), url);
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
  while (!(await hasJoined(nodes, count, security?.ca))) {
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

async function hasJoined([first], count, ca) {
  if (ca !== undefined) return (await askAsAdmin(first.url, ca))?.number_of_nodes === count;
  if (!(await first.isUp())) return false;
  const response = await fetch(`${first.url}/_cluster/health`);
  return response.ok && (await response.json()).number_of_nodes === count;
}
