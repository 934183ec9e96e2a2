import { encodedDocument } from '../support/server/ownArticles';
import type { Call, CallerName, World } from '../support/server/permissionWorld';
import { companyTopicBody } from '../support/server/topicBuilders';

/**
 * The expected status for each caller: no user, an administrator of another department, a standard user, an
 * administrator.
 */
type Statuses = readonly [nobody: number, stranger: number, user: number, admin: number];

type MakeCall = (world: World, who: CallerName) => Promise<Partial<Call>> | Partial<Call>;

interface Row {
  expected: Statuses;
  /** The rest of the request: a URL with existing ids, and a body. Created again for each caller. */
  call?: MakeCall;
}

const everybody: Statuses = [200, 200, 200, 200];
const signedIn: Statuses = [401, 200, 200, 200];
const notFound: Statuses = [404, 404, 404, 404];
/** A resource of the standard user that nobody else can see. */
const ownersAlone: Statuses = [401, 404, 200, 404];
/** A resource of the company that all of its users can see. */
const company: Statuses = [401, 404, 200, 200];
/** A resource of the company that all of its users can see and administrators can change. */
const companyAdmins: Statuses = [401, 404, 403, 200];
/** Only for administrators, each in their own department. */
const adminsAlone: Statuses = [401, 200, 403, 200];
const get =
  (url: string): MakeCall =>
  () => ({ url });
const body =
  (given: unknown): MakeCall =>
  () => ({ body: given });
const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

