import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError, readConfig, type Environment } from '@server/config';

function problemsOf(env: Environment): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('readConfig', () => {
  it('has defaults for everything: the demo on port 8080, with its own database in ./data', () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      hasTraces: false,
      host: 'localhost',
      dataDir: path.resolve('data'),
      roles: new Set(['web', 'worker']),
      publicUrl: 'http://localhost:8080',
      trustProxy: false,
      logLevel: 'warn',
      demo: { enabled: true, wireMinutes: 5 },
      mail: { from: 'Watchdesk <alerts@watchdesk.example>' },
      signOn: {},
      channels: { allowedOrigins: [], excludedDomains: [] },
      files: { quotaBytes: 5_120 * 1_048_576 },
      retention: { historyDays: 400 },
      translation: {},
      offline: true,
      flags: {},
    });
  });

  it('treats empty variables as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', DEMO_PASSWORD: '', FLAG_HELP: '' })).toEqual(readConfig({}));
  });

  it('reads all settings', () => {
    const config = readConfig({
      PORT: '9000',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/watchdesk',
      DATABASE_URL: 'postgres://w:secret@db.example/watchdesk',
      DEMO: 'off',
      DEMO_PASSWORD: 'a long password',
      DEMO_WIRE_MINUTES: '0.5',
      PUBLIC_URL: 'https://news.example.com/',
      ROLES: 'worker',
      SMTP_URL: 'smtps://u:p@mail.example:465',
      MAIL_FROM: 'News <news@example.com>',
      MAIL_RETURN_PATH: 'bounces@news.example.com',
      KEEP_ARTICLES_DAYS: '730',
      FILES_QUOTA_MB: '200',
      OIDC_ISSUER: 'https://id.example.com',
      OIDC_CLIENT_ID: 'watchdesk',
      OIDC_CLIENT_SECRET: 'hush',
      SUMMARY_URL: 'https://models.example.com/v1',
      SUMMARY_MODEL: 'small',
      SUMMARY_KEY: 'word',
      TRANSLATE_URL: 'https://translate.example.com/translate?sl={source}&tl={target}&u={url}',
      TRANSLATE_API_URL: 'http://libretranslate.internal:5000',
      TRANSLATE_API_KEY: 'other',
      SIGN_ON: '{"default":{"realm":"example","cookieName":"sso"}}',
      API_KEY: 'key',
      CHANNEL_ALLOWED_ORIGINS: 'http://10.0.0.5:8000, http://feeds.internal',
      EXCLUDED_CHANNEL_DOMAINS: 'Example.org,*.example.net,Bücher.example',
      OFFLINE: 'off',
      FLAG_SEND_BUTTON: 'on',
      FLAG_myTopics: 'off',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: '10.0.0.1, 10.1.0.0/16, fd00::/8, loopback',
    });
    expect(config).toEqual({
      port: 9000,
      hasTraces: false,
      host: '0.0.0.0',
      dataDir: '/srv/watchdesk',
      databaseUrl: 'postgres://w:secret@db.example/watchdesk',
      roles: new Set(['worker']),
      publicUrl: 'https://news.example.com',
      trustProxy: ['10.0.0.1', '10.1.0.0/16', 'fd00::/8', 'loopback'],
      logLevel: 'debug',
      demo: { enabled: false, password: 'a long password', wireMinutes: 0.5 },
      files: { quotaBytes: 200 * 1_048_576 },
      retention: { articlesDays: 730, historyDays: 400 },
      summaryModel: { url: 'https://models.example.com/v1', model: 'small', key: 'word' },
      translation: {
        pageUrl: 'https://translate.example.com/translate?sl={source}&tl={target}&u={url}',
        service: { url: 'http://libretranslate.internal:5000', key: 'other' },
      },
      offline: false,
      mail: {
        smtpUrl: 'smtps://u:p@mail.example:465',
        from: 'News <news@example.com>',
        returnPath: 'bounces@news.example.com',
      },
      openId: { issuer: 'https://id.example.com', clientId: 'watchdesk', clientSecret: 'hush' },
      signOn: { default: { realm: 'example', cookieName: 'sso' } },
      apiKey: 'key',
      channels: {
        allowedOrigins: ['http://10.0.0.5:8000', 'http://feeds.internal'],
        excludedDomains: ['example.org', 'example.net', 'xn--bcher-kva.example'],
      },
      flags: { sendButton: true, myTopics: false },
    });
  });

  it('serves metrics only if a port or a token is set', () => {
    expect(readConfig({}).metrics).toBeUndefined();
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464 });
    expect(readConfig({ METRICS_TOKEN: 'sixteen-letters-' }).metrics).toEqual({ token: 'sixteen-letters-' });
    expect(problemsOf({ METRICS_PORT: '8080', METRICS_TOKEN: 'short' })).toEqual([
      'METRICS_TOKEN must be at least 16 characters long',
      'METRICS_PORT must differ from PORT',
    ]);
  });

  it('reads several hosts of the database and of its replicas for searches', () => {
    const urls = { DATABASE_URL: 'postgres://w@a,b/w', SEARCH_DATABASE_URL: 'postgres://w@b,c:5433/w' };
    expect(readConfig(urls)).toMatchObject({
      databaseUrl: 'postgres://w@a,b/w',
      searchDatabaseUrls: ['postgres://w@b/w', 'postgres://w@c:5433/w'],
    });
    expect(problemsOf({ SEARCH_DATABASE_URL: 'postgres://w@b/w' })).toEqual([
      'SEARCH_DATABASE_URL requires DATABASE_URL, whose replicas it names',
    ]);
    const [problem] = problemsOf({ DATABASE_URL: 'postgres://w:hunter2@a,,b/w' });
    expect(problem).toMatch(/^DATABASE_URL must be an address such as/);
    expect(problem).not.toContain('hunter2');
  });

  it('reports all problems at once, with the names of the variables', () => {
    expect(
      problemsOf({
        PORT: '80a',
        DEMO: 'maybe',
        DEMO_WIRE_MINUTES: '0',
        ROLES: 'web,cook',
        PUBLIC_URL: 'news.example.com/path',
        LOG_LEVEL: 'loud',
        FLAG_TELEPATHY: 'on',
        OIDC_ISSUER: 'ftp://id',
        CHANNEL_ALLOWED_ORIGINS: 'http://ok.example http://no.example/path',
        SMTP_URL: 'smtp://localhost',
        MAIL_RETURN_PATH: 'News <bounces@example.com>',
        API_KEY: 'two words',
        SUMMARY_URL: 'models.example.com',
        TRANSLATE_URL: 'https://{url}.example.com/{source}/{target}',
        TRANSLATE_MODEL: 'small',
        EXCLUDED_CHANNEL_DOMAINS: 'example.org https://example.net/',
        TRUST_PROXY: '10.0.0.0/33 proxy.example',
      }),
    ).toEqual([
      'PORT must be a whole number from 0 to 65535, not "80a"',
      'API_KEY must contain only ASCII letters, digits, and symbols, without spaces',
      'OIDC_ISSUER must be an address that begins with http:// or https://, not "ftp://id"',
      'OIDC_CLIENT_ID must be set when OIDC_ISSUER is set',
      'OIDC_CLIENT_SECRET must be set when OIDC_ISSUER is set',
      'SUMMARY_URL must be an address that begins with http:// or https://, not "models.example.com"',
      'SUMMARY_MODEL must be set when SUMMARY_URL is set',
      'ROLES must be a list of web, worker, not "cook"',
      'PUBLIC_URL must be an origin such as https://news.example.com, not "news.example.com/path"',
      'TRUST_PROXY must be on, off, a number, or addresses such as 10.0.0.1 or 10.0.0.0/8, not "10.0.0.0/33"',
      'TRUST_PROXY must be on, off, a number, or addresses such as 10.0.0.1 or 10.0.0.0/8, not "proxy.example"',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
      'DEMO must be on or off, not "maybe"',
      'DEMO_WIRE_MINUTES must be a number above 0, not "0"',
      'MAIL_FROM must be set when SMTP_URL is set',
      'MAIL_RETURN_PATH must be an address with 23 characters at most before the @',
      'CHANNEL_ALLOWED_ORIGINS must be an origin such as https://news.example.com, not "http://no.example/path"',
      'EXCLUDED_CHANNEL_DOMAINS must be domains such as example.org, not "https://example.net/"',
      'TRANSLATE_URL must be an address that begins with http:// or https:// and contains {url}, {source}, and {target}',
      'TRANSLATE_API_URL must be set when TRANSLATE_MODEL or TRANSLATE_API_KEY is set',
      expect.stringMatching(/^FLAG_TELEPATHY isn’t a feature flag. The flags are workspaces, /),
    ]);
  });

  it('never includes a secret in a problem', () => {
    const problems = problemsOf({
      DATABASE_URL: 'mysql://u:hunter2@db',
      SMTP_URL: 'http://u:hunter2@m',
      DEMO_PASSWORD: 'hunter2',
    });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain('hunter2');
  });

  describe('SIGN_ON', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sign-on-'));
    afterAll(() => rmSync(folder, { recursive: true }));

    it('can be read from a file', () => {
      const file = path.join(folder, 'hosts.json');
      writeFileSync(file, '{"news.example.com":{"realm":"example","supportRedirect":true}}');
      expect(readConfig({ SIGN_ON: file }).signOn).toEqual({
        'news.example.com': { realm: 'example', supportRedirect: true },
      });
    });

    it('is rejected with the location of the mistake', () => {
      expect(problemsOf({ SIGN_ON: path.join(folder, 'none.json') })[0]).toMatch(
        /^SIGN_ON names a file that can’t be read/,
      );
      expect(problemsOf({ SIGN_ON: '{oops' })).toEqual(['SIGN_ON must be JSON or the path to a JSON file']);
      expect(problemsOf({ SIGN_ON: '{"default":{"realm":"x","cookiename":"y"}}' })[0]).toMatch(
        /^SIGN_ON is invalid at \/default/,
      );
    });
  });
});
