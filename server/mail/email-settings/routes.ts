import { Done } from '@contract/common';
import {
  EmailSetting,
  EmailSettingAnswer,
  EmailSettingBody,
  EmailSettingQuery,
  EmailSettingsAnswer,
} from '@contract/emailSettings';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { notFound } from '@server/http/errors';
import { deleteEmailSetting, readEmailSettings } from './repository';
import { addEmailSetting, changeEmailSetting } from './service';

const user = { access: 'user' } as const;
const path = '/workspace/v1/emailsettings';

/** The caller's saved entries of the email dialog. */
export function emailSettingRoutes(app: HttpApp, { db }: Deps): void {
  app.get(path, { config: user, schema: { response: { 200: EmailSettingsAnswer } } }, async ({ caller }) => {
    const emailSettings = await readEmailSettings(db, caller.userId);
    return { emailSettings, total: emailSettings.length };
  });
  app.post(
    path,
    { config: user, schema: { body: EmailSettingBody, response: { 200: EmailSettingAnswer } } },
    async ({ caller, body }) => ({ emailSetting: await addEmailSetting(db, caller.userId, body) }),
  );
  app.put(
    path,
    { config: user, schema: { body: EmailSetting, response: { 200: EmailSettingAnswer } } },
    async ({ caller, body }) => ({ emailSetting: await changeEmailSetting(db, caller.userId, body) }),
  );
  app.post(
    `${path}/delete`,
    { config: user, schema: { querystring: EmailSettingQuery, response: { 200: Done } } },
    async ({ caller, query }) => {
      if (!(await deleteEmailSetting(db, caller.userId, query.id))) throw notFound();
      return { status: 'ok' as const };
    },
  );
}
