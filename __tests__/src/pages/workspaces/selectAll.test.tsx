import { deliveryMethods, limits } from '@contract/limits';
import type { ArticleFlag, WorkspaceArticle } from '@contract/workspaceArticles';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { WorkspacesPage } from '@client/pages/workspaces/WorkspacesPage';
import { chooseFromBar, moreButton } from '../../../support/client/barMenu';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, person, refusal, withNetwork } from '../../../support/client/mockNetwork';
import { sectionOf, workspaceArticle } from '../../../support/client/mockNewsletterApi';
import { renderPage } from '../../../support/client/renderPage';

withNetwork();
configure({ asyncUtilTimeout: 10_000 });
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const page = limits.workspacePage;
const batch = limits.workspaceAtOnce;
const range = (count: number): WorkspaceArticle[] =>
  Array.from({ length: count }, (_, index) => workspaceArticle(`${index + 1}`));

interface Step {
  what: string;
  ids: string[];
}

/**
 * Opens a workspace with so many articles, and two sections. `steps` are the changes that the server got; `intercept`
 * answers one in place of the server.
 */
async function open(count: number, at = '/workspaces') {
  let stored = range(count);
  const steps: Step[] = [];
  const world: { intercept: (step: Step) => Response | undefined | Promise<Response | undefined> } = {
    intercept: () => undefined,
  };
  const change = async (step: Step, make: () => object | undefined): Promise<Response> => {
    const instead = await world.intercept(step);
    if (instead) return instead;
    steps.push(step);
    return HttpResponse.json(make() ?? { status: 'ok' });
  };
  const idsIn = async (request: Request): Promise<string[]> =>
    ((await request.json()) as { articleIds: string[] }).articleIds;
  network.use(
    http.get('*/iam/v1/users', () =>
      HttpResponse.json({ ...person, deliveryMethods: [deliveryMethods.access, deliveryMethods.publish] }),
    ),
    http.get('*/iam/v1/users/workspaces', () => HttpResponse.json({ workspaces: [], total: 0 })),
    http.get('*/workspace/v1/articles/all', ({ request }) => {
      const start = Number(new URL(request.url).searchParams.get('start'));
      return HttpResponse.json({ articles: stored.slice(start, start + page), total: stored.length });
    }),
    http.get('*/workspace/v1/articles/selection', () => HttpResponse.json({ articles: stored })),
    http.get('*/workspace/v1/folders', () => HttpResponse.json({ folders: { ARTICLES: [] } })),
    http.get('*/workspace/v1/groups', () =>
      HttpResponse.json({ groups: [sectionOf('7', 'Trials'), sectionOf('8', 'Offers')], total: 2 }),
    ),
    http.post('*/workspace/v1/articles/delete', ({ request }) => {
      const ids = new URL(request.url).searchParams.getAll('articleIds');
      return change({ what: 'delete', ids }, () => {
        const gone = new Set(ids);
        stored = stored.filter(({ id }) => !gone.has(id));
        return undefined;
      });
    }),
    http.post('*/workspace/v1/articles/restore', async ({ request }) => {
      const ids = await idsIn(request);
      return change({ what: 'restore', ids }, () => ({ articleIds: ids }));
    }),
    http.post('*/workspace/v1/groups/articles/remove', async ({ request }) => {
      const [[sectionId, ids]] = Object.entries((await request.json()) as Record<string, string[]>) as [
        [string, string[]],
      ];
      return change({ what: `remove from ${sectionId}`, ids }, () => undefined);
    }),
    http.get('*/workspace/v1/articles/:id/flag/:flag', ({ params, request }) => {
      const on = new URL(request.url).searchParams.get('on') === 'true';
      const flag = params.flag as ArticleFlag;
      stored = stored.map((one) => (one.id === params.id ? { ...one, flags: on ? [flag] : [] } : one));
      return HttpResponse.json({ articleId: params.id, flag, on });
    }),
    http.post('*/workspace/v1/groups/:id/articles', async ({ params, request }) =>
      change({ what: `add to ${String(params.id)}`, ids: await idsIn(request) }, () => undefined),
    ),
  );
  const { store } = await openSignedInTab();
  await waitFor(() => expect(store.getState().session.settings).not.toBeNull());
  renderPage(store, '/workspaces', <WorkspacesPage />, at);
  return {
    steps,
    world,
    /** The ids of the articles with a flag. */
    flag: (flag: ArticleFlag) => stored.filter(({ flags }) => flags.includes(flag)).map(({ id }) => id),
    /** A colleague deletes articles. */
    remove: (...ids: string[]) => {
      stored = stored.filter(({ id }) => !ids.includes(id));
    },
  };
}

