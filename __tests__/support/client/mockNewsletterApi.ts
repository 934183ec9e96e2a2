import type { Newsletter, NewsletterBody, NewsletterPreview, SectionTreeAnswer } from '@contract/newsletters';
import type { WorkspaceArticle } from '@contract/workspaceArticles';
import { http, HttpResponse } from 'msw';
import { network } from './mockNetwork';

/** An article of a workspace, as the server lists it. */
export const workspaceArticle = (id: string, more: Partial<WorkspaceArticle> = {}): WorkspaceArticle => ({
  id,
  title: `Article ${id}`,
  created: '2026-11-20T10:00:00.000Z',
  published: '2026-11-19T10:00:00.000Z',
  latestVersion: 1,
  articleState: { name: 'Original' },
  state: 'Original',
  publishedVersion: null,
  isOwn: false,
  isAuthor: false,
  isWithdrawn: false,
  isNew: false,
  description: 'What it says',
  publicationDto: [{ name: 'The Wire' }],
  articleGroupDto: [],
  totalAttachments: 0,
  totalComments: 0,
  flags: [],
  sharedBy: null,
  itemId: id,
  itemVersion: 1,
  imageUrl: null,
  ...more,
});

export const sentNewsletter = (more: Partial<Newsletter> = {}): Newsletter => ({
  id: '70',
  subject: 'Week 47',
  fromName: 'Ada Reader',
  sentBy: { ownerId: 'u1', givenName: 'Ada', surName: 'Reader' },
  userGroups: ['Oncology'],
  created: '2026-11-20T10:00:00.000Z',
  state: 'sending',
  articles: 3,
  recipients: 4,
  waiting: 4,
  sent: 0,
  failed: 0,
  notSent: 0,
  ...more,
});

const base64 = (html: string): string => Buffer.from(html, 'utf8').toString('base64');

export const mailHtml = (text: string): string =>
  `<!doctype html><html><head></head><body><p>${text}</p></body></html>`;

interface NewsletterMocks {
  tree: SectionTreeAnswer;
  articles: WorkspaceArticle[];
  /** The number of articles in the workspace, if not all are listed. */
  total?: number;
  preview?: Partial<NewsletterPreview>;
  groups?: { id: string; name: string; memberCount: number }[];
}

/** Handlers of a server with a workspace, user groups, templates, and styles, which previews newsletters. Tests add a handler for sending. */
export function mockNewsletterApi({ tree, articles, total, preview = {}, groups }: NewsletterMocks) {
  const previews: NewsletterBody[] = [];
  const orders: { id: unknown; positions: unknown }[] = [];
  const listed = groups ?? [{ id: 'g1', name: 'Oncology', memberCount: 4 }];
  network.use(
    http.get('*/iam/v1/usergroups', () =>
      HttpResponse.json({
        usergroups: listed.map((group) => ({ ...group, description: '', members: [], sharedArticlesNotifications: 0 })),
        total: listed.length,
      }),
    ),
    http.get('*/workspace/v1/groups/tree', () => HttpResponse.json(tree)),
    http.get('*/workspace/v1/articles/all', () => HttpResponse.json({ articles, total: total ?? articles.length })),
    http.get('*/workspace/v1/templates', () =>
      HttpResponse.json({
        templates: [
          { id: 't1', name: 'Plain', description: 'As it is', templateRole: 'SYSTEM_TEMPLATE', templateStyle: 's1' },
          { id: 't2', name: 'Styleless', description: '', templateRole: 'TEMPLATE_LIBRARY', templateStyle: '' },
        ],
        total: 2,
      }),
    ),
    http.get('*/workspace/v1/styles', () => HttpResponse.json({ styles: [], total: 0 })),
    http.post('*/workspace/v1/groups/:id/order/articles', async ({ params, request }) => {
      orders.push({ id: params.id, positions: await request.json() });
      return HttpResponse.json({ status: 'ok' });
    }),
    http.post<never, NewsletterBody>('*/workspace/v1/newsletters/preview', async ({ request }) => {
      const body = await request.json();
      previews.push(body);
      return HttpResponse.json({
        content: base64(mailHtml(`Grüße: ${body.subject}`)),
        subject: body.subject,
        bytes: 2_000,
        articles: 2,
        folded: [],
        recipients: 4,
        unreachable: 0,
        unsubscribed: 0,
        ...preview,
      });
    }),
  );
  return { previews, orders };
}

/** A section at the top level of the workspace of u1. */
export const sectionOf = (id: string, name: string) => ({
  id,
  name,
  description: '',
  parentId: null,
  ownerId: 'u1',
  depth: 1,
  articles: 0,
  sharedArticlesNotifications: 0,
  subGroups: [],
});
