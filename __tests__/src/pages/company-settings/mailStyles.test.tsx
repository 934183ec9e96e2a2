import type { Style, StyleBody } from '@contract/mailStyles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { MailStyles } from '@client/pages/company-settings/MailStyles';
import '@client/pages/company-settings/texts';
import { chooseOption } from '../../../support/client/chooseOption';
import { closeTabs, freshToken, openTab } from '../../../support/client/clientStore';
import { gate, network, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });

const journal: Style = {
  id: 'journal',
  name: 'Journal',
  description: 'Serif headlines',
  accent: null,
  link: '#1f2933',
  ground: '#f4f6f8',
  paper: '#ffffff',
  headlineFont: 'serif',
  textFont: 'sans',
  isOwn: false,
  isDefault: true,
};
const autumn: Style = { ...journal, id: '7', name: 'Autumn', description: '', isOwn: true, isDefault: false };

async function open(...handlers: Parameters<typeof network.use>) {
  let styles = [journal, autumn];
  const requests: string[] = [];
  const added: StyleBody[] = [];
  network.use(
    ...handlers,
    http.get('*/workspace/v1/styles', () => HttpResponse.json({ styles, total: styles.length })),
    http.post('*/style/v1/styles', async ({ request }) => {
      const body = (await request.json()) as StyleBody;
      added.push(body);
      const style = { ...autumn, ...body, description: body.description ?? '', id: '8' };
      styles = [...styles, style];
      return HttpResponse.json({ style });
    }),
    http.delete('*/style/v1/styles/:id', ({ params }) => {
      requests.push(`DELETE ${String(params.id)}`);
      styles = styles.filter(({ id }) => id !== params.id);
      return HttpResponse.json({ status: 'ok' });
    }),
    http.put('*/style/v1/styles/:id/default', ({ params }) => {
      requests.push(`PUT ${String(params.id)}`);
      styles = styles.map((style) => ({ ...style, isDefault: style.id === params.id }));
      return HttpResponse.json({ style: styles.find(({ id }) => id === params.id) });
    }),
  );
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  const onChanged = jest.fn();
  renderPages(store, { '/company-settings': <MailStyles color="#04a28b" onChanged={onChanged} /> }, [
    '/company-settings',
  ]);
  return { requests, added, onChanged };
}

const rowOf = async (name: string) => {
  const rows = await screen.findAllByRole('listitem');
  const row = rows.find((one) => within(one).queryByText(name));
  if (!row) throw new Error(`no style ${name}`);
  return within(row);
};

test('all styles are listed, and those of Watchdesk cannot be deleted', async () => {
  await open();
  expect((await rowOf('Journal')).getByText('Default for newsletters')).toBeVisible();
  expect((await rowOf('Journal')).queryByRole('button')).toBeNull();
  expect((await rowOf('Autumn')).getByRole('button', { name: 'Delete Autumn' })).toBeVisible();
});

test('a list that fails to load shows an error with Retry', async () => {
  await open(http.get('*/workspace/v1/styles', () => new HttpResponse(null, { status: 500 }), { once: true }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Autumn')).toBeVisible();
});

test('a company without styles gets the specified text', async () => {
  await open(http.get('*/workspace/v1/styles', () => HttpResponse.json({ styles: [], total: 0 })));
  expect(await screen.findByText('There are currently no styles.')).toBeVisible();
});

test('a style can be made the default', async () => {
  const { requests } = await open();
  await user.click((await rowOf('Autumn')).getByRole('button', { name: 'Make Autumn the default for newsletters' }));
  expect(await (await rowOf('Autumn')).findByText('Default for newsletters')).toBeVisible();
  expect(requests).toEqual(['PUT 7']);
});

test('a style of the company is deleted after confirmation', async () => {
  const { requests, onChanged } = await open();
  await user.click((await rowOf('Autumn')).getByRole('button', { name: 'Delete Autumn' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the style Autumn?' }));
  expect(requests).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Autumn')).toBeNull());
  expect(requests).toEqual(['DELETE 7']);
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('the focus moves on when its button is replaced or its style is deleted', async () => {
  await open();
  (await rowOf('Autumn')).getByRole('button', { name: 'Make Autumn the default for newsletters' }).focus();
  await user.keyboard('{Enter}');
  expect(await (await rowOf('Autumn')).findByText('Default for newsletters')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete Autumn' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const list = gate();
  network.use(http.get('*/workspace/v1/styles', () => list.opened));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Autumn' })).toHaveFocus());
  list.open();
  await waitFor(() => expect(screen.queryByText('Autumn')).toBeNull());
  expect(screen.getByRole('button', { name: 'Add style' })).toHaveFocus();
});

test('a style that alerts use is not deleted', async () => {
  await open(
    http.delete('*/style/v1/styles/:id', () =>
      refusal(409, 'STYLE_IN_USE', 'Your company’s settings use this style for alerts.'),
    ),
  );
  await user.click((await rowOf('Autumn')).getByRole('button', { name: 'Delete Autumn' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Autumn')).toBeVisible();
});

describe('the form of a style', () => {
  const openForm = async (...handlers: Parameters<typeof network.use>) => {
    const page = await open(...handlers);
    await user.click(await screen.findByRole('button', { name: 'Add style' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add style' }));
    return { ...page, form, save: () => user.click(form.getByRole('button', { name: 'Save' })) };
  };
  const replace = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };

  test('sends the values, and shows the new style', async () => {
    const { form, save, added, onChanged } = await openForm();
    await user.type(form.getByLabelText(/^Style name/), ' Winter ');
    await replace(form.getByLabelText('Link color'), '#003366');
    await chooseOption(user, form.getByLabelText('Headline font'), 'Serif');
    await user.click(form.getByLabelText('Use your company’s primary color for the top bar'));
    await replace(form.getByLabelText('Top bar color'), '#112233');
    await save();
    expect(await screen.findByText('Winter')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(added).toEqual([
      {
        name: 'Winter',
        description: '',
        accent: '#112233',
        link: '#003366',
        ground: '#f4f6f8',
        paper: '#ffffff',
        headlineFont: 'serif',
        textFont: 'sans',
      },
    ]);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  test('shows errors for missing or invalid values, and the contrast of links', async () => {
    const { form, save, added } = await openForm();
    expect(form.getByText('Contrast 6.1:1 (minimum 4.5:1)')).toBeVisible();
    await replace(form.getByLabelText('Link color'), 'blue');
    await save();
    expect(await form.findByText('Style name is required')).toBeVisible();
    expect(form.getByText('Please enter a color such as #1971D5.')).toBeVisible();
    expect(added).toEqual([]);
  });

  test('shows a server error at its field, and keeps the form', async () => {
    const text = 'A style with this name already exists.';
    const { form, save } = await openForm(
      http.post('*/style/v1/styles', () =>
        HttpResponse.json({ errorCode: 'VALIDATION', errorMessage: text, fields: { name: text } }, { status: 400 }),
      ),
    );
    await user.type(form.getByLabelText(/^Style name/), 'Journal');
    await save();
    expect(await form.findByText(text)).toBeVisible();
    expect(form.getByLabelText(/^Style name/)).toHaveValue('Journal');
  });
});
