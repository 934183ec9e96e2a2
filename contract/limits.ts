/** Every business constant, in one place. Where the specification gives no number, changing it is a change of one line here. */

export const applicationId = 16;
export const adminLevel = 5;
export const standardLevel = 0;

export const deliveryMethods = {
  subscription: 6,
  subscriptionSecondary: 2,
  alertsDefault: [6, 18],
  publish: 7,
  access: 24,
} as const;

export const limits = {
  favourites: 24,
  topicTitle: 100,
  /** Topics of one owner: a person, or a department. */
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
  /** Of the topics that people are subscribed to. */
  subscribableTopicsPage: 10,
  /** People subscribed, or unsubscribed, in one call. */
  subscribedAtOnce: 500,
  tablePageLarge: 25,
  notificationsShown: 500,
  searchHistory: 10,
  /** Suggestions for what is typed: the values of fields at most, and how many of one field where none is named. */
  suggestions: 8,
  suggestionsOfField: 4,
  /** Words before the caret that may be the beginning of one name. */
  suggestedWords: 5,
  /** Readings offered for a query with a word that nothing contains, and such words of it that are looked up. */
  corrections: 3,
  correctedWords: 5,
  /** Characters shown on each side of a word that is put in. */
  correctionContext: 40,
  breadcrumbTitle: 100,
  sectionName: 40,
  sectionDepth: 5,
  groupName: 40,
  groupDescription: 50,
  /** Groups that one person can own, and of a person's groups those kept for sharing and mailing. */
  ownUserGroups: 1_000,
  /** People of a department that can be chosen, for a group or a subscription, in one call. */
  departmentPeople: 10_000,
  /** Chosen people shown one by one; the rest is counted. */
  chosenChips: 8,
  userField: 50,
  externalRecipients: 10,
  markAllAsReadFrom: 2,
  channelName: 60,
  newUserTopics: 24,
  /** Rows of one import, and users of one change of many. */
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
  /** Of JPEGs that are made of what people upload, of 100. */
  imageQuality: 80,
  iconImage: 32,
  logoWidth: 720,
  logoHeight: 250,
  footerText: 300,
  /** A logo is not cropped smaller than this. */
  logoCropMin: 30,
  attachmentBytes: 25 * 1_048_576,
  topicSample: 10,
  topicSampleCacheSeconds: 300,
  /** The days that the preview of a topic looks back. */
  previewDays: 30,
  similarArticles: 10,
  /** Articles of a story that a list opens. */
  storyArticles: 50,
  searchLimit: 1_000,
  searchStart: 10_000,
  hitCountExact: 10_000,
  facetHits: 10_000,
  facetValues: 20,
  queryCharacters: 20_000,
  queryTerms: 1_000,
  queryDepth: 100,
  querySlop: 1_000,
  queryErrors: 20,
  queryRelativeYears: 100,
  queryPrefixMin: 2,
  /** Each prefix stands for up to thousands of words. */
  queryPrefixes: 100,
  /** Passwords that wait to be hashed, one at a time: of one address or person, and of all. */
  passwordsWaitingOfOrigin: 100,
  passwordsWaiting: 400,
  passwordMin: 8,
  passwordMax: 128,
  commonPasswords: 10_000,
  descriptionPreview: 280,
  attachmentSearchPage: 3,
  workspacePage: 10,
  /** Articles that one workspace holds. */
  workspaceArticles: 20_000,
  /** Articles saved, removed or put into sections in one call. */
  workspaceAtOnce: 500,
  /** Characters of a saved article's text that stand for a description which its source does not give. */
  workspaceDescription: 600,
  /** Sections of one workspace. */
  workspaceSections: 500,
  /** Articles of one section that are ordered in one call. */
  workspaceArticlesInSection: 10_000,
  newsletterArticles: 1_000,
  /** Sent from one workspace within 24 hours. */
  newslettersADay: 100,
  newsletterSubject: 200,
  newsletterFromName: 100,
  newsletterUserGroups: 50,
  newsletterRecipients: 10_000,
  newslettersPage: 20,
  /** Mail styles of a department's own. */
  departmentStyles: 50,
  styleName: 40,
  styleDescription: 100,
  /** An article's language where its source names none. */
  defaultLanguage: 'en',
  /** What of an article is analysed: more is cut off, and the article says so. */
  articleWords: 50_000,
  vectorBytes: 800_000,
  /** Candidates that the matcher looks at in one block, and at most for one search. */
  searchBlock: 100,
  searchChecked: 2_000,
  /**
   * Milliseconds that one search may compute, in the ranking thread, the matcher and the database together; then it is refused.
   * Half of it may go into the matcher. Waiting for a turn does not count.
   */
  searchComputingMs: 2_000,
  /** Searches that a process answers at a time, in total and per person; and how many of one person may wait. */
  searchesAtOnce: 6,
  searchesOfOneAtOnce: 3,
  searchesWaitingOfOne: 50,
  /** Heavy calls of one kind by one person that may wait while another runs. */
  heavyCallsWaiting: 50,
  /** The longest half-life, in days, of recency that is blended into relevance. */
  recencyHalfLifeDays: 3_650,
  excerptCharacters: 280,
} as const;

