import type { FeatureName } from '@contract/limits';
import { paths } from '@client/shared/navigation/paths';
import { readMarkdown, type GuideText } from './markdown';
import { sources } from './sources';

export interface GuidePage extends GuideText {
  /** The last part of its address. */
  slug: string;
  path: string;
  admin: boolean;
  group: GuideGroup;
}

interface Entry {
  slug: keyof typeof sources;
  /** Without this flag there is nothing to explain. */
  feature?: FeatureName;
  /** Only where the server keeps its mails. */
  outbox?: boolean;
}

/** What a person wants to do, in the order of the overview. */
const outline = {
  start: [{ slug: 'signing-in' }, { slug: 'first-look' }],
  read: [
    { slug: 'searching' },
    { slug: 'advanced-search' },
    { slug: 'query-language' },
    { slug: 'reading' },
    { slug: 'workspaces', feature: 'workspaces' },
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

/** Who reads: what is not theirs is not explained to them. */
export interface Reader {
  isAdmin: boolean;
  features: Readonly<Record<string, boolean>>;
  outbox: boolean;
}

/** The guide as this reader may see it, in its order. Administrators make and move topics even where nobody has own ones. */
export function guideFor({ isAdmin, features, outbox }: Reader): GuidePage[] {
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

const read = new Map<string, GuideText>();

function pageOf(group: GuideGroup, slug: Entry['slug']): GuidePage {
  const text = read.get(slug) ?? readMarkdown(sources[slug]);
  read.set(slug, text);
  const admin = group === 'administer';
  const path = (admin ? paths.adminHelpPage : paths.helpPage)({ page: slug });
  return { ...text, slug, group, admin, path };
}
