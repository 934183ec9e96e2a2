import type { Newsletter, NewsletterBody } from '@contract/newsletters';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { NewsletterPage } from '@client/pages/newsletter/NewsletterPage';
import { closeTabs, openSignedInTab } from '../../../support/client/clientStore';
import { network, person, refusal, withNetwork } from '../../../support/client/mockNetwork';
import {
  mailHtml,
  mockNewsletterApi,
  sentNewsletter,
  workspaceArticle,
} from '../../../support/client/mockNewsletterApi';
import { pasteInto } from '../../../support/client/pasteInto';
import { renderPage, renderPages } from '../../../support/client/renderPage';
import { withViewport } from '../../../support/client/viewport';

withNetwork();
configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  closeTabs();
  sessionStorage.clear();
});

const user = userEvent.setup({ delay: null });
const tree = {
  groups: [
    { id: '10', name: 'Trials', articles: ['1', '2', '3'], articleGroups: [] },
    { id: '11', name: 'Markets', articles: ['2'], articleGroups: [] },
  ],
  articles: ['4'],
  total: 4,
};
const articles = ['1', '2', '3', '4'].map((id) => workspaceArticle(id));

type Room = Parameters<typeof mockNewsletterApi>[0];

/** Opens the composer of the user's own workspace, with the publish permission. */
async function openPage(room: Partial<Room> = {}, at = '/newsletter?ownerId=u1') {
  const requests = mockNewsletterApi({ tree, articles, ...room });
  network.use(http.get('*/iam/v1/users', () => HttpResponse.json({ ...person, publishPermission: true })));
  const { store } = await openSignedInTab();
  const router = renderPage(store, '/newsletter', <NewsletterPage />, at);
  await screen.findByRole('tab', { name: 'Content' });
  return { ...requests, router };
}

/** Opens the composer, and waits until the rows are draggable. */
async function open(...given: Parameters<typeof openPage>) {
  const page = await openPage(...given);
  await dragHandlesLoaded();
  return page;
}

/** Hovers the list, which loads drag and drop. Draggable rows replace others, so elements found before are stale. */
async function dragHandlesLoaded(): Promise<void> {
  const articles = await screen.findByRole('region', { name: 'Articles' });
  await user.hover(within(articles).getAllByRole('list')[0] ?? articles);
  await waitFor(() =>
    expect(articles.querySelectorAll('.grip')).toHaveLength(within(articles).queryAllByRole('listitem').length),
  );
}

const rows = (section: string) => screen.findByRole('list', { name: `Articles in ${section}` });
const box = async (section: string, article: string) =>
  within(await rows(section)).getByRole('checkbox', { name: new RegExp(`^${article}`) });
const titlesOf = async (section: string) =>
  within(await rows(section))
    .getAllByRole('checkbox')
    .map((checkbox) => checkbox.closest('li')?.querySelector('.title')?.textContent);
/** Waits for the order: moved and filtered rows render in a transition. */
const expectOrder = (section: string, titles: string[]) =>
  waitFor(async () => expect(await titlesOf(section)).toEqual(titles));
const pasteSubject = (text: string) => pasteInto(user, screen.getByRole('textbox', { name: /Subject/ }), text);
const chooseGroup = async () => user.click(await screen.findByRole('option', { name: /Oncology/ }));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const confirmed = async (people = 'Send to 4 people') =>
  user.click(await screen.findByRole('button', { name: people }));

/** Accepts the newsletter; each progress request returns the next of these states. Returns the request bodies. */
function acceptNewsletter(...states: Partial<Newsletter>[]) {
  const bodies: NewsletterBody[] = [];
  let index = 0;
  network.use(
    http.post<never, NewsletterBody>('*/workspace/v1/newsletters/send', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ newsletter: sentNewsletter() });
    }),
    http.get('*/workspace/v1/newsletters/70', () => {
      const newsletter = sentNewsletter(states[Math.min(index, states.length - 1)]);
      index += 1;
      return HttpResponse.json({ newsletter });
    }),
  );
  return bodies;
}

