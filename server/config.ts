import path from 'node:path';
import { limits, mailLimits, type FeatureName } from '@contract/limits';
import { EnvironmentReader } from './config/environmentReader';
import { readFlags } from './config/flags';
import { isReturnPath } from './config/returnPath';
import { readSignOn, type SignOnSettings } from './config/signOn';

export type Role = 'web' | 'worker';
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
export type { SignOnSettings };

/** Everything that can be set from outside; README.md has the table. */
export interface Config {
  port: number;
  host: string;
  /** Absolute. Holds the embedded database, the outbox, uploads and keys. */
  dataDir: string;
  /** Absent: the embedded database. */
  databaseUrl?: string;
  roles: ReadonlySet<Role>;
  /** The address people use, without a slash at its end; links in mails are made from it. */
  publicUrl: string;
  /** As Fastify takes it: whether, how many, or which proxies in front may say who is asking. */
  trustProxy: boolean | number | string[];
  logLevel: LogLevel;
  demo: {
    enabled: boolean;
    /** Absent: passwords are made at the first start. */
    password?: string;
    /** How often the demo's wire releases an article. */
    wireMinutes: number;
  };
  mail: {
    /** Absent: mails are written to the outbox. */
    smtpUrl?: string;
    from: string;
    /** Where mails that cannot be delivered come back, for `npm run bounce` to read; absent: to `from`, where nobody reads them. */
    returnPath?: string;
  };
  /** An OpenID Connect provider; absent: none. */
  openId?: { issuer: string; clientId: string; clientSecret: string };
  /** Sign-on settings by host name; `default` is for every other. Empty: name and password. */
  signOn: Readonly<Record<string, SignOnSettings>>;
  /** What clients send as x-api-key; absent: one is made at the first start. */
  apiKey?: string;
  channels: {
    /** Origins that may be read although their address is not public. */
    allowedOrigins: string[];
    /** Domains of which no channel may be added. */
    excludedDomains: string[];
  };
  keep: {
    /** Days after which articles are let go; absent: never. */
    articlesDays?: number;
    /** Days after which sent mails, editions, read notifications and matches are let go. */
    historyDays: number;
  };
  /** Whether browsers keep the page for when the line is gone. */
  offline: boolean;
  /** Feature flags that the environment sets; the others keep their defaults. */
  flags: Partial<Record<FeatureName, boolean>>;
}

/** What is wrong with the environment: every mistake at once, each with its variable's name and never a secret's value. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`Invalid configuration:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const ROLES = ['web', 'worker'] as const;
const DEFAULT_PORT = 8080;
const DEFAULT_WIRE_MINUTES = 5;
const DEFAULT_HISTORY_DAYS = 400;
const LONGEST_KEEPING_DAYS = 36_500;
const DEFAULT_FROM = 'Watchdesk <alerts@watchdesk.example>';

/** Reads and checks the environment. Throws a ConfigError that names all that is wrong. */
export function readConfig(env: Environment): Config {
  const reader = new EnvironmentReader(env);
  const port = reader.integer('PORT', 0, 65_535) ?? DEFAULT_PORT;
  const apiKey = reader.headerWord('API_KEY');
  const databaseUrl = reader.secretUrl('DATABASE_URL', ['postgres:', 'postgresql:']);
  const openId = readOpenId(reader);
  const config: Config = {
    port,
    // Reachable from this machine only, until someone says otherwise.
    host: reader.text('HOST') ?? 'localhost',
    dataDir: path.resolve(reader.text('DATA_DIR') ?? 'data'),
    roles: new Set(reader.choices('ROLES', ROLES) ?? ROLES),
    publicUrl: reader.origin('PUBLIC_URL') ?? `http://localhost:${String(port)}`,
    trustProxy: readTrustProxy(reader),
    logLevel: reader.choice('LOG_LEVEL', LOG_LEVELS) ?? 'warn',
    demo: readDemo(reader),
    mail: readMail(reader),
    signOn: readSignOn(reader),
    channels: {
      allowedOrigins: reader.list('CHANNEL_ALLOWED_ORIGINS', (item) =>
        reader.asOrigin('CHANNEL_ALLOWED_ORIGINS', item),
      ),
      excludedDomains: reader.list('EXCLUDED_CHANNEL_DOMAINS', (item) =>
        reader.asDomain('EXCLUDED_CHANNEL_DOMAINS', item.replace(/^(\*\.|\.)/, '')),
      ),
    },
    keep: readKeep(reader),
    offline: reader.onOff('OFFLINE') ?? true,
    flags: readFlags(reader, env),
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(openId && { openId }),
    ...(apiKey !== undefined && { apiKey }),
  };
  if (reader.problems.length > 0) throw new ConfigError(reader.problems);
  return config;
}

function readDemo(reader: EnvironmentReader): Config['demo'] {
  const password = reader.secret('DEMO_PASSWORD');
  if (password !== undefined && password.length < limits.passwordMin) {
    reader.problem('DEMO_PASSWORD', `must be at least ${String(limits.passwordMin)} characters long`);
  }
  return {
    enabled: reader.onOff('DEMO') ?? true,
    wireMinutes: reader.positive('DEMO_WIRE_MINUTES') ?? DEFAULT_WIRE_MINUTES,
    ...(password !== undefined && { password }),
  };
}

function readKeep(reader: EnvironmentReader): Config['keep'] {
  const articlesDays = reader.integer('KEEP_ARTICLES_DAYS', 1, LONGEST_KEEPING_DAYS);
  return {
    historyDays: reader.integer('KEEP_HISTORY_DAYS', 1, LONGEST_KEEPING_DAYS) ?? DEFAULT_HISTORY_DAYS,
    ...(articlesDays !== undefined && { articlesDays }),
  };
}

function readMail(reader: EnvironmentReader): Config['mail'] {
  const smtpUrl = reader.secretUrl('SMTP_URL', ['smtp:', 'smtps:']);
  const from = reader.text('MAIL_FROM');
  if (smtpUrl !== undefined && from === undefined) reader.problem('MAIL_FROM', 'must be set when SMTP_URL is set');
  if (from !== undefined && !/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from)) {
    reader.problem('MAIL_FROM', 'must be an address, such as Watchdesk <alerts@example.com>');
  }
  const returnPath = reader.text('MAIL_RETURN_PATH');
  if (returnPath !== undefined && !isReturnPath(returnPath)) {
    reader.problem(
      'MAIL_RETURN_PATH',
      `must be an address with ${String(mailLimits.returnName)} characters at most before the @`,
    );
  }
  return {
    from: from ?? DEFAULT_FROM,
    ...(smtpUrl !== undefined && { smtpUrl }),
    ...(returnPath !== undefined && { returnPath }),
  };
}

function readOpenId(reader: EnvironmentReader): Config['openId'] {
  const issuer = reader.url('OIDC_ISSUER');
  const clientId = reader.text('OIDC_CLIENT_ID');
  const clientSecret = reader.secret('OIDC_CLIENT_SECRET');
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined)
    return { issuer, clientId, clientSecret };
  const all = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
  reader.together(all);
  return undefined;
}

/** off, on, the number of proxies, or their addresses. */
function readTrustProxy(reader: EnvironmentReader): Config['trustProxy'] {
  const value = reader.text('TRUST_PROXY');
  if (value === undefined || value === 'off') return false;
  if (value === 'on') return true;
  if (/^\d+$/.test(value)) return Number(value);
  return reader.list('TRUST_PROXY', (item) => reader.asNetwork('TRUST_PROXY', item));
}
