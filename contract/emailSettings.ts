import { Type, type Static } from 'typebox';
import { Id, NumberId } from './common';
import { limits } from './limits';

/** POST /workspace/v1/emailsettings: saves entries of the email dialog under a name, which is unique for the user. */
export const EmailSettingBody = Type.Object({
  name: Type.String({ minLength: 1, maxLength: limits.emailSettingName }),
  subject: Type.String({ maxLength: limits.emailSubject }),
  comment: Type.String({ maxLength: limits.emailComment }),
  /** Ids of user groups that the user belongs to. */
  groups: Type.Array(Id, { maxItems: limits.ownUserGroups, uniqueItems: true }),
  externalEmails: Type.Array(Type.String({ maxLength: 320 }), {
    maxItems: limits.externalRecipients,
    uniqueItems: true,
  }),
});
export type EmailSettingBody = Static<typeof EmailSettingBody>;

/** PUT /workspace/v1/emailsettings: replaces the one with this id. */
export const EmailSetting = Type.Object({ id: NumberId, ...EmailSettingBody.properties });
export type EmailSetting = Static<typeof EmailSetting>;

/** GET /workspace/v1/emailsettings: the caller's, by name. Groups that the caller has left are missing. */
export const EmailSettingsAnswer = Type.Object({ emailSettings: Type.Array(EmailSetting), total: Type.Integer() });
export type EmailSettingsAnswer = Static<typeof EmailSettingsAnswer>;
export const EmailSettingAnswer = Type.Object({ emailSetting: EmailSetting });
export type EmailSettingAnswer = Static<typeof EmailSettingAnswer>;

/** POST /workspace/v1/emailsettings/delete?id= */
export const EmailSettingQuery = Type.Object({ id: NumberId });