/** Every route of the server, and who may call it. A route that is missing here fails the test. */
export const permissions: Readonly<Record<string, Row>> = {
  // Probes, pages, and files
  'GET /healthz': { expected: everybody },
  'GET /readyz': { expected: everybody },
  'GET /openapi.json': { expected: everybody },
  'GET /api-docs': { expected: everybody },
  'GET /assets/*': { expected: notFound, call: get('/assets/none.js') },
  'GET /service-worker.js': { expected: everybody },
  'GET /help-pages/*': { expected: notFound, call: get('/help-pages/none.html') },
  'GET /favicon.ico': { expected: everybody },
  'GET /cdn/*': { expected: notFound, call: get('/cdn/none.json') },
  'GET /cdn/library/index.json': { expected: everybody },
  'GET /cdn/library/*': { expected: everybody, call: get('/cdn/library/business/briefcase.svg') },
  'GET /cdn/sign-on/:file': { expected: everybody, call: get('/cdn/sign-on/localhost.json') },
  'GET /cdn/images/:id': {
    expected: everybody,
    call: async (world) => ({ url: `/cdn/images/${await world.image()}` }),
  },
  'GET /cdn/theme/:department/color.json': { expected: everybody, call: theme('color.json') },
  'GET /cdn/theme/:department/footer.json': { expected: everybody, call: theme('footer.json') },
  'GET /cdn/theme/:department/logo': { expected: notFound, call: theme('logo') },
  'GET /cdn/theme/:department/favicon': { expected: notFound, call: theme('favicon') },

  // Sign-in: requires the API key, which the caller `nobody` doesn't send
  'POST /auth/v1/login': {
    expected: [403, 401, 401, 401],
    call: body({ username: 'x@example.com', password: 'wrong' }),
  },
  'POST /auth/v1/session/login': { expected: [403, 401, 401, 401], call: body({ session: 'made-up' }) },
  'POST /auth/v1/refresh': {
    expected: [403, 401, 401, 401],
    call: () => ({ headers: { origin: 'http://localhost:8080' } }),
  },
  'POST /auth/v1/logout': {
    expected: [403, 200, 200, 200],
    // Not with the token that the other rows use.
    call: () => ({ headers: { authorization: 'none' } }),
  },
  'GET /auth/v1/openid/start': { expected: [503, 503, 503, 503] },
  'GET /auth/v1/openid/callback': { expected: [400, 400, 400, 400] },
  'GET /demo/sign-on': { expected: everybody },
  'POST /demo/sign-on': { expected: [403, 403, 403, 403], call: () => ({ ...form, body: 'account=u1' }) },

  // Users and their settings
  'GET /iam/v1/users': { expected: signedIn },
  'GET /iam/v1/generalsettings': { expected: signedIn },
  'POST /iam/v1/generalsettings': { expected: signedIn, call: body({ loggedInBefore: true }) },
  'PUT /iam/v1/users/updatedatetime': {
    expected: signedIn,
    call: body({ dateFormat: 'MM/dd/yyyy hh:mm a', timezone: 'US/Eastern' }),
  },
  'PUT /iam/v1/users/changepassword': {
    expected: [401, 400, 400, 400],
    call: body({ currentPassword: 'none', newPassword: 'another one, long' }),
  },
  'GET /iam/v1/usersettings': { expected: signedIn },
  'GET /iam/v1/usersettings/personalization': { expected: signedIn },
  'POST /iam/v1/usersettings/:id': {
    expected: ownersAlone,
    call: (world) => ({ url: `/iam/v1/usersettings/${world.people.user.userId}`, body: { loggedInBefore: true } }),
  },
  'GET /iam/v1/timezones': { expected: signedIn },
  'GET /iam/v1/usergroups': {
    expected: company,
    call: (world) => ({ url: `/iam/v1/usergroups?role=OWNER&ownerId=${world.people.user.userId}` }),
  },
  'POST /iam/v1/usergroups': { expected: signedIn, call: body({ name: 'New', description: 'A group', users: [] }) },
  'PUT /iam/v1/usergroups/update/owner': {
    // An administrator transfers the groups of a user who leaves the department.
    expected: company,
    call: async (world) => ({
      body: { newOwnerId: world.people.admin.userId, usergroupsIds: [await world.userGroup()] },
    }),
  },
  'GET /iam/v1/usergroups/:id': { expected: company, call: oneUserGroup() },
  'PUT /iam/v1/usergroups/:id': {
    // An administrator can see the group, but only its owner can change it.
    expected: [401, 404, 200, 403],
    call: async (world) => ({
      ...(await oneUserGroup()(world)),
      body: { name: 'Changed', description: 'A group', users: [] },
    }),
  },
  'DELETE /iam/v1/usergroups/:id': { expected: [401, 404, 200, 403], call: oneUserGroup() },
  // The standard user is its owner and can't leave; the administrator isn't a member.
  'PUT /iam/v1/usergroups/:id/leave': { expected: [401, 404, 409, 404], call: oneUserGroup('/leave') },
  'POST /iam/v1/usergroups/:id/members': {
    expected: company,
    call: async (world) => ({ ...(await oneUserGroup('/members')(world)), body: { users: [world.people.admin.uid] } }),
  },
  'GET /iam/v1/department/colleagues': { expected: signedIn },

  // Users: for administrators, in their own department
  'GET /iam/v1/department/users': { expected: adminsAlone },
  'GET /iam/v1/department/subscriptions': { expected: adminsAlone },
  'GET /iam/v1/department/users/export': { expected: adminsAlone },
  'POST /iam/v1/department/users': {
    expected: adminsAlone,
    call: (_world, who) => ({
      body: { firstName: 'A', lastName: 'B', uid: `${who}-made@example.com`, password: 'a long passphrase', level: 0 },
    }),
  },
  'POST /iam/v1/department/users/import': {
    expected: adminsAlone,
    call: () => ({
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: [
        '--x',
        'Content-Disposition: form-data; name="file"; filename="users.csv"',
        '',
        'First Name,Last Name,Email',
        'A,B,nobody@example.com',
        '--x',
        'Content-Disposition: form-data; name="dryRun"',
        '',
        'true',
        '--x--',
        '',
      ].join('\r\n'),
    }),
  },
  'GET /iam/v1/mailaddress': { expected: signedIn },
  'POST /iam/v1/mailaddress/again': { expected: signedIn },
  'POST /iam/v1/department/users/:id/mailaddress/again': {
    expected: [401, 404, 403, 200],
    call: async (world) => ({ url: `${(await oneUser(world)).url}/mailaddress/again` }),
  },
  'POST /iam/v1/department/users/delete': {
    expected: [401, 404, 403, 200],
    call: async (world) => ({ body: { ids: [await world.colleague()] } }),
  },
  'GET /iam/v1/department/users/:id': { expected: [401, 404, 403, 200], call: oneUser },
  'PUT /iam/v1/department/users/:id': {
    expected: [401, 404, 403, 200],
    call: async (world) => ({
      ...(await oneUser(world)),
      body: { firstName: 'A', lastName: 'B', level: 0, deliveryMethods: [24] },
    }),
  },
  'DELETE /iam/v1/department/users/:id': { expected: [401, 404, 403, 200], call: oneUser },
  'PUT /iam/v1/department/users/favorite': {
    expected: [401, 404, 403, 200],
    call: async (world) => ({
      body: { userIds: [await world.colleague()], profiles: [(await world.companyTopic()).id] },
    }),
  },
  'PUT /iam/v1/department/users/subscriptions': {
    expected: [401, 404, 403, 200],
    call: async (world) => ({
      body: {
        deliveryMethods: [6],
        users: [await world.colleague()],
        subscriptions: [(await world.companyTopic()).id],
      },
    }),
  },

  // Company settings: for administrators, of their own department
  'GET /iam/v1/department/settings': { expected: adminsAlone },
  'PUT /iam/v1/department/settings': {
    expected: adminsAlone,
    call: body({
      dateTimeFormat: 'MM/dd/yyyy hh:mm a',
      timezone: 'US/Eastern',
      templateRole: 'SYSTEM_TEMPLATE',
      theme: {},
    }),
  },
  'GET /iam/v1/department/styles': { expected: signedIn },
  'GET /workspace/v1/templates': { expected: signedIn },
  'POST /workspace/v1/templates/preview': { expected: signedIn, call: body({}) },

  // Channels: for administrators, in their own department
  'GET /iam/v1/department/channels': { expected: adminsAlone },
  'POST /iam/v1/department/channels': {
    expected: adminsAlone,
    call: async (world) => ({ body: await channelBody(world) }),
  },
  'POST /iam/v1/department/channels/topics': {
    expected: [401, 404, 403, 200],
    call: async (world) => ({ body: { ids: [await world.channel()] } }),
  },
  'POST /iam/v1/department/channels/delete': {
    expected: [401, 404, 403, 200],
    call: async (world) => ({ body: { ids: [await world.channel()] } }),
  },
  'GET /iam/v1/department/channels/:id': { expected: [401, 404, 403, 200], call: oneChannel() },
  'PUT /iam/v1/department/channels/:id': {
    expected: [401, 404, 403, 200],
    call: async (world) => ({
      ...(await oneChannel()(world)),
      body: { ...(await channelBody(world)), allowDuplicate: true },
    }),
  },
  'DELETE /iam/v1/department/channels/:id': { expected: [401, 404, 403, 200], call: oneChannel() },
  'GET /iam/v1/department/publishchannels': { expected: adminsAlone },
  'POST /iam/v1/department/publishchannels': { expected: adminsAlone, call: body({ name: 'A publish channel' }) },
  'PUT /iam/v1/department/publishchannels/:id': {
    expected: [401, 404, 403, 200],
    call: async (world) => ({
      url: `/iam/v1/department/publishchannels/${await world.publishChannel()}`,
      body: { name: 'Renamed' },
    }),
  },
  'GET /iam/v1/department/publishchannels/:id/exchange': {
    expected: [401, 404, 403, 200],
    call: publishChannel('/exchange'),
  },
  'POST /iam/v1/department/publishchannels/:id/feed': { expected: [401, 404, 403, 200], call: publishChannel('/feed') },
  'DELETE /iam/v1/department/publishchannels/:id/feed': {
    expected: [401, 404, 403, 200],
    call: publishChannel('/feed'),
  },
  'POST /iam/v1/department/publishchannels/:id/pushkey': {
    expected: [401, 404, 403, 200],
    call: publishChannel('/pushkey'),
  },
  'DELETE /iam/v1/department/publishchannels/:id/pushkey': {
    expected: [401, 404, 403, 200],
    call: publishChannel('/pushkey'),
  },
  // The address and the signature decide, not who calls.
  'GET /feeds/:file': { expected: notFound, call: get(`/feeds/${'a'.repeat(43)}.atom`) },
  'POST /data/v1/push/:id': {
    expected: [403, 403, 403, 403],
    call: async (world) => ({ url: `/data/v1/push/${await world.publishChannel()}`, body: {} }),
  },
  'GET /data/v1/sources/publishsource/:itemClass': {
    expected: [401, 200, 403, 200],
    call: get('/data/v1/sources/publishsource/text'),
  },

  // Shared data
  'GET /workspace/v1/emailsendmodes': { expected: signedIn },
  'GET /workspace/v1/datetimeformats': { expected: signedIn },
  'GET /workspace/v1/notifications/count': { expected: signedIn },
  'GET /workspace/v1/notifications/all': { expected: signedIn },
  'GET /workspace/v1/notifications/stream': { expected: signedIn, call: () => ({ isStream: true }) },
  'GET /workspace/v1/notifications/readall': { expected: signedIn },
  'GET /workspace/v1/notifications/:id/read': {
    expected: ownersAlone,
    call: async (world) => ({ url: `/workspace/v1/notifications/${await world.notification()}/read` }),
  },
  'PUT /workspace/v1/notifications/articles/:articleId/read': {
    expected: signedIn,
    call: get('/workspace/v1/notifications/articles/1/read'),
  },

  // Workspaces: the caller's own, and those of the caller's groups. The standard user owns a group, without publish
  // permission.
  'GET /iam/v1/users/workspaces': { expected: signedIn },
  'GET /workspace/v1/articles/all': {
    expected: ownersAlone,
    call: async (world) => ({ url: `/workspace/v1/articles/all?ownerId=${await world.userGroup()}` }),
  },
  'GET /workspace/v1/articles/selection': {
    expected: ownersAlone,
    call: async (world) => ({ url: `/workspace/v1/articles/selection?ownerId=${await world.userGroup()}` }),
  },
  'GET /workspace/v1/articles/:id': {
    expected: ownersAlone,
    call: async (world) => {
      const { id, ownerId } = await world.savedArticle();
      return { url: `/workspace/v1/articles/${id}?ownerId=${ownerId}` };
    },
  },
  'POST /workspace/v1/articles/share': {
    expected: ownersAlone,
    call: async (world) => {
      const { id, ownerId } = await world.savedArticle();
      const { userId } = world.people.user;
      return { url: `/workspace/v1/articles/share?ownerId=${ownerId}`, body: { articleIds: [id], ownerIds: [userId] } };
    },
  },
  'POST /workspace/v1/articles/send': { expected: ownersAlone, call: sendArticles('') },
  'POST /workspace/v1/articles/send/preview': { expected: ownersAlone, call: sendArticles('/preview') },
  'GET /workspace/v1/articles/:id/comments': { expected: ownersAlone, call: ofSavedArticle('/comments') },
  'GET /workspace/v1/articles/:id/comment': { expected: ownersAlone, call: ofSavedArticle('/comment') },
  'POST /workspace/v1/articles/:id/comments': {
    expected: ownersAlone,
    call: async (world) => ({ ...(await ofSavedArticle('/comments')(world)), body: { comment: 'Read this' } }),
  },
  // Only the author.
  'PUT /workspace/v1/articles/comments/:id': {
    expected: ownersAlone,
    call: async (world) => ({ ...(await oneComment(world)), body: { comment: 'Read this first' } }),
  },
  'DELETE /workspace/v1/articles/comments/:id': { expected: ownersAlone, call: oneComment },
  'POST /workspace/v1/articles': {
    // The administrators have publish permission, but aren't in the group.
    expected: [401, 404, 403, 404],
    call: async (world) => ({ body: { article: encodedDocument(), ownerId: await world.userGroup() } }),
  },
  'PUT /workspace/v1/articles/:id': {
    // The article is a source's.
    expected: [401, 404, 404, 404],
    call: async (world) => {
      const { id, ownerId } = await world.savedArticle();
      return { url: `/workspace/v1/articles/${id}`, body: { article: encodedDocument(), ownerId } };
    },
  },
  'GET /workspace/v1/articles/:id/versions': {
    // The article is a source's.
    expected: [401, 404, 404, 404],
    call: async (world) => {
      const { id, ownerId } = await world.savedArticle();
      return { url: `/workspace/v1/articles/${id}/versions?ownerId=${ownerId}` };
    },
  },
  'POST /workspace/v1/article/publish': {
    expected: [401, 404, 403, 404],
    call: async (world) => {
      const { id, ownerId } = await world.savedArticle();
      return { url: `/workspace/v1/article/publish?ownerId=${ownerId}`, body: { articleIds: [id], channels: ['1'] } };
    },
  },
  'GET /workspace/v1/article/publish/profiles': { expected: [401, 200, 403, 200] },
  'POST /workspace/v1/article/publish/preview': {
    expected: [401, 404, 403, 404],
    call: async (world) => {
      const { id, ownerId } = await world.savedArticle();
      const url = `/workspace/v1/article/publish/preview?ownerId=${ownerId}`;
      return { url, body: { articleIds: [id], channels: ['1'] } };
    },
  },
  'POST /workspace/v1/article/publish/save': {
    expected: [401, 404, 403, 404],
    call: async (world) => ({
      body: { article: encodedDocument(), ownerId: await world.userGroup(), channels: ['1'] },
    }),
  },
  'PUT /workspace/v1/article/:id/publish/update': {
    expected: [401, 404, 403, 404],
    call: async (world) => {
      const { id, ownerId } = await world.savedArticle();
      return { url: `/workspace/v1/article/${id}/publish/update?ownerId=${ownerId}` };
    },
  },
  'POST /workspace/v1/article/:id/discard': {
    // The article is a source's.
    expected: [401, 404, 404, 404],
    call: async (world) => {
      const { id, ownerId } = await world.savedArticle();
      return { url: `/workspace/v1/article/${id}/discard?ownerId=${ownerId}` };
    },
  },
  'POST /workspace/v1/items/publish': {
    expected: [401, 404, 403, 404],
    call: () => ({ body: { items: [{ itemId: '1' }], channels: ['1'] } }),
  },
  'POST /workspace/v1/articles/related/unpublished': {
    expected: ownersAlone,
    call: async (world) => {
      const { id, ownerId } = await world.savedArticle();
      return { url: `/workspace/v1/articles/related/unpublished?ownerId=${ownerId}`, body: { articleIds: [id] } };
    },
  },
  'POST /workspace/v1/article/unpublish': {
    expected: [401, 404, 403, 404],
    call: async (world) => {
      const { id, ownerId } = await world.savedArticle();
      return { url: `/workspace/v1/article/unpublish?ownerId=${ownerId}`, body: [{ articleId: id }] };
    },
  },
  'POST /workspace/v1/articles/delete': {
    expected: [401, 404, 403, 404],
    call: async (world) => ({
      url: `/workspace/v1/articles/delete?ownerId=${await world.userGroup()}&articleIds=1`,
    }),
  },
  'POST /workspace/v1/articles/trash': { expected: [401, 404, 404, 404], call: body({ articleIds: ['1'] }) },
  'POST /workspace/v1/articles/empty': { expected: signedIn, call: body({}) },
  'POST /workspace/v1/articles/restore': {
    expected: ownersAlone,
    call: async (world) => ({
      url: `/workspace/v1/articles/restore?ownerId=${await world.userGroup()}`,
      body: { articleIds: ['1'] },
    }),
  },
  'POST /workspace/v1/articles/copy': {
    // The owner has no publish permission.
    expected: [401, 404, 403, 404],
    call: async (world) => {
      const { id, ownerId } = await world.savedArticle();
      return { url: `/workspace/v1/articles/copy?ownerId=${ownerId}&articleIds=${id}` };
    },
  },
  'POST /workspace/v1/articles/approve': {
    expected: [401, 404, 403, 404],
    call: async (world) => {
      const { id, ownerId } = await world.savedArticle();
      return { url: `/workspace/v1/articles/approve?ownerId=${ownerId}`, body: { articleIds: [id] } };
    },
  },
  'GET /workspace/v1/articles/:id/flag/:flag': {
    expected: [401, 404, 403, 404],
    call: savedArticleCall('/flag/important'),
  },
  'GET /workspace/v1/articles/:id/info': { expected: ownersAlone, call: savedArticleCall('/info') },
  'POST /workspace/v1/articles/:id/updatetitleanddescription': {
    // The article is a source's.
    expected: [401, 404, 404, 404],
    call: async (world) => ({
      ...(await savedArticleCall('/updatetitleanddescription')(world)),
      body: { headline: 'Changed', description: '' },
    }),
  },
  'POST /workspace/v1/articles/preview': { expected: signedIn, call: body({ article: encodedDocument() }) },
  'POST /workspace/v1/articles/unread': { expected: signedIn, call: body({ articleIds: ['1'] }) },
  'GET /workspace/v1/articles/groups/view': {
    expected: ownersAlone,
    call: async (world) => ({ url: `/workspace/v1/articles/groups/view?ownerId=${await world.userGroup()}` }),
  },
  'GET /workspace/v1/articles': {
    expected: ownersAlone,
    call: async (world) => ({ url: `/workspace/v1/articles?ownerId=${await world.userGroup()}` }),
  },
  'POST /workspace/v1/articles/related/referee': { expected: ownersAlone, call: relatedCall('referee') },
  // The article is a source's, which attaches nothing.
  'POST /workspace/v1/articles/related/media/:id': { expected: [401, 404, 404, 404], call: attachedCall('media') },
  'POST /workspace/v1/articles/related/text/:id': { expected: [401, 404, 404, 404], call: attachedCall('text') },
  'POST /workspace/v1/attachment/upload/file': {
    // Without a form.
    expected: [401, 400, 403, 400],
  },
  // The address is in a private network.
  'POST /workspace/v1/attachment/upload/url': {
    expected: [401, 400, 403, 400],
    call: get('/workspace/v1/attachment/upload/url?url=http://127.0.0.1:1/a.png'),
  },
  'GET /workspace/v1/attachments': {
    expected: ownersAlone,
    call: async (world) => ({ url: `/workspace/v1/attachments?ownerId=${await world.userGroup()}` }),
  },
  // Only signed addresses are answered.
  'GET /files/:id/:rendition': {
    expected: notFound,
    call: get('/files/00000000-0000-4000-8000-000000000000/original'),
  },
  'GET /workspace/v1/folders': {
    expected: ownersAlone,
    call: async (world) => ({ url: `/workspace/v1/folders?ownerId=${await world.userGroup()}` }),
  },
  'DELETE /workspace/v1/folders/:id/clear': {
    expected: ownersAlone,
    call: (world) => ({ url: `/workspace/v1/folders/${world.people.user.userId}.trash/clear` }),
  },
  'PUT /data/v1/articles/:id/label/:label': {
    expected: company,
    call: async (world) => ({ url: `/data/v1/articles/${await world.article()}/label/starred?on=true` }),
  },
  'GET /data/v1/articles/starred': { expected: signedIn },
  'POST /workspace/v1/items/saved': {
    expected: ownersAlone,
    call: async (world) => ({
      url: `/workspace/v1/items/saved?ownerId=${await world.userGroup()}`,
      body: { items: [{ itemId: '1', itemVersion: 1 }] },
    }),
  },
  'POST /workspace/v1/items/save': {
    // Saved into the caller's own workspace: anything the department can see.
    expected: company,
    call: async (world) => ({ body: { items: [{ itemId: await world.article(), itemVersion: 1 }] } }),
  },
  'POST /workspace/v1/items/send': { expected: company, call: sendItems('') },
  'POST /workspace/v1/items/send/preview': { expected: company, call: sendItems('/preview') },

  // Sections: every user's in their own workspace; in a group's, its owner's with publish permission, which this owner
  // doesn't have.
  'GET /workspace/v1/groups': {
    expected: ownersAlone,
    call: async (world) => ({ url: `/workspace/v1/groups?ownerId=${await world.userGroup()}` }),
  },
  'POST /workspace/v1/groups': {
    expected: [401, 404, 403, 404],
    call: async (world) => ({ body: { name: 'New', ownerId: await world.userGroup() } }),
  },
  'POST /workspace/v1/groups/articles/remove': {
    expected: [401, 404, 403, 404],
    call: async (world) => ({
      url: `/workspace/v1/groups/articles/remove?ownerId=${await world.userGroup()}`,
      body: { '1': ['1'] },
    }),
  },
  'GET /workspace/v1/groups/:id': { expected: ownersAlone, call: oneSection() },
  'PUT /workspace/v1/groups/:id': {
    expected: ownersAlone,
    call: async (world) => ({
      ...(await oneSection()(world)),
      body: { name: 'Changed', ownerId: world.people.user.userId },
    }),
  },
  'DELETE /workspace/v1/groups/:id': { expected: ownersAlone, call: oneSection() },
  'POST /workspace/v1/groups/:id/move': {
    expected: ownersAlone,
    call: async (world) => ({ ...(await oneSection('/move')(world)), body: { parentId: null } }),
  },
  'POST /workspace/v1/groups/:id/order': {
    expected: ownersAlone,
    call: async (world) => ({ ...(await oneSection('/order')(world)), body: { '1': 0 } }),
  },
  'POST /workspace/v1/groups/:id/articles': {
    // The article isn't in this workspace.
    expected: [401, 404, 404, 404],
    call: async (world) => ({ ...(await oneSection('/articles')(world)), body: { articleIds: ['999999'] } }),
  },
  'GET /workspace/v1/groups/:id/clear': { expected: ownersAlone, call: oneSection('/clear') },
  'GET /workspace/v1/groups/tree': {
    expected: ownersAlone,
    call: async (world) => ({ url: `/workspace/v1/groups/tree?ownerId=${await world.userGroup()}` }),
  },
  'POST /workspace/v1/groups/:id/order/articles': {
    expected: ownersAlone,
    call: async (world) => ({ ...(await oneSection('/order/articles')(world)), body: { '1': 0 } }),
  },

  // Newsletters: for users with publish permission, from a workspace they can see; the standard user has none.
  'POST /workspace/v1/newsletters/preview': { expected: [401, 404, 403, 404], call: newsletter('/preview') },
  'POST /workspace/v1/newsletters/send': { expected: [401, 404, 403, 404], call: newsletter('/send') },
  'POST /workspace/v1/newsletters/test': { expected: [401, 404, 403, 404], call: newsletter('/test') },
  'GET /workspace/v1/newsletters': { expected: [401, 404, 403, 404], call: newsletter('') },
  'GET /workspace/v1/newsletters/:id': { expected: [401, 404, 403, 404], call: newsletter('/1') },
  'GET /workspace/v1/newsletters/:id/content': { expected: [401, 404, 403, 404], call: newsletter('/1/content') },
  'POST /workspace/v1/newsletters/:id/cancel': { expected: [401, 404, 403, 404], call: newsletter('/1/cancel') },

  // Mail styles: visible to every user; created by administrators and users with publish permission
  'GET /workspace/v1/emailsettings': { expected: signedIn },
  'POST /workspace/v1/emailsettings': { expected: signedIn, call: body(emailSetting('New')) },
  'PUT /workspace/v1/emailsettings': {
    expected: ownersAlone,
    call: async (world) => ({ body: { id: await oneEmailSetting(world), ...emailSetting('Changed') } }),
  },
  'POST /workspace/v1/emailsettings/delete': {
    expected: ownersAlone,
    call: async (world) => ({ url: `/workspace/v1/emailsettings/delete?id=${await oneEmailSetting(world)}` }),
  },
  'POST /workspace/v1/externaladdresses': { expected: signedIn, call: body({ emails: ['chair@board.example'] }) },
  'GET /workspace/v1/styles': { expected: signedIn },
  'GET /style/v1/styles': { expected: signedIn },
  'POST /style/v1/styles': {
    expected: [401, 200, 403, 200],
    call: (_world, who) => ({ body: styleBody(`Style of ${who}`) }),
  },
  'GET /style/v1/styles/:id': { expected: company, call: oneStyle() },
  'DELETE /style/v1/styles/:id': { expected: [401, 404, 403, 200], call: oneStyle() },
  'PUT /style/v1/styles/:id/default': { expected: [401, 404, 403, 200], call: oneStyle('/default') },

  // Alerts
  'GET /alert/v1/editions': { expected: signedIn },
  'GET /alert/v1/editions/:id': { expected: [401, 404, 404, 404], call: get('/alert/v1/editions/1') },
  'GET /alert/v1/outbox': { expected: [401, 200, 403, 200] },
  'GET /alert/v1/outbox/:id': { expected: [401, 404, 403, 404], call: get('/alert/v1/outbox/999999') },
  'GET /alert/v1/outputoptions': { expected: signedIn },
  'POST /alert/v1/outputoptions/:userId/:profileId': {
    // An administrator can change the alerts of a user's own topics too (Manage Users).
    expected: company,
    call: async (world) => ({
      url: `/alert/v1/outputoptions/${world.people.user.userId}/${await world.ownTopic()}`,
      body: { infoalertEnabled: false },
    }),
  },
  'POST /alert/v1/profiles/company/subscribe': { expected: company, call: companyProfile },
  'POST /alert/v1/profiles/company/unsubscribe': { expected: company, call: companyProfile },
  'GET /alert/v1/subscriptions': { expected: signedIn },
  'PUT /alert/v1/subscriptions/:profileId': {
    expected: [401, 404, 404, 404],
    call: async (world) => ({ url: `/alert/v1/subscriptions/${await world.ownTopic()}`, body: { sendEmpty: true } }),
  },
  'POST /alert/v1/profiles/company/:profileId/subscribe/:deliveryMethod': {
    expected: companyAdmins,
    call: (world) => subscribePeople(world, 'subscribe'),
  },
  'POST /alert/v1/profiles/company/:profileId/unsubscribe/:deliveryMethod': {
    expected: companyAdmins,
    call: (world) => subscribePeople(world, 'unsubscribe'),
  },
  'POST /alert/v1/profiles/company/:profileId/preview/:deliveryMethod': {
    expected: companyAdmins,
    call: (world) => subscribePeople(world, 'preview'),
  },
  'GET /alert/v1/unsubscribe/:token': { expected: notFound, call: get('/alert/v1/unsubscribe/forged') },
  'POST /alert/v1/unsubscribe/:token': {
    expected: notFound,
    call: () => ({ ...form, url: '/alert/v1/unsubscribe/forged', body: 'List-Unsubscribe=One-Click' }),
  },

  // Topics, categories, sources
  'GET /data/v1/profiles': { expected: signedIn },
  'GET /data/v1/profiles/company': { expected: signedIn },
  'GET /data/v1/profiles/user': { expected: signedIn },
  'GET /data/v1/profiles/user/:userId': {
    expected: company,
    call: (world) => ({ url: `/data/v1/profiles/user/${world.people.user.userId}` }),
  },
  'GET /data/v1/profiles/user/:userId/subscriptions': {
    expected: companyAdmins,
    call: (world) => ({ url: `/data/v1/profiles/user/${world.people.user.userId}/subscriptions` }),
  },
  'GET /data/v1/profiles/favorite': { expected: signedIn },
  'GET /data/v1/profiles/search': { expected: signedIn },
  'POST /data/v1/profiles/company/info': { expected: signedIn, call: body({}) },
  'POST /data/v1/profiles/user/info': { expected: signedIn, call: body({}) },
  'POST /data/v1/profiles': {
    expected: companyAdmins,
    call: async (world) => ({ body: companyTopicBody(world.department.id, await world.companyGroup()) }),
  },
  'GET /data/v1/profiles/:id': {
    expected: company,
    call: async (world) => ({ url: `/data/v1/profiles/${(await world.companyTopic()).id}` }),
  },
  'PUT /data/v1/profiles/:id': {
    expected: companyAdmins,
    call: async (world) => {
      const { id, groupId } = await world.companyTopic();
      return { url: `/data/v1/profiles/${id}`, body: companyTopicBody(world.department.id, groupId) };
    },
  },
  'DELETE /data/v1/profiles/:id': {
    expected: ownersAlone,
    call: async (world) => ({ url: `/data/v1/profiles/${await world.ownTopic()}` }),
  },
  'GET /data/v1/profiles/subscribable': { expected: adminsAlone },
  'GET /data/v1/profiles/:id/users': {
    expected: companyAdmins,
    call: async (world) => ({ url: `/data/v1/profiles/${(await world.companyTopic()).id}/users` }),
  },
  'GET /data/v1/profiles/:id/copy': {
    expected: ownersAlone,
    call: async (world) => ({ url: `/data/v1/profiles/${await world.ownTopic()}/copy?profileName=Copy` }),
  },
  'GET /data/v1/profiles/:id/move': {
    expected: companyAdmins,
    call: async (world) => {
      const { id } = await world.companyTopic();
      const target = await world.companyGroup();
      return { url: `/data/v1/profiles/${id}/move?targetProfileGroupId=${target}&owner=${world.department.id}` };
    },
  },
  'PUT /data/v1/profiles/:id/favorite': {
    expected: company,
    call: async (world) => ({ url: `/data/v1/profiles/${(await world.companyTopic()).id}/favorite?enable=true` }),
  },
  'POST /data/v1/profilegroups/create': {
    expected: companyAdmins,
    call: (world) => ({ body: { name: 'New', owner: world.department.id } }),
  },
  'PUT /data/v1/profilegroups/:id': {
    expected: companyAdmins,
    call: async (world) => ({ url: `/data/v1/profilegroups/${await world.companyGroup()}`, body: { name: 'Changed' } }),
  },
  'DELETE /data/v1/profilegroups/:id': {
    expected: companyAdmins,
    call: async (world) => ({ url: `/data/v1/profilegroups/${await world.companyGroup()}` }),
  },
  'GET /data/v1/profilegroups/:id/move': {
    expected: companyAdmins,
    call: async (world) => ({
      url: `/data/v1/profilegroups/${await world.companyGroup()}/move?profileGroupOrder=0&owner=${world.department.id}`,
    }),
  },
  'GET /pharma/v1/sources': { expected: signedIn },
  'GET /data/v1/sources': { expected: signedIn },
  'GET /data/v1/sources/:id': {
    expected: company,
    call: async (world) => ({ url: `/data/v1/sources/${await world.source()}` }),
  },
  'POST /data/v1/query/validate': { expected: signedIn, call: body({ query: 'insulin' }) },
  'POST /data/v1/query/build': { expected: signedIn, call: body({ query: 'insulin' }) },
  'POST /data/v1/query/preview': {
    expected: signedIn,
    call: body({ query: 'insulin', sources: [], addAllSources: true }),
  },
  'POST /data/v1/query/corrections': { expected: signedIn, call: body({ query: 'insuline' }) },
  'GET /data/v1/search/suggestions': { expected: signedIn, call: get('/data/v1/search/suggestions?text=ins') },
  'POST /data/v1/search': {
    expected: company,
    call: async (world) => ({ body: { profile: (await world.companyTopic()).id } }),
  },
  'POST /data/v1/search/relaxations': {
    expected: company,
    call: async (world) => ({ body: { profile: (await world.companyTopic()).id, queryString: 'insulin' } }),
  },
  'GET /data/v1/search/options': { expected: signedIn },
  'GET /data/v1/items/:id': {
    expected: company,
    call: async (world) => ({ url: `/data/v1/items/${await world.article()}` }),
  },
  'GET /data/v1/stories/:id': {
    expected: company,
    call: async (world) => ({ url: `/data/v1/stories/${(await world.story()).id}` }),
  },
  'PUT /data/v1/stories/:id/apart/:itemId': {
    expected: companyAdmins,
    call: async (world) => {
      const { id, itemId } = await world.story();
      return { url: `/data/v1/stories/${id}/apart/${itemId}` };
    },
  },
  'DELETE /data/v1/stories/:id/apart/:itemId': {
    expected: companyAdmins,
    call: async (world) => {
      const { id, itemId } = await world.story();
      const values = { department_id: world.department.id, item_id: itemId, story_id: id };
      await world.test.deps.db.insertInto('story_split').values(values).execute();
      return { url: `/data/v1/stories/${id}/apart/${itemId}` };
    },
  },
  'GET /data/v1/items/:id/display': { expected: company, call: oneItem('/display') },
  'GET /display/:kind/:file': {
    expected: notFound,
    call: get('/display/item/1.json?department=1&expires=1&signature=1'),
  },
  'GET /data/v1/items/:id/translation': { expected: company, call: oneItem('/translation') },
  'POST /data/v1/items/:id/translation': {
    // No translation service is configured.
    expected: [401, 404, 502, 502],
    call: async (world) => ({ ...(await oneItem('/translation')(world)), body: { source: 'en', target: 'de' } }),
  },
  'POST /biosum/': { expected: signedIn, call: body({ text: 'A drug was approved on Monday.' }) },
  'GET /data/v1/contentcategory': { expected: signedIn },
  'GET /data/v1/language': { expected: signedIn },
};

