import type { Caller } from '@server/http/caller';

/** The subject shown instead of that of an alert on a colleague's own topic. */
export const privateSubject = 'Alert for a private topic';
const explanation = 'This alert is for a topic that only its recipient can see.';
export const privateContent = { html: `<p>${explanation}</p>`, text: explanation };

/** Whether a mail is about topics that only its recipient can see, and the caller is somebody else. */
export const isHidden = (mail: { user_id: string | null; is_private: boolean }, caller: Caller): boolean =>
  mail.is_private && mail.user_id !== caller.userId;

/** Removes the tokens of unsubscribe links: everyone who has one can end the recipient's alerts or newsletters. */
export const hideLinks = (text: string): string =>
  text.replace(/(\/alert\/v1\/unsubscribe\/)[A-Za-z0-9_.-]+/g, '$1hidden');

export const hideLinksInHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, hideLinks(value)]));
