import type { DepartmentSettings, DepartmentSettingsBody } from '@contract/departmentSettings';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { CompanySettingsPage } from '@client/pages/company-settings/CompanySettingsPage';
import { bodyOf, valuesOf } from '@client/pages/company-settings/companySettingsValues';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

// Stubs for browser APIs that the carousel needs and jsdom lacks.
class ObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(window, {
  ResizeObserver: ObserverStub,
  IntersectionObserver: ObserverStub,
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
});

const user = userEvent.setup({ delay: null });
const url = '*/iam/v1/department/settings';

const plum = { name: 'Plum', primary: { main: '#8b2f6b' }, secondary: { main: '#3157a8' }, third: '#d07a2d' };
const moss = { name: 'Moss', primary: { main: '#5e6b2f' }, secondary: { main: '#8c3b2a' }, third: '#2b6c8e' };

const stored: DepartmentSettings = {
  dateTimeFormat: 'yyyy-MM-dd HH:mm',
  timezone: 'Europe/Berlin',
  templateRole: 'TEMPLATE_LIBRARY',
  templateId: 'briefing',
  style: 'ink',
  aiSummary: false,
  translateOwnArticles: false,
  configured: { summaryModel: true, translation: false },
  theme: { logo: '/cdn/theme/d1/logo?v=1', footer: { text: 'Ours' }, colors: JSON.stringify(plum) },
};

const template = (id: string, templateRole: 'SYSTEM_TEMPLATE' | 'TEMPLATE_LIBRARY', templateStyle = 'ink') => ({
  id,
  name: `Template ${id}`,
  description: '',
  templateRole,
  templateStyle,
});

async function open(prepare: () => void = () => undefined) {
  const sent: DepartmentSettingsBody[] = [];
  network.use(
    http.get(url, () => HttpResponse.json(stored)),
    http.put(url, async ({ request }) => {
      sent.push((await request.json()) as DepartmentSettingsBody);
      return HttpResponse.json({ status: 'ok' });
    }),
    http.get('*/workspace/v1/templates', () =>
      HttpResponse.json({
        templates: [
          template('watchdesk', 'SYSTEM_TEMPLATE'),
          template('briefing', 'TEMPLATE_LIBRARY'),
          template('bare', 'TEMPLATE_LIBRARY', ''),
        ],
        total: 3,
      }),
    ),
    http.get('*/iam/v1/department/styles', () =>
      HttpResponse.json({ styles: [{ id: 'ink', name: 'Ink', description: '' }], total: 1 }),
    ),
    http.get('*/workspace/v1/styles', () => HttpResponse.json({ styles: [], total: 0 })),
    http.get('*/cdn/color-schemes.json', () => HttpResponse.json({ colorSchemes: [plum, moss] })),
    http.get('*/iam/v1/timezones', () => HttpResponse.json({ timezones: [] })),
    http.get('*/workspace/v1/datetimeformats', () => HttpResponse.json({ dateTimeFormats: [] })),
  );
  prepare();
  const { store } = await openSignedInTab();
  const router = renderPages(
    store,
    {
      '/company-settings': <CompanySettingsPage />,
    },
    ['/company-settings'],
  );
  return { sent, store, router };
}

const clickSave = () => fireEvent.click(screen.getByText('Save'));
const tried = 'session.previewedColors';

test('unchanged images are not sent, and a template with style is sent only for library templates', async () => {
  const { sent } = await open();
  fireEvent.change(await screen.findByLabelText('Footer text', { selector: 'textarea' }), {
    target: { value: ' Ours, still ' },
  });
  clickSave();
  await screen.findByText('Your customization settings have been saved. It may take a few minutes to see changes.');
  const { colors, ...rest } = sent[0]?.theme ?? {};
  expect([rest, JSON.parse(colors ?? '')]).toEqual([{ footer: { text: 'Ours, still' } }, plum]);
  expect(sent[0]).toMatchObject({ templateId: 'briefing', style: 'ink' });

  const before = valuesOf(stored);
  const system = bodyOf({ ...before, templateRole: 'SYSTEM_TEMPLATE', logo: null }, before);
  expect(Object.keys(system).sort()).toEqual(['dateTimeFormat', 'templateRole', 'theme', 'timezone']);
  expect([system.theme.logo, 'favicon' in system.theme]).toEqual(['', false]);
  const replaced = bodyOf({ ...before, favicon: 'data:image/png;base64,iVBO' }, before);
  expect(['logo' in replaced.theme, replaced.theme.favicon]).toEqual([false, 'iVBO']);
});

