/** All business constants. Constants that the specification doesn't define can be changed here. */

/** The value of the parameter `appId`. */
export const applicationId = 16;
/** Values of a user's `level`: administrator and standard user. */
export const adminLevel = 5;
export const standardLevel = 0;

/** Numbers of delivery methods: rights of accounts (`publish`, `access`) and of subscriptions (the others). */
export const deliveryMethods = {
  subscription: 6,
  subscriptionSecondary: 2,
  alertsDefault: [6, 18],
  publish: 7,
  access: 24,
} as const;

/** Maxima and page sizes: counts, characters, bytes (`…Bytes`), or pixels. */
export const limits = {
  favourites: 24,
  topicTitle: 100,
  /** Topics of one owner: a user or a department. */
  ownerTopics: 5_000,
  /** Categories of one owner. */
  ownerCategories: 1_000,
  categoryName: 40,
  topicGroupDepth: 5,
  alertAmountDefault: 200,
  alertAmountMax: 200,
  ownTopicFrequencyDefault: 2,
  personalAlertFrequencyDefault: 5,
  providerTopicFrequency: 5,
  topicListPage: 25,
  tablePage: 5,
  /** Page size of the topics to which an administrator subscribes users. */
  subscribableTopicsPage: 10,
  /** Users subscribed or unsubscribed in one request. */
  subscribedAtOnce: 500,
  tablePageLarge: 25,
  notificationsShown: 500,
  searchHistory: 10,
  /** Topics whose last visit is kept on a device. */
  topicVisits: 300,
  /** Suggested field values while typing: in total, and per field if no field is named. */
  suggestions: 8,
  suggestionsOfField: 4,
  /** Words before the caret that are considered as the beginning of a name. */
  suggestedWords: 5,
  /** Corrected queries offered for a query with unknown words, and the unknown words that are looked up. */
  corrections: 3,
  correctedWords: 5,
  /** The articles that must contain the replacement of a word of three to five letters. */
  correctionArticles: 2,
  /** Of so many most common English words, none is taken for a misspelling. */
  commonEnglishWords: 20_000,
  /** Characters of context shown on each side of a corrected word. */
  correctionContext: 40,
  breadcrumbTitle: 100,
  sectionName: 40,
  sectionDepth: 5,
  groupName: 40,
  groupDescription: 50,
  /** User groups that one user can own, and groups of a user that are listed for sharing and newsletters. */
  ownUserGroups: 1_000,
  /** Users of a department that can be chosen in one request, for a group or a subscription. */
  departmentPeople: 10_000,
  /** Selected users shown as chips; the rest is counted. */
  chosenChips: 8,
  userField: 50,
  externalRecipients: 10,
  markAllAsReadFrom: 2,
  channelName: 60,
  newUserTopics: 24,
  /** Rows of one import, and users in one bulk change. */
  importedUsers: 2_000,
  importBytes: 2 * 1_048_576,
  demoChannels: 50,
  demoSeats: 100,
  departmentChannels: 50,
  departmentSeats: 100,
  imageBytes: 1_048_576,
  imageWidth: 1920,
  imageHeight: 1280,
  categoryImage: 249,
  /** Quality of JPEGs encoded from uploads, from 0 to 100. */
  imageQuality: 80,
  iconImage: 32,
  logoWidth: 720,
  logoHeight: 250,
  feedImageWidth: 240,
  feedImageHeight: 80,
  footerText: 300,
  /** Minimum width and height of a cropped logo, in pixels. */
  logoCropMin: 30,
  attachmentBytes: 25 * 1_048_576,
  /** Bytes of a file in one row. */
  fileChunkBytes: 262_144,
  /** Pixels of an uploaded picture, all frames together; width and height of its preview. */
  filePixels: 50_000_000,
  filePreview: 640,
  topicSample: 10,
  topicSampleCacheSeconds: 300,
  /** Days covered by a topic's preview. */
  previewDays: 30,
  similarArticles: 10,
  /** Articles of a story shown when it is expanded in a list. */
  storyArticles: 50,
  searchLimit: 1_000,
  searchStart: 10_000,
  /** Characters of a cursor, which may contain the hits of all pages so far. */
  searchCursor: 100_000,
  hitCountExact: 10_000,
  facetHits: 10_000,
  facetValues: 20,
  /** The longest period of the date histogram, other than all days of the hits. */
  histogramDays: 3_660,
  /** The clauses of a search without hits that are left out one by one, and the relaxed searches that are offered. */
  relaxedClauses: 8,
  relaxations: 5,
  queryCharacters: 20_000,
  queryTerms: 1_000,
  queryDepth: 100,
  querySlop: 1_000,
  queryErrors: 20,
  queryRelativeYears: 100,
  queryPrefixMin: 2,
  /** Wildcard terms per query; each can expand to thousands of words. */
  queryPrefixes: 100,
  /** Passwords waiting to be hashed, which happens one at a time: per address or user, and in total. */
  passwordsWaitingOfOrigin: 100,
  passwordsWaiting: 400,
  passwordMin: 8,
  passwordMax: 128,
  /** The longest time, in days, after which a department lets passwords expire. */
  passwordExpiryDays: 3_650,
  commonPasswords: 10_000,
  descriptionPreview: 280,
  attachmentSearchPage: 3,
  workspacePage: 10,
  /** Articles in one workspace. */
  workspaceArticles: 20_000,
  /** Articles saved, removed, or assigned to sections in one request. */
  workspaceAtOnce: 500,
  /** Articles flagged by one action: each takes a request. */
  flagsAtOnce: 100,
  /** Characters of the text that replace a missing description of a saved article. */
  workspaceDescription: 600,
  /** Workspaces that articles are shared with in one request. */
  sharedWorkspaces: 50,
  /** Articles listed in a mail about what was shared; the rest is counted. */
  sharedMailArticles: 20,
  commentCharacters: 2_000,
  /** Comments on one article in one workspace. */
  articleComments: 1_000,
  /** Sections of one workspace. */
  workspaceSections: 500,
  /** Articles of one section in one request: reordered, or in a newsletter. */
  sectionArticlesAtOnce: 10_000,
  /** Characters of an own article's document in base64. */
  documentBase64: 4_000_000,
  /** Characters of an own article's headline, and of its description, which is shortened to 280 only where it is shown. */
  ownHeadline: 500,
  ownDescription: 4_000,
  ownKeywords: 50,
  /** Versions of an own article that its history lists. */
  articleVersionsShown: 200,
  ownAttachments: 50,
  /** Files on a page of a workspace's media, and the days after which one that no article uses is deleted. */
  mediaPage: 12,
  unusedFileDays: 30,
  /** Characters of a web address that an own article links to. */
  linkCharacters: 2_048,
  /** Days that a deleted own article stays in its author's Trash, and that a removal can be undone. */
  trashDays: 30,
  /** Request body that another system pushes into a publish channel. */
  pushBytes: 5 * 1_048_576,
  /** The newest published articles in the feed of a publish channel, and as many that were withdrawn. */
  outgoingArticles: 100,
  /** Characters of the bodies in such a feed; older articles are left out. Our own reader accepts 8 MB. */
  outgoingCharacters: 5_000_000,
  /** Days that such a feed says that an article was withdrawn. */
  outgoingWithdrawnDays: 30,
  /** Articles published or unpublished in one request. */
  publishAtOnce: 100,
  /** Articles published in one request of the dialog, which shows its progress between two requests. */
  publishStep: 10,
  /** Articles for which a preview counts whom publishing alerts. */
  publishPreview: 20,
  /** Topics, or channels, of one publication. */
  publishTargets: 100,
  newsletterArticles: 1_000,
  /** Newsletters sent from one workspace within 24 hours. */
  newslettersADay: 100,
  /** Test emails of newsletters to one user within 24 hours. */
  newsletterTestsADay: 50,
  newsletterSubject: 200,
  newsletterIntroduction: 2_000,
  newsletterFromName: 100,
  newsletterUserGroups: 50,
  newsletterRecipients: 10_000,
  newslettersPage: 20,
  /** Custom mail styles of a department. */
  departmentStyles: 50,
  styleName: 40,
  styleDescription: 100,
  /** Language of articles whose source declares none. */
  defaultLanguage: 'en',
  /** Words of an article that are analyzed; longer articles are truncated and marked as such. */
  articleWords: 50_000,
  vectorBytes: 800_000,
  /** Candidates that the matcher checks in one block, and the maximum per search. */
  searchBlock: 100,
  searchChecked: 2_000,
  /**
   * Milliseconds of computing time of one search, in ranking thread, matcher, and database together; then it is
   * refused. The matcher may use half of it. Waiting in the queue doesn't count.
   */
  searchComputingMs: 2_000,
  /** Concurrent searches per process, in total and per user, and searches of one user that may wait. */
  searchesAtOnce: 6,
  searchesOfOneAtOnce: 3,
  searchesWaitingOfOne: 50,
  /** Expensive requests of one kind by one user that may wait while another runs. */
  heavyCallsWaiting: 50,
  /** Maximum half-life in days of the recency boost. */
  recencyHalfLifeDays: 3_650,
  excerptCharacters: 280,
  /** Words of an AI summary unless the prompt asks for another number, and the maximum it can ask for. */
  summaryWords: 90,
  summaryWordsMax: 1_000,
  /** Characters of an article that are summarized, of a prompt, and of a model's summary. */
  summaryCharacters: 60_000,
  summaryPrompt: 500,
  summaryResult: 12_000,
  /** Sentences that an extract chooses from; its time is quadratic in them. */
  summarySentences: 300,
  /** AI summaries and translations of one user in a minute. */
  modelCallsPerMinute: 20,
  /** Characters of an article's HTML that are translated, and sent to the model at once. */
  translationCharacters: 120_000,
  translationPart: 4_000,
  /** Bytes of one response of a model or translation service. */
  modelResponseBytes: 1_048_576,
  /** Saved email settings of one user. */
  emailSettings: 50,
  emailSettingName: 60,
  emailSubject: 200,
  emailComment: 2_000,
  /** Articles and recipients of one email, and the size of its HTML. */
  emailArticles: 20,
  emailRecipients: 200,
  emailBytes: 1_000_000,
  /** Emails of one user, and external recipients of a user's and of a department's emails, within 24 hours. */
  emailsADay: 200,
  externalEmailsADay: 500,
  departmentExternalEmailsADay: 5_000,
  /** Days after which an external address that bounced may be tried again. */
  externalBounceDays: 30,
} as const;

