import type { APIRequestContext, Page } from '@playwright/test';

/** Values of path parameters by name, or by `path:name` if a path needs its own; null if that has none. */
export type Examples = Readonly<Record<string, string | null>>;

/** Returns a client that calls the API with the headers of the signed-in page. */
export async function apiOf(page: Page, url: string): Promise<Api> {
  const asked = page.waitForRequest((request) => 'authorization' in request.headers());
  await page.goto(url);
  const sent = (await asked).headers();
  const headers = Object.fromEntries(
    ['authorization', 'x-api-key', 'realm'].flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])),
  );
  return new Api(page.request, url, headers);
}

class Api {
  constructor(
    private readonly request: APIRequestContext,
    private readonly url: string,
    private readonly headers: Record<string, string>,
  ) {}

  /** The JSON response of a GET, or of a POST if there is a body; null for an error. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the shapes are the contract's; a wrong guess shows as a missing example
  async read(path: string, body?: object): Promise<any> {
    const { headers } = this;
    const answer =
      body === undefined
        ? await this.request.get(this.url + path, { headers })
        : await this.request.post(this.url + path, { headers, data: body });
    return answer.ok() ? answer.json() : null;
  }
}

const keptArticle = '/workspace-article/:articleId/:workspaceId/:version/:isNew?';
const translatedArticle = '/article-translate/:articleId/:workspaceId?/:version/:topicId?/:isNew?/:contentSearch?';

/** Reads example values that this user can see. A page with a new parameter adds a line. */
export async function readExamples(api: Api): Promise<Examples> {
  const [own, company, provided, found, channels, mails, groups, users, workspaces] = await Promise.all([
    api.read('/data/v1/profiles/user'),
    api.read('/data/v1/profiles/company'),
    api.read('/data/v1/profiles'),
    api.read('/data/v1/search', { queryString: 'trial', retrievalOptions: { limit: 1 } }),
    api.read('/iam/v1/department/channels?limit=1'),
    api.read('/alert/v1/outbox?limit=1'),
    api.read('/iam/v1/usergroups?role=OWNER&limit=1'),
    api.read('/iam/v1/department/users?limit=1'),
    api.read('/iam/v1/users/workspaces'),
  ]);
  const ownTopic = own?.profiles.find((topic: { query?: string }) => topic.query !== '') ?? own?.profiles[0];
  const article = found?.results[0];
  const { workspace, kept } = await readWorkspace(api, workspaces?.workspaces ?? []);
  // Of the user's own workspace: that of another one is a query parameter.
  const sections = await api.read('/workspace/v1/groups');
  const written = kept.find(({ isOwn }) => isOwn);
  const saved = kept.find(({ isOwn }) => !isOwn);
  const all: Record<string, unknown> = {
    topicId: ownTopic?.id,
    '/topics/admin/:topicId?:topicId': company?.profiles[0]?.id,
    '/topic-search-results/:topicId/:owner?:topicId': company?.profiles[0]?.id,
    owner: company?.profiles[0]?.owner,
    '/my-topics/:profileGroupId?:profileGroupId': ownTopic?.profileGroupId,
    '/company-topics/:profileGroupId?:profileGroupId': company?.profiles[0]?.profileGroupId,
    '/watchdesk-topics/:profileGroupId?:profileGroupId': provided?.profiles[0]?.profileGroupId,
    articleId: article?.itemId,
    version: article?.itemVersion,
    contentSearch: 'trial',
    '/channels/admin/:id?:id': channels?.channels[0]?.id,
    '/outbox/:id?:id': mails?.mails[0]?.id,
    profileGroupId: own?.groups.find((group: { id: string }) => group.id !== 'MISC')?.id,
    userGroupId: groups?.usergroups[0]?.id,
    userId: users?.users[0]?.uid,
    workspaceId: workspace,
    parentId: sections?.groups[0]?.id,
    groupId: sections?.groups[0]?.id,
    [`${keptArticle}:articleId`]: saved?.id,
    [`${keptArticle}:version`]: saved?.itemVersion,
    [`${translatedArticle}:articleId`]: saved?.id,
    [`${translatedArticle}:version`]: saved?.itemVersion,
    isNew: 'false',
    '/workspace/:ownerId/articles/:id?:ownerId': workspace,
    '/workspace/:ownerId/articles/:id?:id': written?.id,
    '/workspaces/:workspaceId/articles/:articleId?:articleId': written?.id,
    '/workspaces/articles/:articleId?:articleId': written?.id,
    ownArticleId: written?.id,
    '/help/:page:page': 'query-language',
    '/help/admin/:page:page': 'manage-users',
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, value == null ? null : String(value as string)]),
  );
}

interface KeptArticle {
  id: string;
  itemVersion: number;
  isOwn?: boolean;
}

/** The first workspace that holds articles, own ones if there are such, and its articles. */
async function readWorkspace(
  api: Api,
  workspaces: readonly { ownerId: string }[],
): Promise<{ workspace: string; kept: readonly KeptArticle[] }> {
  const filled: { workspace: string; kept: readonly KeptArticle[] }[] = [];
  for (const { ownerId } of workspaces) {
    const answer = await api.read(`/workspace/v1/articles/all?limit=100&ownerId=${ownerId}`);
    filled.push({ workspace: ownerId, kept: answer?.articles ?? [] });
  }
  const withSaved = filled.filter(({ kept }) => kept.some(({ isOwn }) => !isOwn));
  return (
    withSaved.find(({ kept }) => kept.some(({ isOwn }) => isOwn)) ??
    withSaved[0] ??
    filled[0] ?? { workspace: '', kept: [] }
  );
}