function oneItem(rest: string) {
  return async (world: World) => ({ url: `/data/v1/items/${await world.article()}${rest}` });
}

function emailSetting(name: string) {
  return { name, subject: '', comment: '', groups: [], externalEmails: [] };
}

const email = { subject: 'For Monday', ownerIds: [] };
function sendArticles(rest: string): MakeCall {
  return async (world) => {
    const { id, ownerId } = await world.savedArticle();
    const sent = { ...email, comment: '', articleIds: [id], emails: ['chair@board.example'] };
    return { url: `/workspace/v1/articles/send${rest}?ownerId=${ownerId}`, body: sent };
  };
}
function sendItems(rest: string): MakeCall {
  return async (world) => {
    const items = [{ itemId: await world.article(), itemVersion: 1 }];
    return { url: `/workspace/v1/items/send${rest}`, body: { ...email, items, to: ['chair@board.example'] } };
  };
}

let emailSettings = 0;
/** A saved email setting of the standard user. */
async function oneEmailSetting({ test, people }: World): Promise<string> {
  await test.call(
    people.user,
    'POST',
    '/workspace/v1/emailsettings',
    emailSetting(`Setting ${String(++emailSettings)}`),
  );
  const { body } = await test.call(people.user, 'GET', '/workspace/v1/emailsettings');
  return body.emailSettings.at(-1).id;
}