/** Durations, in the unit of their name. */
export const times = {
  /** A topic that is opened again after this long begins a new visit; articles since the one before are new. */
  visitGapMs: 30 * 60_000,
  /** How long a search waits in the queue, and the Retry-After of a refusal. */
  searchTurnMs: 10_000,
  searchRetrySeconds: 5,
  /** How long an expensive request waits for the user's previous one, and the Retry-After of a refusal. */
  heavyCallMs: 20_000,
  heavyRetrySeconds: 5,
  /** After an upload, the user's next one waits four times as long as it took, at most this long. */
  uploadRestMs: 1_000,
  /** An upload that sends and receives nothing for this long has failed. */
  uploadStallMs: 60_000,
  accessTokenSeconds: 30 * 60,
  sessionSlidingSeconds: 12 * 3600,
  sessionMaxSeconds: 7 * 24 * 3600,
  refreshGraceSeconds: 30,
  signOnTicketSeconds: 60,
  sessionExchangeRetries: 3,
  retryDelayMs: 200,
  snackbarMs: 6_500,
  snackbars: 3,
  alertBannerMs: 7_000,
  /** How long the pointer rests until the sections are shown in their new order. */
  sectionDragOverMs: 300,
  historyHideMs: 100,
  /** Delay after the last change of a query until its preview is requested. */
  previewDelayMs: 350,
  /** The pause in typing after which a syntax error of a query is shown. */
  typingPauseMs: 1_000,
  /** Delay after the last keystroke until suggestions are requested. */
  suggestDelayMs: 150,
  /** How long one stream of changes is open. A session that ended is noticed then at the latest. */
  changeStreamMs: 10 * 60_000,
  /** How often the number of notifications is loaded while there is no stream. */
  notificationsPollMs: 60_000,
  /** How often an open Comments dialog looks for new ones; a pushed event comes sooner. */
  commentsPollMs: 10_000,
  apiCacheSeconds: 15 * 60,
  signOnConfigCacheSeconds: 12 * 3600,
  openIdStateSeconds: 10 * 60,
  /** How long a model may take for a summary, and a service for the translation of an article. */
  summaryMs: 45_000,
  translationMs: 90_000,
  /** How long a signed address of an article on the display host is valid. */
  displayAddressSeconds: 60 * 60,
  /** When a document is published whose analysis failed at the end of its embargo. */
  releaseRetryMs: 60 * 60_000,
  /** How long the first page of a PDF may take to be rendered for its preview. */
  pdfPreviewMs: 10_000,
  /** How long a signed address of a file is valid. */
  fileAddressSeconds: 12 * 60 * 60,
  /** How long the pictures and files of a published article can be read by who was sent it: ten years. */
  publishedFileAddressSeconds: 10 * 365 * 24 * 60 * 60,
  /** How long browsers keep them: the article may be withdrawn. */
  publishedFileCacheSeconds: 5 * 60,
  minuteMs: 60_000,
  dayMs: 86_400_000,
} as const;