it('sends the selected articles in their new order, and returns to the workspace', async () => {
  const { orders, router } = await open();
  const bodies = acceptNewsletter({ sent: 2, waiting: 2 }, { state: 'sent', sent: 4, waiting: 0 });
  await pasteSubject('Week 47');
  await chooseGroup();
  await user.click(await box('Trials', 'Article 1'));
  await user.click(await box('Trials', 'Article 3'));
  await user.click(await box('Markets', 'Article 2'));
  await user.click(await box('Not in a section', 'Article 4'));
  expect(await box('Trials', 'Article 2')).not.toBeChecked();
  expect(await screen.findByText('4 of 5 selected')).toBeInTheDocument();

  (await box('Trials', 'Article 3')).focus();
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  await expectOrder('Trials', ['Article 3', 'Article 1', 'Article 2']);
  expect(await box('Trials', 'Article 3')).toHaveFocus();
  expect(screen.getByText('Article 3 moved to position 1 of 3.')).toBeInTheDocument();
  await waitFor(() => expect(orders).toEqual([{ id: '10', positions: { '3': 0, '1': 1, '2': 2 } }]));

  await press('Send');
  const dialog = await screen.findByRole('dialog', { name: 'Send this newsletter?' });
  expect(await within(dialog).findByText('4 people in Oncology')).toBeInTheDocument();
  expect(bodies).toEqual([]);
  await confirmed();
  expect(await screen.findByText('2 of 4 sent')).toBeInTheDocument();
  expect(await screen.findByText('Newsletter successfully sent.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/workspaces');
  expect(bodies).toEqual([
    {
      subject: 'Week 47',
      articles: ['4'],
      groups: [
        { id: '10', name: 'Trials', articles: ['3', '1'], articleGroups: [] },
        { id: '11', name: 'Markets', articles: ['2'], articleGroups: [] },
      ],
      outputType: 'HTML',
      templateId: 't1',
      templatePrefix: 'SYSTEM_TEMPLATE',
      userGroupIds: ['g1'],
      fromName: 'Ada Reader',
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  expect(sessionStorage.getItem('watchdesk:newsletter-draft')).toBeNull();
});

it('shows errors for missing values, and sends nothing', async () => {
  const { previews } = await open();
  await user.clear(screen.getByRole('textbox', { name: /From/ }));
  await press('Send');
  expect(await screen.findByText('Subject is required')).toBeInTheDocument();
  expect(screen.getByText('From is required')).toBeInTheDocument();
  expect(screen.getByText('User group is required')).toBeInTheDocument();
  expect(screen.getByText('Please select at least one article.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Subject/ })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(previews).toEqual([]);
});

it('refuses selected articles beyond those listed, until the user continues without them', async () => {
  mockNewsletterApi({ tree, articles, total: 1_200 });
  network.use(http.get('*/iam/v1/users', () => HttpResponse.json({ ...person, publishPermission: true })));
  const { store } = await openSignedInTab();
  const at = { pathname: '/newsletter', search: '?ownerId=u1', state: { newsletterArticles: ['1', '900', '901'] } };
  renderPages(store, { '/newsletter': <NewsletterPage /> }, [at]);
  expect(await screen.findByText('2 selected articles aren’t listed here')).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Content' })).not.toBeInTheDocument();
  await press('Continue without them');
  expect(await box('Trials', 'Article 1')).toBeChecked();
  expect(
    screen.getByText('Showing 4 of 1,200 articles: those in sections and the newest of the rest.'),
  ).toBeInTheDocument();
});

it('shows the narrow preview by default on a phone, until Wide is selected', async () => {
  const { matchMedia } = window;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('max-width: 767') }) as MediaQueryList;
  await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Trials' }));
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(await screen.findByRole('button', { name: 'Narrow', pressed: true })).toBeInTheDocument();
  await press('Wide');
  expect(screen.getByRole('button', { name: 'Wide', pressed: true })).toBeInTheDocument();
  window.matchMedia = matchMedia;
});

it('blocks the preview until articles are selected, then shows recipients and details', async () => {
  const into = { id: '1', headline: 'Article 1' };
  const folded = [{ id: '2', headline: 'Article 2', publication: 'The Wire', into }];
  const { router, previews } = await open({ preview: { folded, unreachable: 1 } });
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(await screen.findByText('Preview not avaliable unless articles are selected')).toBeInTheDocument();
  expect(router.state.location.search).not.toContain('preview');

  await pasteSubject('Week 47');
  await user.click(await screen.findByRole('checkbox', { name: 'Trials' }));
  await waitFor(() => expect(screen.queryByText('Preview not avaliable unless articles are selected')).toBeNull());
  await chooseGroup();
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  const facts = within(await screen.findByLabelText('Sending details'));
  expect(router.state.location.search).toContain('tab=preview');
  expect(facts.getByText('4 people in Oncology')).toBeInTheDocument();
  expect(facts.getByText('1 person skipped: their address doesn’t accept email.')).toBeInTheDocument();
  expect(previews.at(-1)).not.toHaveProperty('key');
  await press('Show them');
  expect(facts.getByText('under “Article 1”')).toBeInTheDocument();
  const frame = screen.getByTitle('The newsletter as recipients will see it');
  expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('allow-scripts'));
  expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('Grüße: Week 47'));

  expect(screen.getByRole('button', { name: 'Wide', pressed: true })).toBeInTheDocument();

  await pasteSubject(', again');
  await waitFor(() => expect(previews.at(-1)?.subject).toBe('Week 47, again'));
});

it('has an introduction and keeps stories separate on request, also after a reload', async () => {
  const { previews } = await open();
  await pasteSubject('Week 47');
  await user.type(screen.getByRole('textbox', { name: 'Introduction' }), 'Dear all,{Enter}{Enter}in brief');
  await user.click(screen.getByRole('switch', { name: 'Keep articles of a story separate' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Trials' }));
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  await screen.findByLabelText('Sending details');
  expect(previews.at(-1)).toMatchObject({ introduction: 'Dear all,\n\nin brief', separateStories: true });
  window.dispatchEvent(new Event('pagehide'));

  cleanup();
  closeTabs();
  await openPage();
  expect(await screen.findByRole('textbox', { name: 'Introduction' })).toHaveValue('Dear all,\n\nin brief');
  expect(screen.getByRole('switch', { name: 'Keep articles of a story separate' })).toBeChecked();
});

it('sends a test to the author', async () => {
  await open();
  const bodies: unknown[] = [];
  network.use(
    http.post('*/workspace/v1/newsletters/test', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ recipient: 'ada@demo.watchdesk.example' });
    }),
  );
  await pasteSubject('Week 47');
  await user.click(await screen.findByRole('checkbox', { name: 'Trials' }));
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: 'Send me a test' }));
  expect(await screen.findByText('Test email sent to ada@demo.watchdesk.example.')).toBeInTheDocument();
  expect(bodies).toEqual([expect.objectContaining({ subject: 'Week 47', fromName: 'Ada Reader' })]);
  expect(bodies[0]).not.toHaveProperty('key');

  network.use(
    http.post('*/workspace/v1/newsletters/test', () =>
      refusal(400, 'VALIDATION', 'Your address doesn’t accept email.'),
    ),
  );
  await press('Send me a test');
  expect(await screen.findByText('Your address doesn’t accept email.')).toBeInTheDocument();
});