export const times = {
  /** How long a search waits for its turn, and when whoever was refused may come back. */
  searchTurnMs: 10_000,
  searchRetrySeconds: 5,
  /** How long a heavy call waits for the person's previous one, and when to retry after a refusal. */
  heavyCallMs: 20_000,
  heavyRetrySeconds: 5,
  /** After an upload the person's next one waits four times as long as it took, this at most. */
  uploadRestMs: 1_000,
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
  historyHideMs: 100,
  /** After the last change of a query, before its preview is asked for. */
  previewDelayMs: 350,
  /** After the last letter, before names for it are asked for. */
  suggestDelayMs: 150,
  apiCacheSeconds: 15 * 60,
  signOnConfigCacheSeconds: 12 * 3600,
  openIdStateSeconds: 10 * 60,
  minuteMs: 60_000,
  dayMs: 86_400_000,
} as const;

/** What the server takes from the net, and how fast. */
export const transport = {
  /** Of a request's body, where its route names no other limit. */
  bodyBytes: 65_536,
  /** Of what is read before anybody is signed in: a name and a password, or a single sign-on ticket. */
  signInBytes: 8_192,
  /** A query of the longest kind, up to 4 bytes a character, or its terms, and up to 1,000 sources beside it. */
  queryBytes: 262_144,
  /** Ids of articles or people: 10,000 before a change, and 10,000 after it. */
  listBytes: 1_048_576,
  /** Nested lists and objects in JSON. The deepest body of ours, a newsletter, has 12 levels. */
  jsonDepth: 32,
  /** Values in a body of JSON: 20,000 people of a group before and after a change, and some more. */
  jsonValues: 25_000,
  /**
   * A page's address holds what is searched for: the longest query must still be there when the page is opened anew. A character
   * takes up to 12 bytes there (%F0%A0%80%80).
   */
  headerBytes: 262_144,
  /** Of all headers without the address: large ones are slow to negotiate by. */
  otherHeaderBytes: 16_384,
  parameterCharacters: 4_096,
  requestTimeoutMs: 60_000,
  compressFromBytes: 1_024,
  /** Requests that one connection may send before the first of them is answered. */
  pipelinedRequests: 20,
  /** Of one address, before it is told to wait: a flood, not a busy office. One that asks one thing after another is never told. */
  requestsPerMinute: 3_000,
  /** Of one address, to each route that works for people who are not signed in. */
  unauthenticatedRequestsPerMinute: 300,
} as const;

/** Failed attempts to sign in before the next one has to wait. */
export const signInAttempts = {
  /** To one account, from one known device. */
  perDevice: 10,
  /** To one account, from all unknown devices of one address. */
  perAccountAndAddress: 10,
  /** To any account, from all unknown devices of one address. */
  perAddress: 100,
  windowSeconds: 15 * 60,
  /** To one account, from unknown devices of any address: slows down guessing that is spread over many addresses. */
  perAccount: 50,
  accountWindowSeconds: 60 * 60,
  /** How long a device stays known after a successful sign-in. Browsers keep a cookie for 400 days at most. */
  deviceSeconds: 400 * 24 * 60 * 60,
} as const;

/** The sign-on domain where the configuration names none. */
export const defaultRealm = 'watchdesk';

export const layout = {
  mobile: 768,
  wide: 1400,
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
  categoryGrid: { four: 1130, three: 830, two: 550 },
} as const;

export const defaultTheme = {
  name: 'defaultTheme',
  primary: { main: '#04A28B' },
  secondary: { main: '#1971D5' },
  third: '#783ED2',
} as const;

/** How strong the ornament of a tile is, by the company's colour that it takes. */
export const tilePatternAlpha = { primary: 0.15, secondary: 0.1, third: 0.4 } as const;