test('the days until passwords expire are a whole number, or empty for never', async () => {
  const { sent } = await open();
  const days = await screen.findByLabelText('Passwords expire after (days)');
  const save = screen.getByRole('button', { name: 'Save' });
  await user.type(days, '0');
  await user.click(save);
  expect(
    await screen.findByText('Please enter a whole number of days from 1 to 3,650, or leave this empty.'),
  ).toBeVisible();
  expect(sent).toEqual([]);
  await user.clear(days);
  await user.type(days, '90');
  network.use(http.get(url, () => HttpResponse.json({ ...stored, passwordExpiryDays: 90 })));
  await user.click(save);
  await waitFor(() => expect(sent.at(-1)?.passwordExpiryDays).toBe(90));
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  await user.clear(days);
  await user.click(save);
  await waitFor(() => expect(sent.at(-1)?.passwordExpiryDays).toBeNull());
});

test('own colors are previewed once they are complete, tell their contrast, and are saved', async () => {
  const { sent, store } = await open();
  const primary = await screen.findByLabelText('Primary color');
  const save = screen.getByRole('button', { name: 'Save' });
  await user.clear(primary);
  await user.type(primary, '#ffe0');
  expect(store.getState()).not.toHaveProperty(`${tried}.primary.main`, '#ffe0');
  expect(primary).toBeValid();
  await user.click(save);
  expect(await screen.findByText('Please enter a color such as #1971D5.')).toBeVisible();
  expect(primary).toBeInvalid();
  expect(sent).toEqual([]);
  await user.type(primary, '00');
  expect(primary).toHaveAccessibleDescription('Contrast with the page: 1.3:1. Text uses the closest readable shade.');
  expect(screen.getByText('Current theme: Custom')).toBeVisible();
  expect(store.getState()).toHaveProperty(`${tried}.primary.main`, '#ffe000');
  await user.click(save);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.parse(sent[0]?.theme.colors ?? '')).toEqual({ ...plum, name: 'Custom', primary: { main: '#ffe000' } });
});

test('all color themes are listed on request', async () => {
  const others = ['Sand', 'Slate'].map((name) => ({ ...moss, name }));
  await open(() =>
    network.use(
      http.get('*/cdn/color-schemes.json', () => HttpResponse.json({ colorSchemes: [plum, moss, ...others] })),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Show all 4 themes' }));
  await user.click(screen.getByRole('button', { name: 'Slate' }));
  expect(screen.getByText('Current theme: Slate')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show fewer themes' }));
  expect(screen.getByRole('button', { name: 'Show all 4 themes' })).toBeVisible();
});

test('Save is disabled until something is changed, and again after saving', async () => {
  const { sent } = await open();
  const footer = await screen.findByLabelText('Footer text', { selector: 'textarea' });
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await user.type(footer, '!');
  expect(save).toBeEnabled();
  network.use(
    http.get(url, () => HttpResponse.json({ ...stored, theme: { ...stored.theme, footer: { text: 'Ours!' } } })),
  );
  await user.click(save);
  await waitFor(() => expect(sent).toHaveLength(1));
  // It keeps the focus until the user moves on: browsers take it from a disabled button.
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  expect(save).toBeEnabled();
  expect(save).toHaveFocus();
  await user.tab({ shift: true });
  expect(save).toBeDisabled();
  expect(footer).toHaveValue('Ours!');
});

test('a selected color theme is previewed at once, and leaving the page asks first and ends the preview', async () => {
  const { store, router } = await open();
  await user.click(await screen.findByRole('button', { name: 'Moss' }));
  expect(screen.getByText('Current theme: Moss')).toBeVisible();
  expect(store.getState()).toHaveProperty(tried, moss);
  await user.click(screen.getByRole('button', { name: 'Reset Theme' }));
  expect(store.getState()).toHaveProperty(`${tried}.name`, 'defaultTheme');
  expect(screen.queryByRole('button', { name: 'Reset Theme' })).toBeNull();
  await act(() => router.navigate('/elsewhere'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(store.getState()).toHaveProperty(tried, null);
});

test('a server error is shown at its field, and the form is kept', async () => {
  await open();
  const text = 'Please upload a png, jpg or ico file.';
  network.use(
    http.put(url, () =>
      HttpResponse.json({ errorCode: 'IMAGE_INVALID', errorMessage: text, fields: { logo: text } }, { status: 400 }),
    ),
  );
  const footer = await screen.findByLabelText('Footer text', { selector: 'textarea' });
  fireEvent.change(footer, { target: { value: 'Ours and only ours' } });
  clickSave();
  // At the logo, and in the snackbar.
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
  expect(footer).toHaveValue('Ours and only ours');
});

test('settings that fail to load are loaded with Retry', async () => {
  await open(() => {
    network.use(http.get(url, () => refusal(503, 'UNAVAILABLE', 'down'), { once: true }));
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Footer text', { selector: 'textarea' })).toHaveValue('Ours');
});
