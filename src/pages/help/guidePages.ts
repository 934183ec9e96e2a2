import type { FeatureName } from '@contract/limits';
import { paths } from '@client/shared/navigation/paths';
import { parseMarkdown, type GuideText } from './guideMarkdown';
import { markdownFiles } from './guideMarkdownFiles';

export interface GuidePage extends GuideText {
  /** The last segment of the path. */
  slug: string;
  path: string;
  admin: boolean;
  group: GuideGroup;
}

interface Entry {
  slug: keyof typeof markdownFiles;
  /** The page is listed only if this feature is on. */
  feature?: FeatureName;
  /** True if the page is listed only on servers that store emails in the outbox, in place of sending them. */
  outbox?: boolean;
}

/** The pages of the guide by group, in the order of the table of contents. */
const outline = {
  start: [{ slug: 'signing-in' }, { slug: 'first-look' }],
  read: [
    { slug: 'searching' },
    { slug: 'advanced-search' },
    { slug: 'query-language' },
    { slug: 'reading' },
    { slug: 'workspaces', feature: 'workspaces' },
    { slug: 'writing-articles', feature: 'workspaces' },
    { slug: 'newsletters', feature: 'workspaces' },
  ],
  topics: [
    { slug: 'finding-topics' },
    { slug: 'making-a-topic', feature: 'myTopics' },
    { slug: 'sources', feature: 'myTopics' },
    { slug: 'save-as-topic', feature: 'myTopics' },
    { slug: 'organizing-topics', feature: 'myTopics' },
    { slug: 'dragging', feature: 'myTopics' },
  ],
  follow: [{ slug: 'alerts', feature: 'alertsAndFavorites' }, { slug: 'favorites' }],
  account: [
    { slug: 'general-settings' },
    { slug: 'change-password', feature: 'changePassword' },
    { slug: 'user-groups', feature: 'userGroups' },
  ],
  more: [{ slug: 'keyboard' }, { slug: 'offline' }, { slug: 'qa-replay', feature: 'qa' }],
  administer: [
    { slug: 'manage-users' },
    { slug: 'import-users' },
    { slug: 'manage-subscriptions' },
    { slug: 'company-topics' },
    { slug: 'manage-rss' },
    { slug: 'company-settings' },
    { slug: 'outbox', outbox: true },
  ],
} as const satisfies Readonly<Record<string, readonly Entry[]>>;

export type GuideGroup = keyof typeof outline;
const groups: readonly [GuideGroup, readonly Entry[]][] = [
  ['start', outline.start],
  ['read', outline.read],
  ['topics', outline.topics],
  ['follow', outline.follow],
  ['account', outline.account],
  ['more', outline.more],
  ['administer', outline.administer],
];

/** The properties of the user that decide which pages of the guide they see. */
export interface GuideReader {
  isAdmin: boolean;
  features: Readonly<Record<string, boolean>>;
  outbox: boolean;
}

/**
 * The pages of the guide for a reader, in order. Administrators see the pages of `myTopics` even if the feature is off,
 * because they create and move company topics.
 */
export function guidePagesFor({ isAdmin, features, outbox }: GuideReader): GuidePage[] {
  return groups
    .filter(([group]) => group !== 'administer' || isAdmin)
    .flatMap(([group, entries]) =>
      entries
        .filter(
          ({ feature }) => feature === undefined || features[feature] === true || (isAdmin && feature === 'myTopics'),
        )
        .filter((entry) => entry.outbox !== true || outbox)
        .map((entry) => pageOf(group, entry.slug)),
    );
}

/** A cache of the parsed pages, by slug. */
const parsed = new Map<string, GuideText>();

function pageOf(group: GuideGroup, slug: Entry['slug']): GuidePage {
  const text = parsed.get(slug) ?? parseMarkdown(markdownFiles[slug]);
  parsed.set(slug, text);
  const admin = group === 'administer';
  const path = (admin ? paths.adminHelpPage : paths.helpPage)({ page: slug });
  return { ...text, slug, group, admin, path };
}