/** Limits of HTTP requests. */
export const transport = {
  /** Request body, unless the route has its own limit. */
  bodyBytes: 65_536,
  /** Request body of sign-in: a name and password, or a single sign-on ticket. */
  signInBytes: 8_192,
  /**
   * Request body with a query of the maximum length (up to 4 bytes per character), or its terms, and up to 1,000
   * sources.
   */
  queryBytes: 262_144,
  /** Request body with ids of articles or users: 10,000 before a change and 10,000 after it. */
  listBytes: 1_048_576,
  /** Nesting depth of JSON bodies. The deepest body, a newsletter, has 12 levels. */
  jsonDepth: 32,
  /** Values in a JSON body: 20,000 members of a group before and after a change, and some more. */
  jsonValues: 25_000,
  /**
   * All headers with the request target. A page's URL contains the query, and the longest query must survive a reload.
   * A character takes up to 12 bytes there (%F0%A0%80%80).
   */
  headerBytes: 262_144,
  /** All headers without the request target, because large ones are slow to negotiate. */
  otherHeaderBytes: 16_384,
  parameterCharacters: 4_096,
  /** A whole request, with its body: 25 MB at 0.7 Mbit/s. Headers must arrive within a minute. */
  requestTimeoutMs: 5 * 60_000,
  headersTimeoutMs: 60_000,
  compressFromBytes: 1_024,
  /** Larger responses are compressed in a stream, so that they don't delay others. */
  compressAtOnceBytes: 65_536,
  /** Pipelined requests per connection. */
  pipelinedRequests: 20,
  /**
   * Requests per IP address before 429: enough for a busy office, not for a flood. A client that sends one request at a
   * time is never limited (the allow list in `createHttpApp`).
   */
  requestsPerMinute: 3_000,
  /** Requests per user, from any address. Again, a client that sends one request at a time is never limited. */
  requestsPerMinutePerUser: 2_000,
  /** Requests of a user at once; further ones wait. A browser sends six at once over HTTP/1.1. */
  requestsAtOncePerUser: 12,
  /** Requests of a user that wait for their turn; more are rejected. */
  requestsWaitingPerUser: 200,
  /** Requests per IP address to each route that doesn't require sign-in. */
  unauthenticatedRequestsPerMinute: 300,
} as const;

