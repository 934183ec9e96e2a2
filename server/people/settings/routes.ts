import { Done, IdParams } from '@contract/common';
import {
  AppQuery,
  DateTimeBody,
  GeneralSettings,
  GeneralSettingsBody,
  Personalization,
  UserSettings,
} from '@contract/iam';
import { dateTimeFormats } from '@server/engine/dates/dateTimeFormats';
import { isTimeZone } from '@server/engine/dates/timeZones';
import type { HttpApp } from '@server/http/createHttpApp';
import { invalid, notFound, unauthenticated } from '@server/http/errors';
import type { PeopleDeps } from '../deps';
import { effectiveSettings } from './effectiveSettings';
import { mergeSettings } from '../users/accounts';
import { readSettings } from './repository';

const user = { access: 'user' } as const;

/** The settings of the signed-in user. */
export function settingsRoutes(app: HttpApp, deps: PeopleDeps): void {
  const { db, config } = deps;

  async function read(userId: string): Promise<GeneralSettings> {
    const stored = await readSettings(db, userId);
    if (!stored) throw unauthenticated();
    return { ...effectiveSettings(stored, config.flags), outbox: config.mail.smtpUrl === undefined };
  }

  app.get(
    '/iam/v1/generalsettings',
    { config: { access: 'user' }, schema: { querystring: AppQuery, response: { 200: GeneralSettings } } },
    ({ caller }) => read(caller.userId),
  );

  app.post(
    '/iam/v1/generalsettings',
    {
      config: { access: 'user' },
      schema: { querystring: AppQuery, body: GeneralSettingsBody, response: { 200: GeneralSettings } },
    },
    async ({ caller, body }) => {
      await save(deps, caller.userId, body);
      return read(caller.userId);
    },
  );

  // The schemas leave out what isn't personal.
  const ofCaller = async (userId: string) => ({ id: userId, ...(await read(userId)) });
  app.get('/iam/v1/usersettings', { config: user, schema: { response: { 200: UserSettings } } }, ({ caller }) =>
    ofCaller(caller.userId),
  );
  app.get(
    '/iam/v1/usersettings/personalization',
    { config: user, schema: { response: { 200: Personalization } } },
    ({ caller }) => ofCaller(caller.userId),
  );
  app.post(
    '/iam/v1/usersettings/:id',
    { config: user, schema: { params: IdParams, body: GeneralSettingsBody, response: { 200: UserSettings } } },
    async ({ caller, params, body }) => {
      if (params.id !== caller.userId) throw notFound();
      await save(deps, caller.userId, body);
      return ofCaller(caller.userId);
    },
  );

  app.put(
    '/iam/v1/users/updatedatetime',
    { config: { access: 'user' }, schema: { body: DateTimeBody, response: { 200: Done } } },
    async ({ caller, body }) => {
      await save(deps, caller.userId, body);
      return { status: 'ok' as const };
    },
  );
}

/** Saves a user's settings. A changed time zone reschedules the user's alerts in the same transaction. */
async function save({ db, clock, hooks }: PeopleDeps, userId: string, change: GeneralSettingsBody): Promise<void> {
  const errors = validationErrors(change);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await db.transaction().execute(async (tx) => {
    await mergeSettings(tx, userId, change);
    if (change.timezone !== undefined) await hooks.timeZoneChanged(tx, { userId }, clock());
  });
}

function validationErrors({ dateFormat, timezone }: GeneralSettingsBody): Record<string, string> {
  return {
    ...(dateFormat !== undefined &&
      !dateTimeFormats.some((known) => known === dateFormat) && { dateFormat: 'Unknown date format' }),
    ...(timezone !== undefined && !isTimeZone(timezone) && { timezone: 'Unknown time zone' }),
  };
}
