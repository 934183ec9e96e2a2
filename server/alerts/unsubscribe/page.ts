import { escapeHtml } from '@server/engine/escapeHtml';
import type { PlainPage } from '@server/http/messagePage';

/** The page behind a mail's Unsubscribe link: it asks, because mail programs and scanners open links by themselves. */
export function confirmPage(names: readonly string[]): PlainPage {
  return {
    title: 'Unsubscribe',
    body: `<p>${names.length === 1 ? 'End the alert on this topic?' : 'End the alerts on these topics?'}</p>
<ul>${names.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>
<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Unsubscribe</button></form>`,
  };
}

/** The same for newsletters: of whom, the link does not say to whoever else may hold it. */
export const confirmNewslettersPage: PlainPage = {
  title: 'Unsubscribe',
  body: `<p>Get no more newsletters from colleagues?</p>
<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Unsubscribe</button></form>`,
};

export const newslettersDonePage: PlainPage = {
  title: 'Unsubscribed',
  body: '<p>No more newsletters will be sent to you. You can change this at any time in the application.</p><p><a href="/general-settings">General settings</a></p>',
};

const mine = '<p><a href="/alerts-favorites">My alerts and favorites</a></p>';

export const donePage: PlainPage = {
  title: 'Unsubscribed',
  body: `<p>No more alerts will be sent. You can subscribe again at any time in the application.</p>${mine}`,
};

export const invalidPage: PlainPage = {
  title: 'This link does not work',
  body: `<p>It may have been cut off by a mail program, or be older than the mails that are kept. You can change your alerts in the application.</p>${mine}`,
  status: 404,
};
