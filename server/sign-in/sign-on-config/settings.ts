import { timingSafeEqual } from 'node:crypto';
import type { SignOnConfig } from '@contract/auth';
import { defaultRealm } from '@contract/limits';
import type { CheckApiKey } from '@server/http/access';
import type { Deps } from '@server/http/deps';
import { appSecret } from '@server/db/appSettings';
import { hashSecret } from '@server/db/secret';

/** The cookie with our own tickets; a host's `cookieName` is set by that host's sign-on service. */
export const ticketCookie = 'watchdesk_ticket';
export const demoSignOnPath = '/demo/sign-on';
export const openIdStartPath = '/auth/v1/openid/start';

/** The complete sign-on settings by host name: clients fetch them, and API keys are checked against them. */
export interface SignOnSettingsByHost {
  find(host: string): SignOnConfig;
  checkApiKey: CheckApiKey;
  hasRealm(realm: string): boolean;
  /** The realm of requests that name none. */
  defaultRealm: string;
}

const defaultHost = 'default';

/** Builds the settings at the start of the server; generates an API key if none is configured. */
export async function loadSignOnSettings({ db, config }: Deps): Promise<SignOnSettingsByHost> {
  const commonKey = config.apiKey ?? (await appSecret(db, 'apiKey'));
  const singleSignOn = offeredSignOn(config);
  const byHost = new Map<string, SignOnConfig>();
  const settings: Deps['config']['signOn'] = { [defaultHost]: { realm: defaultRealm }, ...config.signOn };
  for (const [host, own] of Object.entries(settings)) {
    byHost.set(host.toLowerCase(), { apiKey: commonKey, ...own, ...(singleSignOn && { singleSignOn }) });
  }
  const all = [...byHost.values()];

  return {
    find: (host) => byHost.get(host.toLowerCase()) ?? required(byHost.get(defaultHost)),
    checkApiKey: (key, realm) =>
      all.some((one) => (realm === undefined || one.realm === realm) && isSame(key, one.apiKey)),
    hasRealm: (realm) => all.some((one) => one.realm === realm),
    defaultRealm: required(byHost.get(defaultHost)).realm,
  };
}

function required(config: SignOnConfig | undefined): SignOnConfig {
  if (!config) throw new Error('There are no default sign-on settings');
  return config;
}

function offeredSignOn(config: Deps['config']): SignOnConfig['singleSignOn'] {
  if (config.openId) return { label: 'Single sign-on', url: openIdStartPath, cookieName: ticketCookie };
  if (config.demo.enabled) return { label: 'Demo sign-on', url: demoSignOnPath, cookieName: ticketCookie };
  return undefined;
}

/** Constant-time comparison. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(hashSecret(given), hashSecret(expected));
}