/** Failed sign-in attempts before the next one has to wait. */
export const signInAttempts = {
  /** For one account, from one known device. */
  perDevice: 10,
  /** For one account, from all unknown devices of one address. */
  perAccountAndAddress: 10,
  /** For any account, from all unknown devices of one address. */
  perAddress: 100,
  windowSeconds: 15 * 60,
  /** For one account, from unknown devices of any address; slows down distributed guessing. */
  perAccount: 50,
  accountWindowSeconds: 60 * 60,
  /** How long a device stays known after a successful sign-in. Browsers keep cookies for at most 400 days. */
  deviceSeconds: 400 * 24 * 60 * 60,
} as const;

/** The realm if the configuration names none. */
export const defaultRealm = 'watchdesk';

/** Breakpoints and sizes of the client, in CSS pixels. */
export const layout = {
  mobile: 768,
  /** From this width on, the sections of a workspace are beside its articles. */
  sectionPanel: 1_080,
  wide: 1400,
  readingPane: 1200,
  header: 60,
  drawer: 300,
  notificationsDrawer: 400,
  content: 1068,
  backToTop: 100,
  footerLogo: 48,
  carouselWide: 800,
  carouselSlides: 2,
  carouselSlidesNarrow: 1.2,
  topicDrag: 10,
  categoryDrag: 3,
  sectionDrag: 4,
  /** The indentation of a section by level. A section is nested when the pointer moves it sideways by as much. */
  sectionIndent: 20,
  categoryGrid: { four: 1130, three: 830, two: 550 },
} as const;

