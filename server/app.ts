import { demoRoutes } from '@demo/demoRoutes';
import { editionRoutes } from './alerts/sent/routes';
import { emailSendModeRoutes } from './alerts/send-modes/routes';
import { outputOptionRoutes } from './alerts/output-options/routes';
import { unsubscribeRoutes } from './alerts/unsubscribe/routes';
import { ingestItems } from './articles/items/ingest';
import { labelRoutes } from './articles/labels/routes';
import { itemRoutes, type ItemDeps } from './articles/items/routes';
import { displayRoutes } from './articles/display/routes';
import { translationRoutes } from './articles/translation/routes';
import { summaryRoutes } from './articles/summary/routes';
import { storyRoutes } from './articles/stories/routes';
import { dictionaryRoutes } from './channels/categories-and-languages/routes';
import { publishChannelRoutes } from './channels/publish-channels/routes';
import { channelRoutes } from './channels/routes';
import type { ChannelDeps } from './channels/service';
import { sourceRoutes } from './channels/sources/routes';
import { exchangeRoutes } from './exchange/settings/routes';
import { pushRoutes } from './exchange/incoming/routes';
import { outgoingFeedRoutes } from './exchange/outgoing/routes';
import { guardRoutes } from './http/access';
import { servePublicFiles } from './http/publicFiles';
import { createHttpApp, type HttpApp } from './http/createHttpApp';
import { fileRoutes, type FileDeps } from './files/routes';
import { healthRoutes } from './http/health';
import { metricsRoutes } from './http/metrics';
import { limitHeavyCalls } from './http/heavyRequests';
import { limitRequestsPerUser } from './http/requestsPerUser';
import { collectOpenApi, openApiRoutes } from './http/openapi';
import { serveServiceWorker } from './http/serviceWorker';
import { serveClient } from './http/clientFiles';
import { imageLibraryRoutes } from './images/built-in/routes';
import { imageRoutes } from './images/serveImages';
import { externalAddressRoutes } from './mail/external-addresses/routes';
import { emailSettingRoutes } from './mail/email-settings/routes';
import { outboxRoutes } from './mail/mail-log/routes';
import { styleRoutes } from './mail/styles/optionRoutes';
import { ownStyleRoutes } from './mail/styles/routes';
import { findStyle, ownStyles } from './mail/styles/ownStyles';
import { templateRoutes } from './mail/templates/routes';
import { newsletterRoutes } from './newsletters/routes';
import { colleagueRoutes } from './people/colleagues/routes';
import { currentUserRoutes } from './people/current-user/routes';
import { dateTimeFormatRoutes } from './people/date-time-formats/routes';
import { departmentSettingsRoutes } from './people/department-settings/routes';
import type { PeopleDeps } from './people/deps';
import { mailAddressRoutes } from './people/mail-address/routes';
import { settingsRoutes } from './people/settings/routes';
import { themeRoutes } from './people/theme/routes';
import { timeZoneRoutes } from './people/time-zones/routes';
import { userGroupRoutes } from './people/user-groups/routes';
import { userRoutes } from './people/users/routes';
import { searchRoutes } from './search/articles/routes';
import type { SearchDeps } from './search/deps';
import { queryRoutes } from './search/query/routes';
import { rememberWrites } from './search/replicas/readYourWrites';
import { loadSignInDeps } from './sign-in/signInDeps';
import { signInRoutes } from './sign-in/routes';
import { createAuthenticate } from './sign-in/sessions/authenticate';
import { endSessionsOf } from './sign-in/sessions/repository';
import type { SpanRecorder } from './tracing/spans';
import { topicGroupRoutes } from './topics/categories/routes';
import { removeTopicsOf } from './topics/removeTopicsOf';
import { topicsWithSources } from './topics/repository';
import { topicRoutes } from './topics/routes';
import { reschedule } from './topics/subscriptions/reschedule';
import { subscriptionRoutes } from './topics/subscriptions/routes';
import { queuePublishTopics } from './topics/topicWrites';
import { attachmentRoutes } from './workspaces/attachments/routes';
import { workspaceArticleRoutes } from './workspaces/articles/routes';
import { commentRoutes } from './workspaces/comments/routes';
import { copyRoutes } from './workspaces/copying/routes';
import { emailingRoutes } from './workspaces/emailing/routes';
import { flagRoutes } from './workspaces/flags/routes';
import { folderRoutes } from './workspaces/folders/routes';
import { savedItemRoutes } from './workspaces/saving/routes';
import { announceChange } from './workspaces/notifications/announce';
import { countUnreadByGroup } from './workspaces/notifications/repository';
import { changeStreamRoutes } from './workspaces/notifications/streamRoutes';
import { notificationRoutes } from './workspaces/notifications/routes';
import { ownArticleAsXml, ownArticleToRead } from './workspaces/own-articles/ownArticleToRead';
import { isFilePublished } from './workspaces/own-articles/repository';
import { publishedAttachments } from './workspaces/publishing/publishedAttachments';
import { ownArticleRoutes } from './workspaces/own-articles/routes';
import { publishingRoutes } from './workspaces/publishing/routes';
import { sharingRoutes } from './workspaces/sharing/routes';
import { relatedArticleRoutes } from './workspaces/related/routes';
import { sectionRoutes } from './workspaces/sections/routes';

