import { pluralize } from '@contract/numbers';
import { escapeHtml } from '@server/engine/escapeHtml';
import type { PlainPage } from '@server/http/messagePage';

/**
 * The page that an Unsubscribe link in a mail opens. It asks for confirmation, because mail clients and virus scanners
 * open links by themselves.
 */
export function confirmPage(names: readonly string[]): PlainPage {
  return {
    title: 'Unsubscribe',
    body: `<p>${pluralize(names.length, 'Stop getting alerts for this topic?', 'Stop getting alerts for these topics?')}</p>
<ul>${names.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>
<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Unsubscribe</button></form>`,
  };
}

/** The confirmation page for newsletters. It doesn't name the user, because someone else may have the link. */
export const confirmNewslettersPage: PlainPage = {
  title: 'Unsubscribe',
  body: `<p>Stop getting newsletters from your colleagues?</p>
<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Unsubscribe</button></form>`,
};

export const newslettersDonePage: PlainPage = {
  title: 'Unsubscribed',
  body: '<p>You won’t get newsletters anymore. You can change this in Watchdesk at any time.</p><p><a href="/general-settings">General Settings</a></p>',
};

/** The confirmation page for an external address. It doesn't show the address, because someone else may have the link. */
export const confirmExternalPage = (departmentName: string): PlainPage => ({
  title: 'Unsubscribe',
  body: `<p>Stop getting articles by email from people at ${escapeHtml(departmentName)}?</p>
<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Unsubscribe</button></form>`,
});

export const externalDonePage = (departmentName: string): PlainPage => ({
  title: 'Unsubscribed',
  body: `<p>People at ${escapeHtml(departmentName)} can’t send you articles from Watchdesk anymore.</p>`,
});

const manageAlertsLink = '<p><a href="/alerts-favorites">My Alerts and Favorites</a></p>';

export const donePage: PlainPage = {
  title: 'Unsubscribed',
  body: `<p>You won’t get these alerts anymore. You can subscribe again in Watchdesk at any time.</p>${manageAlertsLink}`,
};

export const invalidPage: PlainPage = {
  title: 'This link doesn’t work',
  body: `<p>It may be incomplete, or the email may be too old. You can change your alerts in Watchdesk.</p>${manageAlertsLink}`,
  status: 404,
};