describe('in a wide window', () => {
  withViewport(1440);

  it('shows the preview beside form and articles at once', async () => {
    const { previews } = await open();
    expect(screen.getByText('Select articles to see the newsletter here')).toBeInTheDocument();
    await user.click(await screen.findByRole('checkbox', { name: 'Trials' }));
    expect(await screen.findByTitle('The newsletter as recipients will see it')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Narrow', pressed: true })).toBeInTheDocument();
    expect(await rows('Trials')).toBeInTheDocument();
    await user.click(await box('Not in a section', 'Article 4'));
    await waitFor(() => expect(previews.at(-1)?.articles).toEqual(['4']));
  });
});

describe('in a narrow window', () => {
  withViewport(400);

  it('shows the preview above the form', async () => {
    await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Trials' }));
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    const preview = await screen.findByTitle('The newsletter as recipients will see it');
    const subject = screen.getByRole('textbox', { name: /Subject/ });
    expect(preview.compareDocumentPosition(subject)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

it('lists selected drafts in place of sending, and can deselect them', async () => {
  const draft = { articleState: { name: 'Draft' }, state: 'Draft' } as const;
  const { previews } = await open({
    articles: [...articles.slice(0, 2), workspaceArticle('3', draft), workspaceArticle('4')],
  });
  await pasteSubject('Week 47');
  await chooseGroup();
  await user.click(await screen.findByRole('checkbox', { name: 'Trials' }));
  await press('Send');
  const dialog = await screen.findByRole('dialog', { name: 'Not published yet' });
  expect(dialog).toHaveAccessibleDescription(/^Newsletter contains articles with draft status\./);
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['Article 3']);
  expect(previews).toEqual([]);
  await press('Remove them');
  expect(await box('Trials', 'Article 3')).not.toBeChecked();
  expect(await box('Trials', 'Article 1')).toBeChecked();
});

it('lists the articles that the server rejects because they became drafts or left the workspace', async () => {
  await open();
  const refuses = (errorCode: string, fields: Record<string, string>) =>
    network.use(
      http.post('*/workspace/v1/newsletters/send', () =>
        HttpResponse.json({ errorCode, errorMessage: 'Refused', fields }, { status: 409 }),
      ),
    );
  await pasteSubject('Week 47');
  await chooseGroup();
  await user.click(await box('Not in a section', 'Article 4'));
  refuses('NEWSLETTER_STATES', { '4': 'Article 4' });
  await press('Send');
  await confirmed();
  expect(await screen.findByRole('dialog', { name: 'Not published yet' })).toHaveTextContent('Article 4');
  await press('Close');
  refuses('NEWSLETTER_GONE', { 'articles.4': 'Article 4' });
  await press('Send');
  await confirmed();
  expect(await screen.findByRole('dialog', { name: 'No longer in this workspace' })).toHaveTextContent('Article 4');
  await press('Close');
  expect(screen.getByRole('textbox', { name: /Subject/ })).toHaveValue('Week 47');
});

it('retries with the same idempotency key if there was no response', async () => {
  await open();
  const keys: string[] = [];
  const answers = [
    () => HttpResponse.error(),
    () => HttpResponse.json({ newsletter: sentNewsletter({ state: 'sent', sent: 4 }) }),
  ];
  network.use(
    http.post<never, NewsletterBody>('*/workspace/v1/newsletters/send', async ({ request }) => {
      keys.push((await request.json()).key ?? 'none');
      return answers.shift()?.() ?? HttpResponse.error();
    }),
  );
  await pasteSubject('Week 47');
  await chooseGroup();
  await user.click(await box('Not in a section', 'Article 4'));
  await press('Send');
  await confirmed();
  expect(await screen.findByRole('dialog', { name: 'No response from the server' })).toHaveTextContent(
    'nobody will get it twice',
  );
  await press('Try again');
  expect(await screen.findByText('Newsletter successfully sent.')).toBeInTheDocument();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

it('reports that an earlier version was accepted although its response was lost, and then uses a new key', async () => {
  await open();
  acceptNewsletter({});
  let lost = true;
  const keys: string[] = [];
  network.use(
    http.post<never, NewsletterBody>('*/workspace/v1/newsletters/send', async ({ request }) => {
      keys.push((await request.json()).key ?? 'none');
      return lost ? HttpResponse.error() : HttpResponse.json({ newsletter: sentNewsletter() });
    }),
  );
  await pasteSubject('Week 47');
  await chooseGroup();
  await user.click(await box('Not in a section', 'Article 4'));
  await press('Send');
  await confirmed();
  await screen.findByRole('dialog', { name: 'No response from the server' });
  await press('Close');
  await pasteSubject(', corrected');
  lost = false;
  await press('Send');
  await confirmed();
  expect(await screen.findByRole('dialog', { name: 'The earlier version was accepted' })).toBeInTheDocument();
  await press('Close');
  await press('Send');
  await confirmed();
  await screen.findByRole('dialog', { name: 'Sending the newsletter' });
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('stops sending, and keeps the newsletter in the form', async () => {
  const { router } = await open();
  acceptNewsletter({ sent: 1, waiting: 3 });
  network.use(
    http.post('*/workspace/v1/newsletters/70/cancel', () =>
      HttpResponse.json({ newsletter: sentNewsletter({ state: 'cancelled', sent: 1, waiting: 0, notSent: 3 }) }),
    ),
  );
  await pasteSubject('Week 47');
  await chooseGroup();
  await user.click(await box('Not in a section', 'Article 4'));
  await press('Send');
  await confirmed();
  await user.click(await screen.findByRole('button', { name: 'Stop sending' }));
  expect(await screen.findByText('Sending stopped. The newsletter went to 1 of 4 people.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/newsletter');
  expect(screen.getByRole('textbox', { name: /Subject/ })).toHaveValue('Week 47');
});

it('keeps the focus on a button that moves an article when its row becomes draggable', async () => {
  await openPage();
  const down = async () => within(await rows('Trials')).getByRole('button', { name: 'Move Article 1 down' });
  const before = await down();
  before.focus();
  await dragHandlesLoaded();
  expect(before).not.toBeInTheDocument();
  expect(await down()).toHaveFocus();
});

it('reverts an order that the server rejects', async () => {
  await open();
  network.use(
    http.post('*/workspace/v1/groups/10/order/articles', () => refusal(403, 'FORBIDDEN', 'Not yours to order')),
  );
  await user.click(within(await rows('Trials')).getByRole('button', { name: 'Move Article 1 down' }));
  await expectOrder('Trials', ['Article 2', 'Article 1', 'Article 3']);
  expect(await screen.findByText('Not yours to order')).toBeInTheDocument();
  await expectOrder('Trials', ['Article 1', 'Article 2', 'Article 3']);
});

it('asks before a changed newsletter is discarded, and restores it after a reload', async () => {
  const { router } = await open();
  await pasteSubject('Week 47');
  await user.click(await box('Markets', 'Article 2'));
  await press('Cancel');
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(sessionStorage.getItem('watchdesk:newsletter-draft')).toContain('Week 47'));
  cleanup();

  await open();
  expect(screen.getByRole('textbox', { name: /Subject/ })).toHaveValue('Week 47');
  expect(await box('Markets', 'Article 2')).toBeChecked();
  expect(await box('Trials', 'Article 2')).not.toBeChecked();
  await press('Start over');
  expect(screen.getByRole('textbox', { name: /Subject/ })).toHaveValue('');
  expect(await screen.findByText('0 of 5 selected')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/newsletter');
});

it('filters by headline or selection, and disables reordering while filtered', async () => {
  await open();
  await user.type(screen.getByRole('searchbox', { name: 'Find by headline' }), '3');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Articles in Markets' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  expect(await screen.findByText('1 of 5 selected')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Move / })).not.toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('checkbox', { name: 'Selected only' }));
  await expectOrder('Trials', ['Article 3']);
  expect(screen.queryByRole('list', { name: 'Articles in Not in a section' })).not.toBeInTheDocument();
});

it('lists sent newsletters, and opens one', async () => {
  network.use(
    http.get('*/workspace/v1/newsletters', () =>
      HttpResponse.json({
        newsletters: [sentNewsletter({ state: 'sent', sent: 3, failed: 1, waiting: 0 })],
        total: 1,
      }),
    ),
    http.get('*/workspace/v1/newsletters/70/content', () =>
      HttpResponse.json({
        subject: 'Week 47',
        content: Buffer.from(mailHtml('As it went out'), 'utf8').toString('base64'),
      }),
    ),
  );
  await openPage({}, '/newsletter?ownerId=u1&tab=sent');
  const list = within(await screen.findByRole('list', { name: 'Sent newsletters' }));
  expect(list.getByText('Sent to 3 people')).toBeInTheDocument();
  expect(list.getByText('1 couldn’t be delivered')).toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Week 47' }));
  const frame = await within(await screen.findByRole('dialog', { name: 'Week 47' })).findByTitle('Week 47');
  expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('As it went out'));
});

it('shows empty states for a workspace without articles, user groups, and styles', async () => {
  await openPage({ tree: { groups: [], articles: [], total: 0 }, articles: [], groups: [] });
  expect(await screen.findByText('Currently there are no articles in this workspace')).toBeInTheDocument();
  expect(await screen.findByText('There are no User Groups to select from.')).toBeInTheDocument();
  expect(await screen.findByText('There are currently no styles.')).toBeInTheDocument();
});

it('shows an error with Retry if the sections cannot be loaded', async () => {
  mockNewsletterApi({ tree, articles });
  network.use(
    http.get('*/workspace/v1/groups/tree', () => refusal(500, 'INTERNAL', 'Broken'), { once: true }),
    http.get('*/iam/v1/users', () => HttpResponse.json(person)),
  );
  const { store } = await openSignedInTab();
  renderPage(store, '/newsletter', <NewsletterPage />);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('checkbox', { name: 'Trials' })).toBeInTheDocument();
});
