import path from 'node:path';
import { limits, mailLimits, type FeatureName } from '@contract/limits';
import { databaseHosts } from './config/databaseHosts';
import { EnvironmentReader } from './config/environmentReader';
import { readFiles, type FilesConfig } from './config/files';
import { readFlags } from './config/flags';
import { readMetrics, type MetricsConfig } from './config/metrics';
import { readSummaryModel, readTranslation, type ModelConfig, type TranslationConfig } from './config/models';
import { readOpenSearch, type OpenSearchConfig } from './config/openSearch';
import { isReturnPath } from './config/returnPath';
import { readSignOn, type SignOnSettings } from './config/signOn';

type Role = 'web' | 'worker';
type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
export type { SignOnSettings };

/** All settings of the server, read from environment variables; README.md has the table. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path. Contains the embedded database and the outbox. */
  dataDir: string;
  /** May name several hosts, of which the primary is used. Absent: the embedded database is used. */
  databaseUrl?: string;
  /** Replicas of the database on which searches run, one URL for each; absent: searches use the primary. */
  searchDatabaseUrls?: string[];
  roles: ReadonlySet<Role>;
  /** The public URL of the application without a trailing slash; links in mails begin with it. */
  publicUrl: string;
  /** Fastify's `trustProxy`: whether, how many, or which proxies may set the client address (X-Forwarded-For). */
  trustProxy: boolean | number | string[];
  logLevel: LogLevel;
  /** Where `/metrics` is served; absent: nowhere. */
  metrics?: MetricsConfig;
  /** Whether traces are exported (OTEL_EXPORTER_OTLP_ENDPOINT). */
  hasTraces: boolean;
  demo: {
    enabled: boolean;
    /** Absent: passwords are generated at the first start. */
    password?: string;
    /** Minutes between two articles of the demo newswire. */
    wireMinutes: number;
  };
  mail: {
    /** Absent: mails are written to the outbox folder. */
    smtpUrl?: string;
    from: string;
    /**
     * The address for bounced mails, which `npm run bounce` reads. Absent: bounces go to `from`, where nothing reads
     * them.
     */
    returnPath?: string;
  };
  /** The OpenID Connect provider; absent if none is configured. */
  openId?: { issuer: string; clientId: string; clientSecret: string };
  /**
   * Sign-on settings by host name; `default` applies to all other hosts. Empty: users sign in with email and password.
   */
  signOn: Readonly<Record<string, SignOnSettings>>;
  /** The API key that clients send as `x-api-key`; absent: generated at the first start. */
  apiKey?: string;
  channels: {
    /** Origins of feeds that may be fetched although their address is not public. */
    allowedOrigins: string[];
    /** Domains from which no channel may be added. */
    excludedDomains: string[];
  };
  files: FilesConfig;
  retention: {
    /** Days after which articles are deleted; absent: never. */
    articlesDays?: number;
    /** Days after which sent mails, newsletters, editions, read notifications, and topic matches are deleted. */
    historyDays: number;
  };
  /** The OpenSearch cluster for searches; absent: PostgreSQL alone searches. */
  openSearch?: OpenSearchConfig;
  /** The language model for AI summaries; absent: summaries are extracted from the article. */
  summaryModel?: ModelConfig;
  /** How articles are translated; empty: not at all. */
  translation: TranslationConfig;
  /** Whether the client installs a service worker that makes it available offline. */
  offline: boolean;
  /** Feature flags set in the environment; other flags keep their defaults. */
  flags: Partial<Record<FeatureName, boolean>>;
}

/**
 * Invalid configuration. Lists all problems at once, each with the variable's name, and never the value of a secret.
 */
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
const MAX_RETENTION_DAYS = 36_500;
const DEFAULT_FROM = 'Watchdesk <alerts@watchdesk.example>';

/**
 * Reads and validates the environment.
 * @throws ConfigError with all problems
 */
