import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { networkChanged } from '@client/features/network/networkSlice';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { GeneralSettingsPage } from '@client/pages/general-settings/GeneralSettingsPage';
import { formatInstant } from '@client/shared/time/formatDate';
import { useDates } from '@client/shared/time/useDates';
import { chooseOption } from '../../../support/client/chooseOption';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { network, refusal, settings, topic, tree, withNetwork } from '../../../support/client/mockNetwork';
import { renderPage } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const moment = '2026-11-21T18:30:00Z';

/** A date in the user’s format and time zone, as on any page. */
const SampleDate = () => <p>date: {useDates().minute(moment)}</p>;

const dictionaries = [
  http.get('*/workspace/v1/datetimeformats', () =>
    HttpResponse.json({
      dateTimeFormats: [
        { id: 'MM/dd/yyyy hh:mm a', example: '12/31/2026 06:30 PM' },
        { id: 'yyyy-MM-dd HH:mm', example: '2026-12-31 18:30' },
      ],
    }),
  ),
  http.get('*/iam/v1/timezones', () =>
    HttpResponse.json({
      timezones: [
        { id: 'Asia/Tokyo', label: 'Tokyo', region: 'Asia', offset: 540 },
        { id: 'US/Eastern', label: 'Eastern', region: 'US', offset: -300 },
      ],
    }),
  ),
  http.get('*/workspace/v1/emailsendmodes', () =>
    HttpResponse.json({
      emailSendModes: [
        { id: 1, label: 'One digest' },
        { id: 2, label: 'One email per topic' },
      ],
    }),
  ),
];

async function open(...more: Parameters<typeof network.use>) {
  network.use(...more, ...dictionaries);
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().session.settingsLoad.status).not.toMatch(/idle|loading/));
  const router = renderPage(
    store,
    '/general-settings',
    <>
      <SampleDate />
      <GeneralSettingsPage />
    </>,
  );
  if (store.getState().session.settings) {
    await waitFor(() => expect(store.getState().dictionaries.load.emailSendModes.status).toBe('loaded'));
  }
  return { store, router };
}

/** Accepts saves, and returns their request bodies. */
function recordSaves(): unknown[] {
  const saved: unknown[] = [];
  network.use(
    http.post('*/iam/v1/generalsettings', async ({ request }) => {
      const body = await request.json();
      saved.push(body);
      return HttpResponse.json({ ...settings, ...Object(body) });
    }),
  );
  return saved;
}

const save = () => screen.getByRole('button', { name: 'Save' });

test('only changed settings are sent, and dates on the screen update at once', async () => {
  await open();
  const saved = recordSaves();
  expect(screen.getByText('date: 11/21/2026 01:30 PM')).toBeVisible();
  expect(screen.getByText(/contact the Company Administrator/)).toBeVisible();
  expect(save()).toBeDisabled();
  const format = await screen.findByRole('combobox', { name: 'Date format' });
  await chooseOption(user, format, /2026-12-31 18:30/);
  await user.click(screen.getByRole('combobox', { name: 'Time zone' }));
  await user.type(await screen.findByRole('combobox', { name: 'Find a city or UTC offset' }), 'tok{Enter}');
  await user.click(await screen.findByRole('radio', { name: 'One digest' }));
  await user.click(save());
  await screen.findByText('General settings successfully updated.');
  expect(saved).toEqual([{ dateFormat: 'yyyy-MM-dd HH:mm', timezone: 'Asia/Tokyo', emailSendMode: 1 }]);
  expect(screen.getByText(`date: ${formatInstant(moment, 'yyyy-MM-dd HH:mm', 'Asia/Tokyo')}`)).toBeVisible();
  // It keeps the focus until the user moves on: browsers take it from a disabled button.
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  expect(save()).toHaveFocus();
  await user.tab();
  expect(save()).toBeDisabled();
});

test('Watchdesk topics load without a page reload when they are no longer hidden', async () => {
  const hiding = http.get('*/iam/v1/generalsettings', () =>
    HttpResponse.json({ ...settings, hideInfodeskTopics: true }),
  );
  const { store } = await open(hiding);
  recordSaves();
  network.use(
    http.get('*/data/v1/profiles', () => HttpResponse.json(tree([topic('w1', { topicType: 'WATCHDESK' })], ['w']))),
  );
  expect(store.getState().topics.load.WATCHDESK.status).toBe('idle');
  await user.click(screen.getByRole('checkbox', { name: 'Hide Watchdesk topics' }));
  await user.click(save());
  await waitFor(() => expect(store.getState().topics.topics.w1).toBeDefined());
  expect(store.getState().session.settings?.hideInfodeskTopics).toBe(false);
});

test('a rejected change stays in the form with the reason, and leaving the page asks first', async () => {
  const { router } = await open(
    http.post('*/iam/v1/generalsettings', () => refusal(400, 'VALIDATION', 'Please check what you entered.')),
  );
  const digest = await screen.findByRole('radio', { name: 'One digest' });
  await user.click(digest);
  await user.click(save());
  await screen.findByText('Please check what you entered.');
  expect(digest).toBeChecked();
  await user.click(screen.getByRole('link', { name: 'away' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: /stay/i }));
  expect(router.state.location.pathname).toBe('/general-settings');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(digest).not.toBeChecked();
  await user.click(screen.getByRole('link', { name: 'away' }));
  await screen.findByText('elsewhere');
});

test('settings that fail to load are loaded with Retry', async () => {
  let failing = true;
  await open(
    http.get('*/iam/v1/generalsettings', () =>
      failing ? refusal(500, 'INTERNAL', 'Server Error') : HttpResponse.json(settings),
    ),
  );
  // The lists of the form may load the settings again, so the error may be replaced by the same one.
  await waitFor(() => expect(screen.getByText('Couldn’t load this')).toBeVisible());
  failing = false;
  const retryButton = screen.getAllByRole('button', { name: 'Retry' })[0];
  if (retryButton) await user.click(retryButton);
  expect(await screen.findByRole('combobox', { name: 'Date format' })).toBeVisible();
});

it('keeps unsaved changes, and shows the latest of the other settings, when the connection returns', async () => {
  const latest = { ...settings };
  const { store } = await open(
    http.get('*/iam/v1/users', () => refusal(500, 'INTERNAL', 'Server Error')),
    http.get('*/iam/v1/generalsettings', () => HttpResponse.json(latest)),
  );
  await user.click(await screen.findByRole('radio', { name: 'One digest' }));
  latest.notifyGroupMember = !settings.notifyGroupMember;
  act(() => void store.dispatch(networkChanged(false)));
  act(() => void store.dispatch(networkChanged(true)));
  await waitFor(() => expect(store.getState().session.settings).toEqual(latest));
  expect(screen.getByRole('radio', { name: 'One digest' })).toBeChecked();
  expect(save()).toBeEnabled();
  const saved = recordSaves();
  await user.click(save());
  await waitFor(() => expect(saved).toEqual([{ emailSendMode: 1 }]));
});

it('offers the four settings of notifications without a note that they have no effect', async () => {
  await open();
  const section = within(await screen.findByRole('region', { name: 'Notifications' }));
  expect(section.getAllByRole('checkbox')).toHaveLength(4);
  expect(section.queryByText(/Sharing doesn’t notify anyone yet/)).not.toBeInTheDocument();
});

it('offers the defaults of workspaces only with the feature', async () => {
  const features = { ...settings.features, workspaces: false };
  await open(http.get('*/iam/v1/generalsettings', () => HttpResponse.json({ ...settings, features })));
  expect(await screen.findByRole('region', { name: 'Notifications' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Workspaces' })).not.toBeInTheDocument();
});
