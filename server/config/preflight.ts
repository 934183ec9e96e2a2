import { once } from 'node:events';
import { mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

/** The part of the configuration that is checked. */
interface PreflightConfig {
  port: number;
  host: string;
  dataDir: string;
  roles: ReadonlySet<'web' | 'worker'>;
  metrics?: { port?: number };
}

/**
 * Checks before a start that the data folder is writable and the port is free.
 * @throws Error with all problems, each with what to do about it
 */
export async function runPreflight({ port, host, dataDir, roles, metrics }: PreflightConfig): Promise<void> {
  const found = [await problemOf(tryFolder(dataDir), (code) => folderProblem(dataDir, code))];
  if (roles.has('web'))
    found.push(await problemOf(tryPort(port, host), (code) => portProblem('PORT', port, host, code)));
  const metricsPort = metrics?.port;
  if (metricsPort !== undefined) {
    found.push(
      await problemOf(tryPort(metricsPort, host), (code) => portProblem('METRICS_PORT', metricsPort, host, code)),
    );
  }
  const problems = found.filter((problem) => problem !== undefined);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Runs a check and returns its problem as text; undefined if it succeeded. */
async function problemOf(attempt: Promise<void>, describe: (code: string) => string): Promise<string | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    return describe(codeOf(error));
  }
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);

async function tryFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await rmdir(await mkdtemp(path.join(folder, '.write-')));
}

async function tryPort(port: number, host: string): Promise<void> {
  const server = net.createServer();
  server.listen({ port, host });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

function folderProblem(folder: string, code: string): string {
  const why = FOLDER_REASONS[code] ?? code;
  return `Can’t use the folder ${folder}: ${why}. Set DATA_DIR to a folder that this account can write to.`;
}

const FOLDER_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this account can’t write to it',
  EPERM: 'this account can’t write to it',
  EROFS: 'its file system is read-only',
  EEXIST: 'it’s a file',
  ENOTDIR: 'part of its path is a file',
  ENOENT: 'it can’t be created there',
  ENOSPC: 'the disk is full',
};

function portProblem(variable: string, port: number, host: string, code: string): string {
  const number = String(port);
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${number} on ${host} is already in use. Stop the program that uses it, or set ${variable} to another port.`;
    case 'EACCES':
      return `This account isn’t allowed to listen on port ${number}. Set ${variable} to another port, such as ${variable === 'PORT' ? '8080' : '9464'}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This computer doesn’t have the address ${host}. Set HOST to one that it has, or to 0.0.0.0 for all.`;
    default:
      return `Watchdesk can’t listen on port ${number} on ${host}: ${code}.`;
  }
}

/** Error codes of the network and of TLS, SQLSTATEs for a wrong password, account, or database, and our own. */
const UNUSABLE =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENOENT|28P01|28000|3D000|NO_PRIMARY|UNUSABLE_SERVER|.*CERT.*|UNABLE_TO_.*)$/;
/** Errors of the driver, which have no code. */
const DRIVER_REASONS: Readonly<Record<string, string>> = {
  'The server does not support SSL connections': 'it has no TLS, which the address requires',
  'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string':
    'it requires a password, and the address has none',
  'timeout expired': 'it doesn’t respond (timeout expired)',
};
const NETWORK_REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing accepts connections there',
  ENOTFOUND: 'its host name is unknown',
  EAI_AGAIN: 'its host name couldn’t be looked up',
  ETIMEDOUT: 'it doesn’t respond',
  EHOSTUNREACH: 'its host is unreachable',
  ENOENT: 'there is no such socket',
};
const CERTIFICATE = /CERT|^UNABLE_TO_/;

/** Describes a failed connection to the database that a variable names; returns any other error unchanged. */
export function describeConnectionError(error: unknown, variable = 'DATABASE_URL'): unknown {
  const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
  const code = codeOf(error);
  const ofDriver = DRIVER_REASONS[message];
  if (!UNUSABLE.test(code) && ofDriver === undefined) return error;
  const isCertificate = CERTIFICATE.test(code);
  const reason = isCertificate ? 'its certificate isn’t trusted' : NETWORK_REASONS[code];
  // Node 24 appends advice about its own flags.
  const detail = (isCertificate ? message.replace(/; .*/s, '') : message) || code;
  const words = ofDriver ?? (reason === undefined ? detail : `${reason} (${detail})`);
  return new Error(`Can’t use the database in ${variable}: ${words}`);
}
