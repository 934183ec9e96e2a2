import { isEmailAddress } from '@contract/email';
import type { EmailSetting, EmailSettingBody } from '@contract/emailSettings';
import { limits } from '@contract/limits';
import { isOneLine, oneLineText } from '@contract/oneLine';
import type { Db, Tx } from '@server/db/schema';
import { AppError, invalid, notFound } from '@server/http/errors';
import { firstErrorByField } from '@server/http/firstErrorByField';
import {
  countGroupsOf,
  insertEmailSetting,
  lockEmailSettings,
  readEmailSettings,
  replaceEmailSetting,
} from './repository';

const texts = {
  name: 'Please enter a name.',
  taken: 'You already have saved settings with this name.',
  address: 'Please provide a valid email address.',
  tooMany: `You can save up to ${String(limits.emailSettings)} email settings.`,
} as const;

/** Saves a new setting of the user. */
export function addEmailSetting(db: Db, userId: string, body: EmailSettingBody): Promise<EmailSetting> {
  return write(db, userId, body, async (tx, setting, others) => {
    if (others.length >= limits.emailSettings) throw new AppError('LIMIT_REACHED', texts.tooMany);
    return insertEmailSetting(tx, userId, setting);
  });
}

/** Replaces a setting of the user. */
export function changeEmailSetting(db: Db, userId: string, { id, ...body }: EmailSetting): Promise<EmailSetting> {
  return write(
    db,
    userId,
    body,
    async (tx, setting) => {
      if (!(await replaceEmailSetting(tx, userId, id, setting))) throw notFound();
      return id;
    },
    id,
  );
}

async function write(
  db: Db,
  userId: string,
  body: EmailSettingBody,
  store: (tx: Tx, setting: EmailSettingBody, others: readonly EmailSetting[]) => Promise<string>,
  replacedId?: string,
): Promise<EmailSetting> {
  const setting = { ...body, name: body.name.trim(), subject: body.subject.trim() };
  const errors = validationErrors(setting);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return db.transaction().execute(async (tx) => {
    await lockEmailSettings(tx, userId);
    const others = (await readEmailSettings(tx, userId)).filter(({ id }) => id !== replacedId);
    const isTaken = others.some(({ name }) => name.toLowerCase() === setting.name.toLowerCase());
    if (isTaken) throw invalid({ name: texts.taken });
    if ((await countGroupsOf(tx, userId, setting.groups)) < setting.groups.length) throw notFound();
    const id = await store(tx, setting, others);
    const stored = (await readEmailSettings(tx, userId)).find((one) => one.id === id);
    if (!stored) throw notFound();
    return stored;
  });
}

function validationErrors({ name, subject, externalEmails }: EmailSettingBody): Record<string, string> {
  return firstErrorByField([
    ['name', name === '', texts.name],
    ['name', !isOneLine(name), oneLineText],
    ['subject', !isOneLine(subject), oneLineText],
    ['externalEmails', !externalEmails.every(isEmailAddress), texts.address],
  ]);
}