export const defaultTheme = {
  name: 'defaultTheme',
  primary: { main: '#04A28B' },
  secondary: { main: '#1971D5' },
  third: '#783ED2',
} as const;

/** Opacity of a tile's pattern, by the theme color used. */
export const tilePatternAlpha = { primary: 0.15, secondary: 0.1, third: 0.4 } as const;

/** IANA time zone name. */
export const defaultTimeZone = 'US/Eastern';
/** Luxon format string. */
export const defaultDateTimeFormat = 'MM/dd/yyyy hh:mm a';

/** How alerts due at the same time are sent: joined in one mail, or one mail per topic. */
export const emailSendModes = { digest: 1, perTopic: 2 } as const;

/** Limits of mails and their delivery, in seconds unless noted. */
export const mailLimits = {
  /** Articles in a digest, all topics together; mail clients clip, and mail servers reject, longer mails. */
  digestArticles: 300,
  /** Topics listed in an Unsubscribe link; more would exceed the maximum length of a header line (RFC 5322: 998). */
  topicsInLink: 40,
  /** SMTP timeouts for the greeting and for the response to the end of a mail (RFC 5321, 4.5.3.2). */
  greeting: 300,
  answer: 600,
  firstRetry: 60,
  /** Maximum retry interval while the mail server is unusable, and while it defers a recipient or mail. */
  longestRetry: { server: 600, recipient: 6 * 3600 },
  /** How long a mail is retried whose recipient or content the server defers. An unavailable server fails no mail. */
  giveUpAfter: 5 * 24 * 3600,
  /**
   * Maximum length of a return path's local part; with the mail's id and signature it has 64 characters (RFC 5321,
   * 4.5.3.1.1).
   */
  returnName: 23,
} as const;

/** The numbers of alert frequencies; times of day are in the user's time zone. */
export const frequencies = {
  realTime: 0,
  hourly: 1,
  fourHourly: 2,
  dailyAtFive: 3,
  dailyAtSeven: 4,
  dailyAtSix: 5,
  weekly: 6,
} as const;

/** Labels of the frequencies by number, as specified. */
export const frequencyLabels: Readonly<Record<string, string>> = {
  '0': 'Real-Time',
  '1': 'Per Hour',
  '2': 'Every 4 Hours',
  '3': '05:00 AM Daily',
  '4': '07:00 AM Daily',
  '5': '06:00 AM Daily',
  '6': '06:00 AM Weekly',
};

