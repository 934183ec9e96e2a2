import type { PublishAnswer, PublishBody, PublishPreview } from '@contract/ownArticles';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import '@client/features/workspace/publish/texts';
import { PublishDialog, type PublishDialogProps } from '@client/features/workspace/publish/PublishDialog';
import { closeTabs, openTab } from '../../../support/client/clientStore';
import { network, withNetwork } from '../../../support/client/mockNetwork';
import { workspaceArticle } from '../../../support/client/mockNewsletterApi';
import { renderApp } from '../../../support/client/renderApp';

withNetwork();
configure({ asyncUtilTimeout: 10_000 });
afterEach(closeTabs);

const user = userEvent.setup({ delay: null });
const article = (id: string) => workspaceArticle(id, { isOwn: true, state: 'Draft' });

interface Newsroom extends Partial<PublishDialogProps> {
  channels?: string[];
  topics?: string[];
  preview?: PublishPreview;
  drafts?: { articleId: string; headline: string }[];
  /** Article ids that the server refuses to publish. */
  refused?: string[];
}

/** Opens the dialog; `sent` are the bodies of the requests that publish. */
async function open({
  channels = ['House News', 'Science'],
  topics = ['Our picks'],
  preview = { topics: 1, people: 3, withdrawn: 0 },
  drafts = [],
  refused = [],
  ...props
}: Newsroom = {}) {
  const sent: PublishBody[] = [];
  const onClose = jest.fn();
  network.use(
    http.get('*/data/v1/sources/publishsource/text', () => {
      const sources = channels.map((name, at) => ({ id: `chnl${at + 1}`, number: at + 1, name, type: 'CHANNEL' }));
      return HttpResponse.json({ sources, total: sources.length });
    }),
    http.get('*/workspace/v1/article/publish/profiles', () => {
      const profiles = topics.map((name, at) => ({ id: `${at + 70}`, name, owner: 'd1' }));
      return HttpResponse.json({ profiles, total: profiles.length });
    }),
    http.post('*/workspace/v1/article/publish/preview', () => HttpResponse.json(preview)),
    http.post('*/workspace/v1/articles/related/unpublished', () => HttpResponse.json({ articles: drafts })),
    http.post('*/workspace/v1/article/publish', async ({ request }) => {
      const body = (await request.json()) as PublishBody;
      sent.push(body);
      const articles = body.articleIds.map((id): PublishAnswer['articles'][number] =>
        refused.includes(id)
          ? { articleId: id, status: 'REFUSED', publishedId: null, version: null, errorMessage: 'It was changed.' }
          : { articleId: id, status: 'PUBLISHED', publishedId: id, version: 1 },
      );
      return HttpResponse.json({ articles });
    }),
  );
  const { store } = await openTab();
  renderApp(
    store,
    <PublishDialog ownerId="g1" articles={[article('1')]} isAdmin={false} online onClose={onClose} {...props} />,
  );
  return { sent, onClose };
}

const publish = () => user.click(screen.getByRole('button', { name: 'Publish' }));
const check = async (name: string) => user.click(await screen.findByRole('checkbox', { name }));

it('offers channels only to users, says whom it alerts, and publishes', async () => {
  const { sent, onClose } = await open();
  await check('Science');
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(await screen.findByText('3 subscribers will be alerted.')).toBeVisible();
  await publish();
  expect(await screen.findByText('Articles successfully published.')).toBeInTheDocument();
  expect(sent).toEqual([{ articleIds: ['1'], channels: ['2'] }]);
  expect(onClose).toHaveBeenCalled();
});

it('lets administrators switch between channels and topics, and publishes to both', async () => {
  const { sent } = await open({ isAdmin: true });
  await check('House News');
  await user.click(screen.getByRole('tab', { name: 'Topics' }));
  await check('Our picks');
  expect(screen.getByRole('tab', { name: 'Channels (1)' })).toBeVisible();
  await publish();
  await screen.findByText('Articles successfully published.');
  expect(sent).toEqual([{ articleIds: ['1'], channels: ['1'], profiles: [{ id: '70', owner: 'd1' }] }]);
});

it('asks for articles and profiles, and finds channels by name', async () => {
  const { sent } = await open();
  await user.type(await screen.findByRole('searchbox', { name: 'Find by name' }), 'sci');
  expect(screen.getByRole('checkbox', { name: 'Science' })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'House News' })).not.toBeInTheDocument();
  await publish();
  expect(await screen.findByText('Please select articles and profiles to publish.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('selects the channels in which an article is published now, and says what is withdrawn', async () => {
  const published = workspaceArticle('1', {
    isOwn: true,
    publishedVersion: 1,
    publicationDto: [{ name: 'Science' }, { name: 'House News' }],
  });
  await open({ articles: [published], preview: { topics: 0, people: 0, withdrawn: 1 } });
  expect(await screen.findByRole('checkbox', { name: 'House News' })).toBeChecked();
  await check('Science');
  expect(
    await screen.findByText(
      'Nobody will be alerted. 1 article will be withdrawn from channels and topics that you didn’t select.',
    ),
  ).toBeVisible();
});

it('publishes attached drafts too if that is wanted', async () => {
  const { sent } = await open({ drafts: [{ articleId: '9', headline: 'A draft' }] });
  await check('House News');
  await check('Also publish the attached drafts: A draft');
  await publish();
  await screen.findByText('Articles successfully published.');
  expect(sent).toMatchObject([{ referencedArticlePublish: true }]);
});

it('publishes many articles in steps, and lists those that were refused by headline', async () => {
  const articles = Array.from({ length: 25 }, (_, at) => article(String(at + 1)));
  const { sent, onClose } = await open({ articles, refused: ['12'] });
  await check('House News');
  await publish();
  const dialog = within(await screen.findByRole('dialog', { name: 'Some articles couldn’t be published' }));
  expect(dialog.getByRole('listitem')).toHaveTextContent('Article 12: It was changed.');
  expect(sent.map(({ articleIds }) => articleIds.length)).toEqual([10, 10, 5]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});

it('saves and publishes an unsaved document in one step', async () => {
  const saved: unknown[] = [];
  network.use(
    http.post('*/workspace/v1/article/publish/save', async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json({ articles: [{ articleId: '5', status: 'PUBLISHED', publishedId: '5', version: 2 }] });
    }),
  );
  const onPublished = jest.fn();
  await open({ articles: [], unsaved: { article: 'PGE+', articleId: '5', version: 1 }, onPublished });
  await check('House News');
  await publish();
  await screen.findByText('Articles successfully published.');
  expect(saved).toEqual([{ ownerId: 'g1', article: 'PGE+', articleId: '5', version: 1, channels: ['1'] }]);
  expect(onPublished).toHaveBeenCalledWith('5');
});

it('shows what is missing: topics, channels, or the connection', async () => {
  await open({ isAdmin: true, topics: [], online: false });
  await user.click(await screen.findByRole('tab', { name: 'Topics' }));
  expect(screen.getByText('There are no publish only topics.')).toBeVisible();
  expect(screen.getByText('You’re offline. Publish when you’re connected again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
});

it('shows an empty state without channels and topics', async () => {
  await open({ channels: [], topics: [] });
  expect(await screen.findByText('There are no publish topics or channels.')).toBeVisible();
});