/** Dependencies that the process provides; it decides in which thread searches run. */
type AppDeps = SearchDeps & { spanRecorder?: SpanRecorder };
type SubjectDeps = PeopleDeps & FileDeps & ChannelDeps & ItemDeps & SearchDeps;

/**
 * The routes of each subject, lowest subject first. Each route declares its own access. Sign-in is registered
 * separately because it has its own context.
 */
const subjects: Readonly<Record<string, readonly ((app: HttpApp, deps: SubjectDeps) => void)[]>> = {
  images: [imageRoutes, imageLibraryRoutes],
  people: [
    colleagueRoutes,
    currentUserRoutes,
    dateTimeFormatRoutes,
    departmentSettingsRoutes,
    mailAddressRoutes,
    settingsRoutes,
    themeRoutes,
    timeZoneRoutes,
    userGroupRoutes,
    userRoutes,
  ],
  files: [fileRoutes],
  channels: [channelRoutes, dictionaryRoutes, publishChannelRoutes, sourceRoutes],
  topics: [topicRoutes, topicGroupRoutes, subscriptionRoutes],
  articles: [displayRoutes, itemRoutes, labelRoutes, storyRoutes, summaryRoutes, translationRoutes],
  search: [queryRoutes, searchRoutes],
  mail: [emailSettingRoutes, externalAddressRoutes, outboxRoutes, ownStyleRoutes, styleRoutes, templateRoutes],
  alerts: [editionRoutes, emailSendModeRoutes, outputOptionRoutes, unsubscribeRoutes],
  workspaces: [
    changeStreamRoutes,
    commentRoutes,
    attachmentRoutes,
    copyRoutes,
    emailingRoutes,
    flagRoutes,
    folderRoutes,
    notificationRoutes,
    ownArticleRoutes,
    publishingRoutes,
    relatedArticleRoutes,
    savedItemRoutes,
    sectionRoutes,
    sharingRoutes,
    workspaceArticleRoutes,
  ],
  newsletters: [newsletterRoutes],
  exchange: [exchangeRoutes, outgoingFeedRoutes, pushRoutes],
};

/** Functions of higher subjects that lower subjects call (dependency injection; see docs/architecture.md). */
const collaborators: Omit<SubjectDeps, keyof AppDeps> = {
  hooks: {
    signOut: endSessionsOf,
    beforeRemoval: removeTopicsOf,
    timeZoneChanged: reschedule,
    groupsChanged: announceChange,
  },
  mailStyles: { own: ownStyles, find: findStyle },
  unreadByGroup: countUnreadByGroup,
  storeItems: ingestItems,
  topicsWithSources,
  publishSourcesChanged: queuePublishTopics,
  ownArticleToRead,
  ownArticleAsXml,
  publishedAttachments,
  isFilePublished,
};

/** Builds the HTTP server without listening. With `demo`, it also serves the demo newsroom's publications. */
export async function buildApp(deps: AppDeps, demo?: { firstStart: Date }): Promise<HttpApp> {
  const app = await createHttpApp(deps.config, deps.spanRecorder);
  if (deps.searchReplicas) rememberWrites(app, deps);
  const auth = await loadSignInDeps(deps);
  guardRoutes(app, createAuthenticate(deps, auth.tokens), auth.signOn.checkApiKey);
  limitRequestsPerUser(app);
  limitHeavyCalls(app);
  await collectOpenApi(app, deps);

  metricsRoutes(app, deps);
  healthRoutes(app, deps);
  signInRoutes(app, auth);
  for (const register of Object.values(subjects).flat()) register(app, { ...deps, ...collaborators });

  if (demo) {
    const { clock, config } = deps;
    const wireIntervalMinutes = config.demo.wireMinutes;
    demoRoutes(app, { clock, firstStart: demo.firstStart, baseUrl: config.publicUrl, wireIntervalMinutes });
  }
  openApiRoutes(app, deps);
  await serveClient(app, deps);
  servePublicFiles(app);
  serveServiceWorker(app, deps);
  await app.ready();
  return app;
}