const pageBox = () => screen.getByRole('checkbox', { name: 'Select all on this page' });
const selectPage = async () => {
  await screen.findByRole('checkbox', { name: 'Select Article 1' });
  await user.click(pageBox());
};
/** Selects all articles of the list. */
async function selectAll(count: string) {
  await selectPage();
  await user.click(await screen.findByRole('button', { name: `Select all ${count} articles` }));
  await screen.findByText(`All ${count} articles selected.`);
}
async function confirmDeletion() {
  await chooseFromBar(user, 'Delete');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
}
/** Moves the selected articles from the section of the filter to another one. */
async function moveToOffers() {
  await chooseFromBar(user, 'Sections');
  const dialog = await screen.findByRole('dialog', { name: 'Sections' });
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Offers' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Remove from Trials' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add to Article' }));
}
const sizes = (steps: readonly Step[]) => steps.map(({ what, ids }) => `${what}: ${ids.length}`);

describe('when all articles of the page are selected', () => {
  it('offers to select those of all pages, which stay selected on the next page', async () => {
    await open(12);
    await selectPage();
    expect(screen.getByText('All 10 articles on this page selected.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Select all 12 articles' }));
    expect(await screen.findByText('12 articles · 12 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
    expect(await screen.findByRole('checkbox', { name: 'Select Article 12' })).toBeChecked();
    expect(await screen.findByText('All 12 articles selected.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select Article 12' }));
    expect(screen.getByText('12 articles · 11 selected')).toBeVisible();
  });

  it('clears the selection by a button, and moves the focus to the checkbox of the page', async () => {
    await open(12);
    await selectAll('12');
    const notice = screen.getByText('All 12 articles selected.').parentElement as HTMLElement;
    await user.click(within(notice).getByRole('button', { name: 'Clear selection' }));
    expect(screen.getByText('12 articles')).toBeVisible();
    expect(pageBox()).toHaveFocus();
  });

  it('shows whether they are flagged, and removes the flag from all of them', async () => {
    const { flag } = await open(12);
    await selectAll('12');
    const openMenu = async () => {
      await user.click(moreButton());
      return within(await screen.findByRole('menu'));
    };
    const approved = { name: 'Approved' };
    await user.click((await openMenu()).getByRole('menuitemcheckbox', approved));
    await waitFor(() => expect(flag('approved')).toHaveLength(12));
    const menu = await openMenu();
    await waitFor(() => expect(menu.getByRole('menuitemcheckbox', approved)).toBeChecked());
    await user.click(menu.getByRole('menuitemcheckbox', approved));
    await waitFor(() => expect(flag('approved')).toEqual([]));
  });

  it('offers nothing if the list has no other page', async () => {
    await open(3);
    await selectPage();
    expect(screen.getByText('3 articles · 3 selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
  });

  it('keeps the selection and shows an error if the server doesn’t respond', async () => {
    await open(12);
    network.use(http.get('*/workspace/v1/articles/selection', () => refusal(403, 'FORBIDDEN', 'Not yours to see')));
    await selectPage();
    await user.click(screen.getByRole('button', { name: 'Select all 12 articles' }));
    expect(await screen.findByText('Not yours to see')).toBeVisible();
    expect(screen.getByText('12 articles · 10 selected')).toBeVisible();
  });

  it('clears the selection when the filter changes', async () => {
    await open(12);
    await selectAll('12');
    await user.type(screen.getByRole('searchbox', { name: 'Find by headline' }), 'x');
    await waitFor(() => expect(screen.getByText('12 articles')).toBeVisible());
    expect(pageBox()).not.toBeChecked();
  });
});

describe('a change of more articles than one request takes', () => {
  const many = 2 * batch + 1;
  const manyText = '1,001';

  it('shows its progress, and Undo restores all of them', async () => {
    const { steps, world } = await open(many);
    await selectAll(manyText);
    let resume: () => void = () => undefined;
    const held = new Promise<undefined>((resolve) => (resume = () => resolve(undefined)));
    world.intercept = ({ ids }) => (ids.includes(`${batch + 1}`) ? held : undefined);
    await confirmDeletion();
    const dialog = await screen.findByRole('dialog', { name: 'Deleting articles' });
    expect(await within(dialog).findByText('500 of 1,001 articles')).toBeVisible();
    expect(within(dialog).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    resume();
    expect(await screen.findByText('Articles successfully removed.')).toBeVisible();
    expect(sizes(steps)).toEqual(['delete: 500', 'delete: 500', 'delete: 1']);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1,001 articles restored.')).toBeInTheDocument();
    expect(sizes(steps.slice(3))).toEqual(['restore: 500', 'restore: 500', 'restore: 1']);
  });

  it('is canceled between two requests; the rest stays selected, and Undo is offered for what was done', async () => {
    const { steps, world } = await open(many);
    await selectAll(manyText);
    let resume: () => void = () => undefined;
    const held = new Promise<undefined>((resolve) => (resume = () => resolve(undefined)));
    world.intercept = () => held;
    await confirmDeletion();
    const dialog = await screen.findByRole('dialog', { name: 'Deleting articles' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    world.intercept = () => undefined;
    resume();
    expect(await screen.findByText('Finished 500 of 1,001 articles.')).toBeVisible();
    expect(sizes(steps)).toEqual(['delete: 500']);
    expect(await screen.findByText('501 articles · 501 selected')).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sizes(steps.slice(1))).toEqual(['restore: 500']));
  });

  it('stops at a failure, and lists what is left and why', async () => {
    const { steps, world } = await open(many);
    await selectAll(manyText);
    world.intercept = ({ ids }) =>
      ids.includes(`${batch + 1}`) ? refusal(403, 'FORBIDDEN', 'Not yours to delete') : undefined;
    await confirmDeletion();
    const dialog = await screen.findByRole('dialog', { name: 'Deleting articles' });
    expect(await within(dialog).findByText('501 articles weren’t changed')).toBeVisible();
    expect(dialog).toHaveTextContent('Not yours to delete');
    const left = within(within(dialog).getByRole('list', { name: 'Articles that weren’t changed' }));
    expect(left.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...range(batch + 20)
        .slice(batch)
        .map(({ title }) => title),
      'and 481 more',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('501 articles · 501 selected')).toBeVisible();
    expect(sizes(steps)).toEqual(['delete: 500']);
  });

  it('moves articles from the section of the filter to another one, although some are there already', async () => {
    const { steps, world } = await open(many, '/workspaces?section=7');
    await selectPage();
    await user.click(await screen.findByRole('button', { name: 'Select all 1,001 articles found' }));
    world.intercept = ({ what, ids }) =>
      what === 'add to 8' && ids.includes('1') ? refusal(409, 'CONFLICT', 'Article is already in section.') : undefined;
    await moveToOffers();
    expect(await screen.findByText('Articles assigned to sections.')).toBeVisible();
    expect(sizes(steps)).toEqual([
      'add to 8: 500',
      'add to 8: 1',
      'remove from 7: 500',
      'remove from 7: 500',
      'remove from 7: 1',
    ]);
    expect(await screen.findByText('1,001 articles')).toBeVisible();
  });

  it('moves what was added before it was canceled, which can be canceled, too', async () => {
    const { steps, world } = await open(many + batch, '/workspaces?section=7');
    await selectPage();
    await user.click(await screen.findByRole('button', { name: 'Select all 1,501 articles found' }));
    const resume = new Map<string, () => void>();
    world.intercept = ({ what, ids }) =>
      ids[0] === (what === 'add to 8' ? `${batch + 1}` : '1')
        ? new Promise((resolve) => resume.set(what, () => resolve(undefined)))
        : undefined;
    await moveToOffers();
    for (const [what, name] of [
      ['add to 8', 'Adding articles to Offers'],
      ['remove from 7', 'Removing articles from Trials'],
    ] as const) {
      await waitFor(() => expect(resume.has(what)).toBe(true));
      const dialog = await screen.findByRole('dialog', { name });
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      expect(within(dialog).getByRole('status')).toHaveTextContent('Canceling…');
      resume.get(what)?.();
    }
    expect(await screen.findByText('Finished 500 of 1,501 articles.')).toBeVisible();
    expect(sizes(steps)).toEqual(['add to 8: 500', 'add to 8: 500', 'remove from 7: 500']);
    expect(await screen.findByText('1,501 articles · 1,001 selected')).toBeVisible();
  });

  it('has actions only as far as the server takes so many articles, and says how many it takes', async () => {
    await open(many);
    await selectAll(manyText);
    // The actions follow the selection in a deferred render.
    const publish = screen.getByRole('button', { name: 'Publish' });
    await waitFor(() => expect(publish).toHaveAccessibleDescription('Select up to 100 articles'));
    expect(screen.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(moreButton());
    expect(screen.getByRole('menuitem', { name: /^Newsletter/ })).toHaveTextContent('Select up to 1,000 articles');
    expect(screen.getByRole('menuitem', { name: /^Copy/ })).toHaveTextContent('Select up to 500 articles');
    expect(screen.getByRole('menuitem', { name: 'Delete' })).not.toHaveAttribute('aria-disabled');
  });
});

it('removes the selected articles from the section that the list is filtered by, which Undo reverts', async () => {
  const { steps } = await open(2, '/workspaces?section=7');
  await selectPage();
  await chooseFromBar(user, 'Remove from Trials');
  expect(await screen.findByText('Articles removed from section.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sizes(steps)).toEqual(['remove from 7: 2', 'add to 7: 2']));
});

it('deselects articles that a colleague deleted, also those of other pages, and shows a notice', async () => {
  const { remove } = await open(12);
  await selectAll('12');
  remove('2', '12');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('2 selected articles are no longer in this list.')).toBeVisible();
  expect(screen.getByText('10 articles · 10 selected')).toBeVisible();
});