function theme(file: string): MakeCall {
  return (world) => ({ url: `/cdn/theme/${world.department.id}/${file}` });
}

async function companyProfile(world: World): Promise<Partial<Call>> {
  return { body: { profileId: (await world.companyTopic()).id, deliveryMethods: [6, 18] } };
}

async function subscribePeople(world: World, what: string): Promise<Partial<Call>> {
  const { id } = await world.companyTopic();
  return { url: `/alert/v1/profiles/company/${id}/${what}/6`, body: [world.people.user.userId] };
}

/** A section in the standard user's own workspace. */
function oneSection(rest = '') {
  return async (world: World) => {
    const { user } = world.people;
    const { body } = await world.test.call(user, 'POST', '/workspace/v1/groups', { name: 'Section' });
    return { url: `/workspace/v1/groups/${body.group.id}${rest}?ownerId=${user.userId}` };
  };
}

/** A request about an article in the workspace of a group that the standard user owns. */
function ofSavedArticle(rest: string) {
  return async (world: World) => {
    const { id, ownerId } = await world.savedArticle();
    return { url: `/workspace/v1/articles/${id}${rest}?ownerId=${ownerId}` };
  };
}

/** A comment that the standard user wrote. */
async function oneComment(world: World) {
  const { url } = await ofSavedArticle('/comments')(world);
  const { body } = await world.test.call(world.people.user, 'POST', url, { comment: 'Read this' });
  return { url: `/workspace/v1/articles/comments/${body.articleComment.id}` };
}

