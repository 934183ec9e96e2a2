import { address } from './address';

/** Every address of the application. The patterns are the specification's. */
export const paths = {
  home: address('/', 'query'),

  search: address('/search-content-results', 'query', 'source', 'sort', 'from'),
  advancedSearch: address('/search-content-filters', 'query', 'source', 'sort', 'from'),
  saveAsTopic: address('/save-as-topic', 'query', 'source'),
  topicSearch: address('/topic-list-search', 'query'),

  /** Opened from the landing page. */
  landingArticle: address('/landing-article/:articleId/:version'),
  /** With the words of the topic marked; `edition` is the sent alert whose articles are walked. */
  topicArticle: address('/topic-article/:articleId/:version/:topicId', 'edition'),
  searchArticle: address('/search-article/:articleId/:version/:contentSearch?'),
  workspaceArticle: address('/workspace-article/:articleId/:workspaceId/:version/:isNew?'),
  /** Read it by `parseTranslateRoute`: optional parameters in its middle make the pattern ambiguous. */
  translateArticle: address('/article-translate/:articleId/:workspaceId?/:version/:topicId?/:isNew?/:contentSearch?'),

  myTopics: address('/my-topics/:profileGroupId?'),
  companyTopics: address('/company-topics/:profileGroupId?'),
  watchdeskTopics: address('/watchdesk-topics/:profileGroupId?'),
  topicResults: address('/topic-search-results/:topicId/:owner?'),
  newTopic: address('/add-topic'),
  /** The id is a topic's, or a category's for a new topic in it. */
  editTopic: address('/topics/:topicId?'),
  editCompanyTopic: address('/topics/admin/:topicId?'),
  /** The id is the parent category's. */
  newCategory: address('/profile-group/add/:profileGroupId?', 'company'),
  editCategory: address('/profile-group/:profileGroupId?'),

  alertsFavorites: address('/alerts-favorites', 'tab'),
  starred: address('/starred'),

  workspaces: address('/workspaces/:workspaceId?'),
  /** The forms of own articles, without an id for a new one: in the user's own workspace, and in a given one. */
  ownArticle: address('/workspaces/articles/:articleId?'),
  workspaceOwnArticle: address('/workspaces/:workspaceId/articles/:articleId?'),
  sharedOwnArticle: address('/workspace/:ownerId/articles/:id?'),
  newsletter: address('/newsletter', 'ownerId'),
  newSection: address('/groups/add/:parentId?', 'ownerId'),
  editSection: address('/groups/edit/:groupId', 'ownerId'),

  userGroups: address('/user-groups', 'tab'),
  /** Without an id: a new group. */
  editUserGroup: address('/user-groups/add/:userGroupId?'),
  viewUserGroup: address('/user-groups/view/:userGroupId?'),

  generalSettings: address('/general-settings'),
  changePassword: address('/change-password'),

  companySettings: address('/company-settings'),
  channels: address('/channels'),
  newChannel: address('/channels/add'),
  editChannel: address('/channels/admin/:id?'),
  manageSubscriptions: address('/manage-subscriptions'),
  users: address('/users'),
  /** Without an id: a new user. */
  editUser: address('/users/admin/:userId?'),
  userTopics: address('/users/admin/:userId/topics'),
  outbox: address('/outbox/:id?'),

  help: address('/help', 'query'),
  helpPage: address('/help/:page'),
  adminHelp: address('/help/admin', 'query'),
  adminHelpPage: address('/help/admin/:page'),

  login: address('/login', 'support'),
  terms: address('/terms'),
  privacy: address('/privacy'),
  contact: address('/contact'),
  qa: address('/qa'),
  replay: address('/replay'),
  /** No page has this path: it shows the page for unknown addresses. */
  notFound: address('/not-found'),
} as const;
