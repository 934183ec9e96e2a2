import type { Subscription } from '@contract/alert';
import type { MailAddress } from '@contract/users';
import type { Profile } from '@contract/topic';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { AlertsFavoritesPage } from '@client/pages/alerts-favorites/AlertsFavoritesPage';
import { optionsOf } from '../../../support/client/chooseOption';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { network, refusal, settings, topic, tree, withNetwork } from '../../../support/client/mockNetwork';
import { renderPage } from '../../../support/client/renderPage';
import { withViewport } from '../../../support/client/viewport';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const address = 'ada@demo.watchdesk.example';
const daily: Subscription = {
  profileId: 't1',
  pausedUntil: null,
  sendEmpty: false,
  nextDueAt: '2026-11-21T11:00:00.000Z',
};

async function open(
  mail: MailAddress = { address, refused: null },
  scheduled = true,
  frequency = 5,
  others: Profile[] = [],
) {
  const own = topic('t1', { name: 'Trials', frequency, limit: 200, subscribedTo: [6] });
  network.use(
    http.get('*/iam/v1/generalsettings', () =>
      HttpResponse.json({ ...settings, features: { ...settings.features, personalSubscriptions: true } }),
    ),
    http.get('*/data/v1/profiles/user', () => HttpResponse.json(tree([own, ...others]))),
    http.get('*/iam/v1/mailaddress', () => HttpResponse.json(mail)),
  );
  if (scheduled) {
    network.use(http.get('*/alert/v1/subscriptions', () => HttpResponse.json({ subscriptions: [daily], total: 1 })));
  }
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().topics.load.USER.status).toBe('loaded'), { timeout: 10_000 });
  renderPage(store, '/alerts-favorites', <AlertsFavoritesPage />);
}

const refused = { at: '2026-11-20T12:00:00.000Z', reason: '550 5.1.1 No such person' };

it('shows why emails to the user are rejected, keeps the notice if resuming fails, and hides it once they are resumed', async () => {
  const mail: MailAddress = { address, refused };
  await open(mail);
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText(`Email to ${address} was rejected on 20 Nov 2026`)).toBeVisible();
  expect(notice.getByText('The mail server’s reason: 550 5.1.1 No such person')).toBeVisible();

  network.use(http.post('*/iam/v1/mailaddress/again', () => refusal(500, 'INTERNAL', 'The server is away.')));
  await user.click(notice.getByRole('button', { name: 'Resume emails' }));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(notice.getByRole('button', { name: 'Resume emails' })).toBeEnabled();

  network.use(
    http.post('*/iam/v1/mailaddress/again', () => {
      mail.refused = null;
      return HttpResponse.json({ status: 'ok' });
    }),
  );
  await user.click(notice.getByRole('button', { name: 'Resume emails' }));
  expect(await screen.findByText(`Emails to ${address} resumed.`)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/was rejected/)).not.toBeInTheDocument());
});