/** Frequencies offered until the server's list is loaded: all but weekly. */
export const fallbackFrequencyLabels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(frequencyLabels).filter(([value]) => Number(value) !== frequencies.weekly),
);

/** The category under which a user's topics without a category are shown. */
export const miscGroup = { id: 'MISC', name: 'Misc' } as const;

/** The owner id of the provider's topics. */
export const providerOwner = 'WATCHDESK';

/** The ids of channels begin with this prefix. */
export const channelIdPrefix = 'chnl';

/** Names of the feature flags. */
export const featureNames = [
  'workspaces',
  'userGroups',
  'alertsAndFavorites',
  'navbarNotifications',
  'sendButton',
  'myTopics',
  'personalSubscriptions',
  'help',
  'changePassword',
  'qa',
] as const;
export type FeatureName = (typeof featureNames)[number];

const minute = 60;
const hour = 60 * minute;

/** Limits and intervals of reading feeds. Bytes and characters; milliseconds if named so, otherwise seconds. */
export const feedLimits = {
  fetch: {
    /** Compressed and decompressed size. The largest real feed observed, a year of a weekly, has 1.1 MB. */
    compressedBytes: 8 * 1024 * 1024,
    decompressedBytes: 8 * 1024 * 1024,
    /** Chunks of a response body; each costs memory and time, however short it is. */
    chunks: 50_000,
    headerBytes: 32 * 1024,
    totalMilliseconds: 30_000,
    redirects: 5,
    encodings: 3,
    urlLength: 2_000,
    ports: [80, 443, 8080, 8443],
  },
  parse: {
    items: 500,
    /** Items examined to find the newest; further items of a longer feed are ignored. */
    itemsRead: 5_000,
    /** Nesting depth of elements, and of JSON. */
    depth: 200,
    /** Limits of a whole document as the parser counts, for which an unclosed item stays open. */
    markup: { depth: 1_000, elements: 250_000 },
    /** Number of values in a JSON document. */
    jsonValues: 500_000,
    /** Characters of a web page searched for feed links. */
    pageLength: 500_000,
    shortText: 4_000,
    listLength: 200,
    guidLength: 500,
    addressLength: 8_000,
    headlineLength: 500,
    namesPerItem: 100,
    nameLength: 200,
    suggestions: 20,
  },
  /** Processes that compute over content from publishers. */
  worker: {
    /** Maximum number of processes; fewer on a machine with fewer cores. */
    processes: 2,
    /** CPU time per document or article. */
    computeMs: 2_000,
    /** Wall-clock time per document or article, on a busy machine. */
    wallMs: 8_000,
    memoryMb: 256,
  },
  clean: {
    htmlLength: 1_000_000,
    /** There cannot be more elements than characters, so only depth is limited. */
    markup: { depth: 1_000, elements: 1_000_000 },
    nesting: 100,
    /** A description as an excerpt: of the article's text, in lists, and in emails. */
    summaryLength: 280,
    /** The source's own description, as it is stored. */
    descriptionLength: 4_000,
  },
  schedule: {
    minimum: 5 * minute,
    initial: 15 * minute,
    maximum: 12 * hour,
    failureBase: 10 * minute,
    failureMaximum: 24 * hour,
    retryAfterMaximum: 7 * 24 * hour,
    goneInterval: 7 * 24 * hour,
  },
  reading: {
    atOnce: 8,
    /** Channels of one department read at once, so that slow feeds of one don't keep those of others waiting. */
    atOncePerDepartment: 4,
    leaseSeconds: 5 * minute,
    /** Milliseconds between two requests to one host. */
    hostRestMs: 1_000,
    /** Milliseconds between checks for due channels. */
    restMs: 1_000,
    /** Milliseconds that saving a channel waits for its first reading. */
    atSavingMs: 5_000,
    /** Days after which the picture of a feed is copied again, and tried again if that failed. */
    imageDays: 30,
    imageRetryDays: 1,
  },
} as const;

/** The heights of the article form's editors, in pixels. */
export const articleEditor = { bodyHeight: 500, otherHeight: 200 } as const;