export function readConfig(env: Environment): Config {
  const reader = new EnvironmentReader(env);
  const port = reader.integer('PORT', 0, 65_535) ?? DEFAULT_PORT;
  const apiKey = reader.headerWord('API_KEY');
  const databaseUrl = reader.databaseUrl('DATABASE_URL');
  const searchDatabaseUrl = reader.databaseUrl('SEARCH_DATABASE_URL');
  if (searchDatabaseUrl !== undefined && reader.text('DATABASE_URL') === undefined) {
    reader.addProblem('SEARCH_DATABASE_URL', 'requires DATABASE_URL, whose replicas it names');
  }
  const searchDatabaseUrls = databaseHosts(searchDatabaseUrl ?? '');
  const openId = readOpenId(reader);
  const summaryModel = readSummaryModel(reader);
  const metrics = readMetrics(reader, port);
  // The other variables of OpenTelemetry are read by its exporter.
  const hasTraces = reader.url('OTEL_EXPORTER_OTLP_ENDPOINT') !== undefined;
  const openSearch = readOpenSearch(reader);
  const config: Config = {
    port,
    // Only reachable from this machine unless HOST is set.
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
    files: readFiles(reader),
    retention: readRetention(reader),
    translation: readTranslation(reader),
    offline: reader.onOff('OFFLINE') ?? true,
    flags: readFlags(reader, env),
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(searchDatabaseUrls && { searchDatabaseUrls }),
    ...(openId && { openId }),
    ...(metrics && { metrics }),
    hasTraces,
    ...(summaryModel && { summaryModel }),
    ...(openSearch && { openSearch }),
    ...(apiKey !== undefined && { apiKey }),
  };
  if (reader.problems.length > 0) throw new ConfigError(reader.problems);
  return config;
}

function readDemo(reader: EnvironmentReader): Config['demo'] {
  const password = reader.secret('DEMO_PASSWORD');
  if (password !== undefined && password.length < limits.passwordMin) {
    reader.addProblem('DEMO_PASSWORD', `must be at least ${String(limits.passwordMin)} characters long`);
  }
  return {
    enabled: reader.onOff('DEMO') ?? true,
    wireMinutes: reader.positive('DEMO_WIRE_MINUTES') ?? DEFAULT_WIRE_MINUTES,
    ...(password !== undefined && { password }),
  };
}

function readRetention(reader: EnvironmentReader): Config['retention'] {
  const articlesDays = reader.integer('KEEP_ARTICLES_DAYS', 1, MAX_RETENTION_DAYS);
  return {
    historyDays: reader.integer('KEEP_HISTORY_DAYS', 1, MAX_RETENTION_DAYS) ?? DEFAULT_HISTORY_DAYS,
    ...(articlesDays !== undefined && { articlesDays }),
  };
}

function readMail(reader: EnvironmentReader): Config['mail'] {
  const smtpUrl = reader.secretUrl('SMTP_URL', ['smtp:', 'smtps:']);
  const from = reader.text('MAIL_FROM');
  if (smtpUrl !== undefined && from === undefined) reader.addProblem('MAIL_FROM', 'must be set when SMTP_URL is set');
  if (from !== undefined && !/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from)) {
    reader.addProblem('MAIL_FROM', 'must be an address, such as Watchdesk <alerts@example.com>');
  }
  const returnPath = reader.text('MAIL_RETURN_PATH');
  if (returnPath !== undefined && !isReturnPath(returnPath)) {
    reader.addProblem(
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
  reader.requireTogether(all);
  return undefined;
}

/** Accepts off, on, the number of proxies, or a list of their addresses. */
function readTrustProxy(reader: EnvironmentReader): Config['trustProxy'] {
  const value = reader.text('TRUST_PROXY');
  if (value === undefined || value === 'off') return false;
  if (value === 'on') return true;
  if (/^\d+$/.test(value)) return Number(value);
  return reader.list('TRUST_PROXY', (item) => reader.asNetwork('TRUST_PROXY', item));
}
