import { TimeZonesAnswer } from '@contract/iam';
import { times } from '@contract/limits';
import { listTimeZones, type NamedZone } from '@server/engine/dates/timeZones';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';

/**
 * GET /iam/v1/timezones. The list is cached, because it is slow to compute, and offsets change only a few times a year.
 */
export function timeZoneRoutes(app: HttpApp, { clock }: Deps): void {
  let made: { at: number; timezones: NamedZone[] } | undefined;
  app.get('/iam/v1/timezones', { config: { access: 'user' }, schema: { response: { 200: TimeZonesAnswer } } }, () => {
    const now = clock();
    if (!made || Math.abs(now.getTime() - made.at) > times.apiCacheSeconds * 1_000) {
      made = { at: now.getTime(), timezones: listTimeZones(now) };
    }
    return { timezones: made.timezones };
  });
}
