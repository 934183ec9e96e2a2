import type { CurrentUser, GeneralSettings } from '@contract/iam';
import { adminLevel } from '@contract/limits';
import type { Profile, TopicTreeAnswer } from '@contract/topic';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

export const signOn = { realm: 'demo', apiKey: 'key-1' };

export const person: CurrentUser = {
  uid: 'ada@demo.watchdesk.example',
  givenName: 'Ada',
  surName: 'Reader',
  level: 0,
  role: 'USER',
  departmentID: 'demo',
  ownerId: 'u1',
  realm: 'demo',
  deliveryMethods: [6, 24],
  publishPermission: false,
  emails: [{ address: 'ada@demo.watchdesk.example', default: true, primary: true }],
};

export const admin: CurrentUser = { ...person, level: adminLevel, role: 'ADMIN' };

export const settings: GeneralSettings = {
  dateFormat: 'MM/dd/yyyy hh:mm a',
  timezone: 'US/Eastern',
  emailSendMode: 2,
  hideInfodeskTopics: false,
  notifySharedDocByEmail: true,
  notifyGroupMember: true,
  notifySharedDocByApp: false,
  newsletters: true,
  basketViewDefault: 'details',
  basketSortDefault: 'newest',
  loggedInBefore: true,
  departmentName: 'Demo Life Sciences',
  maxChannels: 50,
  channelPrefix: 'DEMO ',
  theme: {},
  features: { alertsAndFavorites: true, myTopics: true, userGroups: true, help: true },
};

export const topic = (id: string, more: Partial<Profile> = {}): Profile => ({
  id,
  type: 'PROFILE',
  topicType: 'USER',
  name: `Topic ${id}`,
  description: '',
  owner: 'u1',
  profileGroupId: 'g1',
  limit: null,
  frequency: null,
  subscribedTo: [],
  allowedSubscription: [6, 2],
  blockEdit: false,
  ...more,
});

export const tree = (profiles: Profile[], groupIds: string[] = ['g1']): TopicTreeAnswer => ({
  groups: groupIds.map((id) => ({
    id,
    type: 'PROFILEGROUP',
    topicType: profiles[0]?.topicType ?? 'USER',
    name: `Group ${id}`,
    owner: 'u1',
    parentGroupId: null,
    profileGroupIcon: null,
    blockEdit: false,
    depth: 1,
  })),
  profiles,
  total: profiles.length,
});

export const refusal = (status: number, errorCode: string, errorMessage: string) =>
  HttpResponse.json({ errorCode, errorMessage }, { status });

/** The response to an ID in the path that can't be one. */
export const invalidId = () => {
  const text = 'Must be an ID of 1 to 18 digits';
  return HttpResponse.json(
    { errorCode: 'VALIDATION', errorMessage: `id: ${text}`, fields: { id: text } },
    { status: 400 },
  );
};

/** Handlers of a server with little data on which every request succeeds. Tests override single ones. */
const defaultHandlers: RequestHandler[] = [
  http.get('*/cdn/sign-on/localhost.json', () => new HttpResponse(null, { status: 404 })),
  http.get('*/cdn/sign-on/default.json', () => HttpResponse.json(signOn)),
  http.post('*/auth/v1/logout', () => HttpResponse.json({ status: 'ok' })),
  http.get('*/iam/v1/users', () => HttpResponse.json(person)),
  http.get('*/iam/v1/generalsettings', () => HttpResponse.json(settings)),
  http.get('*/data/v1/profiles', () => HttpResponse.json(tree([], []))),
  http.get('*/data/v1/profiles/company', () => HttpResponse.json(tree([], []))),
  http.get('*/data/v1/profiles/user', () => HttpResponse.json(tree([topic('t1'), topic('t2')]))),
  http.get('*/data/v1/profiles/favorite', () => HttpResponse.json({ profiles: [], total: 0 })),
  http.get('*/alert/v1/outputoptions', () => HttpResponse.json({ outputFrequencies: { 0: 'Real-Time' } })),
  http.get('*/data/v1/search/suggestions', () => HttpResponse.json({ suggestions: [] })),
  http.post('*/data/v1/search/relaxations', () => HttpResponse.json({ relaxations: [] })),
  http.post('*/data/v1/query/corrections', () => HttpResponse.json({ unknown: [], corrections: [] })),
  http.put('*/data/v1/articles/:id/label/:label', ({ request, params: { id, label } }) =>
    HttpResponse.json({ articleId: id, label, on: new URL(request.url).searchParams.get('on') === 'true' }),
  ),
  http.get('*/iam/v1/usergroups', () => HttpResponse.json({ usergroups: [], total: 0 })),
];

export const network = setupServer(...defaultHandlers);

/** Sends the requests of a test file to this network. A request without a handler fails, and is reported. */
export function withNetwork(): void {
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
}

/** A promise that a test resolves to release a response. */
export function gate(): { open: () => void; opened: Promise<void> } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