it('shows an error if the subscriptions cannot be loaded, and loads them with Retry', async () => {
  let away = true;
  network.use(
    http.get('*/alert/v1/subscriptions', () =>
      away
        ? refusal(500, 'INTERNAL', 'The database is away.')
        : HttpResponse.json({ subscriptions: [{ ...daily, pausedUntil: '2027-01-05' }], total: 1 }),
    ),
  );
  await open(undefined, false);
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('Couldn’t load the next alerts and their delivery options: Server Error')).toBeVisible();
  away = false;
  await user.click(notice.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^Paused until/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('pauses an alert until a day in the user’s time zone, and turns on emails without new articles', async () => {
  const sent: unknown[] = [];
  await open();
  network.use(
    http.put('*/alert/v1/subscriptions/t1', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ status: 'ok' });
    }),
  );
  expect(screen.queryByText(/was rejected/)).not.toBeInTheDocument();
  const delivery = await screen.findByRole('button', { name: 'Delivery options for Trials' });
  await waitFor(() => expect(delivery).toBeEnabled());
  await user.click(delivery);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Pause until'), '2099-03-01');
  await user.click(dialog.getByRole('checkbox', { name: 'Send even if there’s nothing new' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  // Midnight in New York, the time zone of the user.
  await waitFor(() => expect(sent).toEqual([{ pausedUntil: '2099-03-01T05:00:00.000Z', sendEmpty: true }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('shows the maximum number of articles once, in the header of the table', async () => {
  await open(undefined, true, 5, [topic('t2', { name: 'Drugs', frequency: 5, limit: 20, subscribedTo: [6] })]);
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('textbox', { name: /Drugs/ })).toHaveValue('20');
  expect(table.getAllByText('Maximum limit is 200')).toHaveLength(1);
  const amount = table.getByRole('textbox', { name: /Trials/ });
  await user.clear(amount);
  await user.type(amount, '300');
  // An invalid amount says why.
  expect(table.getAllByText('Maximum limit is 200')).toHaveLength(2);
});

it('lists all sent alerts, and marks those that were not emailed or could not be delivered', async () => {
  const edition = (id: string, mailState: string) => ({
    id,
    profileId: 't1',
    topicName: `Trials ${mailState}`,
    dueAt: '2026-11-20T11:00:00.000Z',
    articleCount: 2,
    total: 5,
    mailState,
    sentAt: null,
  });
  network.use(
    http.get('*/alert/v1/editions', () =>
      HttpResponse.json({ editions: [edition('3', 'sent'), edition('2', 'none'), edition('1', 'failed')], total: 3 }),
    ),
  );
  await open();
  await user.click(screen.getByRole('tab', { name: 'Sent alerts' }));
  const none = within(await screen.findByRole('button', { name: /Trials none/ }));
  expect(none.getByText('Not emailed')).toBeVisible();
  expect(none.getByText('2 of 5 articles')).toBeVisible();
  expect(
    within(screen.getByRole('button', { name: /Trials failed/ })).getByText('Couldn’t be delivered'),
  ).toBeVisible();
});

describe('when the list of frequencies cannot be loaded', () => {
  const optionTexts = async () =>
    optionsOf(user, await screen.findByRole('combobox', { name: 'Frequency for Trials' }));
  const specified = ['Real-Time', 'Per Hour', 'Every 4 Hours', '05:00 AM Daily', '06:00 AM Daily', '07:00 AM Daily'];

  beforeEach(() => network.use(http.get('*/alert/v1/outputoptions', () => refusal(503, 'UNAVAILABLE', 'down'))));

  it('the specified five frequencies and every four hours are offered', async () => {
    await open();
    expect(await optionTexts()).toEqual(specified);
  });

  it('a weekly alert is still shown as weekly', async () => {
    await open(undefined, true, 6);
    expect(await optionTexts()).toEqual([...specified, '06:00 AM Weekly']);
    expect(screen.getByRole('combobox', { name: 'Frequency for Trials' })).toHaveTextContent('06:00 AM Weekly');
  });
});

describe('the switches of alerts', () => {
  const followed = topic('c1', { name: 'Rivals', topicType: 'COMPANY', owner: 'demo', subscribedTo: [6] });
  const openBoth = async () => {
    network.use(http.get('*/data/v1/profiles/company', () => HttpResponse.json(tree([followed]))));
    await open();
    return {
      own: await screen.findByRole('switch', { name: 'Alert for Trials' }),
      shared: await screen.findByRole('switch', { name: 'Alert for Rivals' }),
    };
  };
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

  it('stand in one column, before the names of their topics', async () => {
    const { own, shared } = await openBoth();
    const [first] = within(screen.getByRole('row', { name: /Trials/ })).getAllByRole('cell');
    expect(first).toContainElement(own);
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Alert');
    expect(isBefore(shared, screen.getByRole('link', { name: 'Rivals' }))).toBe(true);
  });

  describe('in a narrow window', () => {
    withViewport(400);

    it('stand before the names of their topics too', async () => {
      const { own, shared } = await openBoth();
      expect(isBefore(own, screen.getByRole('link', { name: 'Trials' }))).toBe(true);
      expect(isBefore(shared, screen.getByRole('link', { name: 'Rivals' }))).toBe(true);
    });
  });
});
