import type { Section } from '@contract/sections';
import { deliveryMethods } from '@contract/limits';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { SectionPage } from '@client/pages/section/SectionPage';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { gate, invalidId, network, person, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { pasteInto } from '../../../support/client/pasteInto';
import { renderPages } from '../../../support/client/renderPage';

withNetwork();
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const path = '*/workspace/v1/groups';
const address = '/groups/edit/12?ownerId=g7';

const trials: Section = {
  id: '12',
  name: 'Trials',
  description: 'Phase three',
  parentId: null,
  ownerId: 'g7',
  depth: 1,
  articles: 3,
  sharedArticlesNotifications: 0,
};

/** The signed-in user u1 has publish permission, and is a member of the group g7, which this person owns. */
function mockWorkspace({ owner }: { owner: string }) {
  const member = (ownerId: string) => ({
    uid: ownerId,
    ownerId,
    givenName: 'Ada',
    surName: 'Reader',
    isOwner: ownerId === owner,
    emails: [],
  });
  network.use(
    http.get('*/iam/v1/users', () =>
      HttpResponse.json({ ...person, deliveryMethods: [...person.deliveryMethods, deliveryMethods.publish] }),
    ),
    http.get('*/iam/v1/users/workspaces', () =>
      HttpResponse.json({
        workspaces: [
          {
            id: 'g7',
            ownerId: 'g7',
            name: 'Oncology',
            members: [...new Set(['u1', owner])].map(member),
            sharedArticlesNotifications: 0,
          },
        ],
        total: 1,
      }),
    ),
  );
}

/**
 * Opens the form at a URL. Returns the router and the requests that were sent.
 * @param prepare overrides responses before the page opens
 */
async function open(at: string, prepare: () => void = () => undefined) {
  const sent: { call: string; body: unknown }[] = [];
  const respond = async ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    sent.push({ call: `${request.method} ${pathname}${search}`, body: text === '' ? null : JSON.parse(text) });
    return HttpResponse.json(request.method === 'DELETE' ? { status: 'ok' } : { group: trials });
  };
  network.use(
    http.get(`${path}/5`, () => HttpResponse.json({ group: { ...trials, id: '5' } })),
    http.get(`${path}/12`, () => HttpResponse.json({ group: trials })),
    http.post(path, respond),
    http.put(`${path}/12`, respond),
    http.delete(`${path}/12`, respond),
  );
  mockWorkspace({ owner: 'u1' });
  prepare();
  const { store } = await openSignedInTab();
  const pages = { '/groups/add/:parentId?': <SectionPage />, '/groups/edit/:groupId': <SectionPage /> };
  const router = renderPages(store, pages, ['/workspaces', at]);
  return { router, sent };
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const button = (name: string) => screen.getByRole('button', { name });
const save = () => user.click(button('Save'));

async function fill(name: string, description: string) {
  await pasteInto(user, field('Name'), name);
  await pasteInto(user, field('Description'), description);
}

describe('a new section', () => {
  it('is created at the top level of the user’s workspace, which opens afterwards', async () => {
    const { router, sent } = await open('/groups/add');
    expect(screen.getByRole('heading', { level: 1, name: 'Add Section' })).toBeVisible();
    expect(document.title).toBe('Add Section · Watchdesk');
    expect(screen.getByRole('link', { name: 'Workspaces' })).toHaveAttribute('href', '/workspaces');
    expect(screen.queryByRole('button', { name: 'Remove Section' })).not.toBeInTheDocument();
    await fill(' Trials ', ' Phase three ');
    await save();
    expect(await screen.findByText('Group successfully created')).toBeVisible();
    expect(router.state.location.pathname).toBe('/workspaces');
    expect(sent).toEqual([
      {
        call: 'POST /workspace/v1/groups',
        body: { name: 'Trials', description: 'Phase three', ownerId: 'u1', parentId: null },
      },
    ]);
  });

  it('is created inside another section of a shared workspace by keyboard', async () => {
    const { router, sent } = await open('/groups/add/5?ownerId=g7');
    expect(screen.getByRole('link', { name: 'Workspaces' })).toHaveAttribute('href', '/workspaces/g7');
    await screen.findByRole('textbox', { name: /^Name/ });
    act(() => field('Name').focus());
    await user.keyboard('Trials{Tab}Phase three{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/workspaces/g7'));
    expect(sent[0]?.body).toEqual({ name: 'Trials', description: 'Phase three', ownerId: 'g7', parentId: '5' });
  });

  it('isn’t offered inside a section that doesn’t exist', async () => {
    await open('/groups/add/5?ownerId=g7', () =>
      network.use(http.get(`${path}/5`, () => refusal(404, 'NOT_FOUND', 'Not found'))),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This section doesn’t exist');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows an error at each missing field and focuses the first one', async () => {
    const { sent } = await open('/groups/add');
    await save();
    expect(await screen.findByText('Group name is required field')).toBeVisible();
    expect(screen.getByText('Group description is required field')).toBeVisible();
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(field('Name')).toHaveAccessibleDescription('Group name is required field');
    expect(sent).toEqual([]);
  });

  it('accepts a name of 40 and a description of 50 characters, and no more', async () => {
    const { sent } = await open('/groups/add');
    await fill('x'.repeat(41), 'y'.repeat(51));
    await save();
    expect(await screen.findByText('Maximum length is 40 characters.')).toBeVisible();
    expect(screen.getByText('Maximum length is 50 characters.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.type(field('Name'), '{Backspace}');
    await user.type(field('Description'), '{Backspace}');
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('shows a validation error of the server at its field and keeps the input', async () => {
    const { router } = await open('/groups/add');
    const message = 'A section with this name already exists here.';
    network.use(
      http.post(path, () =>
        HttpResponse.json(
          { errorCode: 'VALIDATION', errorMessage: message, fields: { name: message } },
          { status: 400 },
        ),
      ),
    );
    await fill('Trials', 'Phase three');
    await save();
    await waitFor(() => expect(field('Name')).toHaveAccessibleDescription(message));
    expect(field('Description')).toHaveValue('Phase three');
    expect(router.state.location.pathname).toBe('/groups/add');
  });

  it('shows the server’s error when it would be nested too deep', async () => {
    await open('/groups/add/5');
    const message = 'The maximum level of section nesting has been reached.';
    network.use(http.post(path, () => refusal(400, 'SECTION_TOO_DEEP', message)));
    await screen.findByRole('textbox', { name: /^Name/ });
    await fill('Trials', 'Phase three');
    await save();
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('can be saved again after a server error', async () => {
    await open('/groups/add');
    network.use(http.post(path, () => refusal(503, 'UNAVAILABLE', 'down'), { once: true }));
    await fill('Trials', 'Phase three');
    await save();
    expect(await screen.findByText('Server Error')).toBeVisible();
    await save();
    expect(await screen.findByText('Group successfully created')).toBeVisible();
  });

  it('asks for confirmation before unsaved input is discarded', async () => {
    const { router } = await open('/groups/add');
    await user.type(field('Name'), 'T');
    await user.click(button('Cancel'));
    const question = within(await screen.findByRole('dialog'));
    expect(router.state.location.pathname).toBe('/groups/add');
    await user.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/workspaces'));
  });
});

describe('in a workspace of somebody else', () => {
  it.each(['/groups/add?ownerId=g7', address])(
    'the form says at once that only the owner may use it: %s',
    async (at) => {
      await open(at, () => mockWorkspace({ owner: 'u9' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('You do not have permission to access this page');
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Back to the workspace' })).toHaveAttribute('href', '/workspaces/g7');
    },
  );

  it('the form opens if the permission can’t be loaded, as the server checks it on Save', async () => {
    await open('/groups/add?ownerId=g7', () =>
      network.use(http.get('*/iam/v1/users/workspaces', () => refusal(503, 'UNAVAILABLE', 'down'))),
    );
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeVisible();
  });
});

describe('an existing section', () => {
  it('shows a skeleton while loading, then the stored values', async () => {
    const { open: send, opened } = gate();
    await open(address, () =>
      network.use(
        http.get(`${path}/12`, async () => {
          await opened;
        }),
      ),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Section' })).toBeVisible();
    expect(document.title).toBe('Edit Section · Watchdesk');
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible();
    send();
    expect(await screen.findByDisplayValue('Trials')).toBeVisible();
    expect(field('Description')).toHaveValue('Phase three');
  });

  it('is saved in the workspace of the URL', async () => {
    const { router, sent } = await open(address);
    await user.type(await screen.findByDisplayValue('Trials'), ' 2026');
    await save();
    expect(await screen.findByText('Group successfully edited')).toBeVisible();
    expect(router.state.location.pathname).toBe('/workspaces/g7');
    expect(sent).toEqual([
      {
        call: 'PUT /workspace/v1/groups/12',
        body: { name: 'Trials 2026', description: 'Phase three', ownerId: 'g7' },
      },
    ]);
  });

  it('closes without confirmation when nothing was changed', async () => {
    const { router } = await open(address);
    await screen.findByDisplayValue('Trials');
    await user.click(button('Cancel'));
    expect(router.state.location.pathname).toBe('/workspaces/g7');
  });

  it('is reported as missing when the server responds with 404', async () => {
    await open(address, () => network.use(http.get(`${path}/12`, () => refusal(404, 'NOT_FOUND', 'Not found.'))));
    expect(await screen.findByRole('alert')).toHaveTextContent('This section doesn’t exist');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the workspace' })).toHaveAttribute('href', '/workspaces/g7');
  });

  it('is reported as missing if the URL contains no ID', async () => {
    await open('/groups/edit/abc?ownerId=g7', () => network.use(http.get(`${path}/abc`, () => invalidId())));
    expect(await screen.findByRole('alert')).toHaveTextContent('This section doesn’t exist');
    expect(screen.queryByText(/18 digits/)).not.toBeInTheDocument();
  });

  it('is not reported as missing after another error, and reloads on Retry', async () => {
    await open(address, () => network.use(http.get(`${path}/12`, () => refusal(503, 'UNAVAILABLE', 'down'))));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t load this');
    expect(alert).not.toHaveTextContent('doesn’t exist');
    network.use(http.get(`${path}/12`, () => HttpResponse.json({ group: trials })));
    await user.click(button('Retry'));
    expect(await screen.findByDisplayValue('Trials')).toBeVisible();
  });
});

describe('removing the section', () => {
  const ask = async () => {
    await screen.findByDisplayValue('Trials');
    await user.click(button('Remove Section'));
    return within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this section?' }));
  };

  it('explains what happens to its content, deletes it, and opens the workspace', async () => {
    const { router, sent } = await open(address);
    const question = await ask();
    expect(
      question.getByText('Sections inside it will be deleted too. The articles will stay in the workspace.'),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Section successfully deleted.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/workspaces/g7');
    expect(sent).toEqual([{ call: 'DELETE /workspace/v1/groups/12?ownerId=g7', body: null }]);
  });

  it('is canceled by Escape, which returns the focus to its button', async () => {
    const { sent } = await open(address);
    await ask();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button('Remove Section')).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('shows the server’s error and keeps the page open with the input', async () => {
    const { router } = await open(address);
    network.use(http.delete(`${path}/12`, () => refusal(403, 'FORBIDDEN', 'Only the owner may delete this section.')));
    await user.type(await screen.findByDisplayValue('Trials'), '!');
    await user.click(button('Remove Section'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Only the owner may delete this section.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/groups/edit/12');
    expect(field('Name')).toHaveValue('Trials!');
  });
});