/** A newsletter request in the workspace of a group that the standard user owns. */
function newsletter(rest: string) {
  return async (world: World) => ({
    url: `/workspace/v1/newsletters${rest}?ownerId=${await world.userGroup()}`,
    ...(['/preview', '/send', '/test'].includes(rest) && {
      body: {
        subject: 'News',
        articles: ['1'],
        groups: [],
        outputType: 'HTML',
        templateId: 'watchdesk',
        userGroupIds: [],
        fromName: 'Ada',
        key: 'a-key-of-sixteen-characters',
      },
    }),
  });
}

const styleBody = (name: string) => ({
  name,
  accent: null,
  link: '#0b5cad',
  ground: '#f4f6f8',
  paper: '#ffffff',
  headlineFont: 'serif',
  textFont: 'sans',
});

let styles = 0;
/** A custom style of the department. */
function oneStyle(rest = '') {
  return async (world: World) => {
    const body = styleBody(`Style ${String(++styles)}`);
    const made = await world.test.call(world.people.admin, 'POST', '/style/v1/styles', body);
    return { url: `/style/v1/styles/${made.body.style.id}${rest}` };
  };
}

function savedArticleCall(rest: string) {
  return async (world: World): Promise<Partial<Call>> => {
    const { id, ownerId } = await world.savedArticle();
    return { url: `/workspace/v1/articles/${id}${rest}?ownerId=${ownerId}` };
  };
}