export const defaultTimeZone = 'US/Eastern';
export const defaultDateTimeFormat = 'MM/dd/yyyy hh:mm a';

/** How alerts that are due together are sent: joined in one mail, or one mail for each topic. */
export const emailSendModes = { digest: 1, perTopic: 2 } as const;

/** What one mail holds, and how patiently it is handed over. Seconds, unless named otherwise. */
export const mailLimits = {
  /** Of a digest, all its topics together: more than that, a mail program cuts off or a mail server refuses. */
  digestArticles: 300,
  /** Topics that an Unsubscribe link names by itself; more would make a line that no mail may have (RFC 5322: 998). */
  topicsInLink: 40,
  /** RFC 5321, 4.5.3.2: how long a server may take to greet, and to answer the end of a mail. */
  greeting: 300,
  answer: 600,
  firstRetry: 60,
  /** While the mail server itself cannot be used, and while it puts one address or mail off. */
  longestRetry: { server: 600, recipient: 6 * 3600 },
  /** How long a mail is tried whose address or content the server puts off. A server that is away ends no mail. */
  giveUpAfter: 5 * 24 * 3600,
  /** What a return path may have before its @, so that with a mail's number and signature it is 64 (RFC 5321, 4.5.3.1.1). */
  returnName: 23,
} as const;

/** Alert frequencies: what a subscription's number means; hours are in the person's time zone. */
export const frequencies = {
  realTime: 0,
  hourly: 1,
  fourHourly: 2,
  dailyAtFive: 3,
  dailyAtSeven: 4,
  dailyAtSix: 5,
  weekly: 6,
} as const;

export const frequencyLabels: Readonly<Record<string, string>> = {
  '0': 'Real-Time',
  '1': 'Per Hour',
  '2': 'Every 4 Hours',
  '3': '05:00 AM Daily',
  '4': '07:00 AM Daily',
  '5': '06:00 AM Daily',
  '6': '06:00 AM Weekly',
};

/** What the client offers until it has read the server's frequencies: all but the weekly one. */
export const fallbackFrequencyLabels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(frequencyLabels).filter(([value]) => Number(value) !== frequencies.weekly),
);

/** The category under which a person's topics without a category are shown. */
export const miscGroup = { id: 'MISC', name: 'Misc' } as const;

/** The owner of the provider's topics. */
export const providerOwner = 'WATCHDESK';

export const channelIdPrefix = 'chnl';

export const featureNames = [
  'workspaces',
  'userGroups',
  'alertsAndFavorites',
  'navbarNotifications',
  // Specified by its name alone: it switches nothing.
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

/** What reading a feed may cost, and how often it may be done. Bytes, characters, milliseconds where named so, otherwise seconds. */
export const feedLimits = {
  fetch: {
    /** On the wire and unpacked. The largest of the real feeds at hand, a year of a weekly, has 1.1 MB. */
    compressedBytes: 8 * 1024 * 1024,
    decompressedBytes: 8 * 1024 * 1024,
    /** Pieces that a body arrives in: each costs memory and time of its own, however short it is. */
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
    /** Looked at to find the newest; a feed that lists more has the others left out. */
    itemsRead: 5_000,
    /** Elements within each other, and brackets of JSON. */
    depth: 200,
    /** Of a document as the parser counts, for which an item that is never closed stays open. */
    markup: { depth: 1_000, elements: 250_000 },
    /** Values of a JSON document. */
    jsonValues: 500_000,
    /** Characters of a web page that are searched for feeds. */
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
  /** The threads that compute over what publishers send. */
  worker: {
    /** At most; fewer where the machine has no more cores than these. */
    threads: 2,
    /** Of one document or one article. */
    computeMs: 2_000,
    /** Of the same, on a machine that is busy with other processes. */
    wallMs: 8_000,
    memoryMb: 256,
  },
  clean: {
    htmlLength: 1_000_000,
    /** More elements than characters are impossible: only depth is limited. */
    markup: { depth: 1_000, elements: 1_000_000 },
    nesting: 100,
    summaryLength: 280,
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
    leaseSeconds: 5 * minute,
    /** Between two readings from one host. */
    hostRestMs: 1_000,
    /** Before looking again for channels that are due. */
    restMs: 1_000,
    /** How long an administrator who saves a channel waits for its first reading. */
    atSavingMs: 5_000,
  },
} as const;