function relatedCall(kind: string) {
  return async (world: World): Promise<Partial<Call>> => {
    const { id, ownerId } = await world.savedArticle();
    return { url: `/workspace/v1/articles/related/${kind}?ownerId=${ownerId}`, body: { articleIds: [id] } };
  };
}

function attachedCall(kind: string) {
  return async (world: World): Promise<Partial<Call>> => {
    const { id, ownerId } = await world.savedArticle();
    return { url: `/workspace/v1/articles/related/${kind}/${id}?ownerId=${ownerId}` };
  };
}

function oneUserGroup(rest = '') {
  return async (world: World) => ({ url: `/iam/v1/usergroups/${await world.userGroup()}${rest}` });
}

async function oneUser(world: World): Promise<Partial<Call>> {
  return { url: `/iam/v1/department/users/${await world.colleague()}` };
}

function publishChannel(rest: string): MakeCall {
  return async (world) => ({ url: `/iam/v1/department/publishchannels/${await world.publishChannel()}${rest}` });
}

function oneChannel(rest = '') {
  return async (world: World) => ({ url: `/iam/v1/department/channels/${await world.channel()}${rest}` });
}

async function channelBody(world: World) {
  await world.contentCategory('news');
  // A URL that may be fetched but doesn't respond.
  return { category: 'news', name: 'A channel', url: 'http://localhost:8080/demo/feeds/none.xml' };
}
