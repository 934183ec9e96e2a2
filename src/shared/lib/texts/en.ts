import type { about } from './en/about';
import type { alerts } from './en/alerts';
import type { article } from './en/article';
import { articles } from './en/articles';
import type { categoryForm } from './en/categoryForm';
import type { channels } from './en/channels';
import { common, errors } from './en/common';
import type { company } from './en/company';
import type { dates } from './en/dates';
import type { help } from './en/help';
import type { images } from './en/images';
import type { dragging } from './en/dragging';
import { landing } from './en/landing';
import type { newsletter } from './en/newsletter';
import type { newsletterSending } from './en/newsletterSending';
import type { outbox } from './en/outbox';
import type { mailAddress } from './en/mailAddress';
import type { people } from './en/people';
import type { query } from './en/query';
import type { password } from './en/password';
import type { qa } from './en/qa';
import type { results } from './en/results';
import type { saving } from './en/saving';
import { search } from './en/search';
import type { sections } from './en/sections';
import { session } from './en/session';
import type { settings } from './en/settings';
import { shell } from './en/shell';
import type { shellDialogs } from './en/shellDialogs';
import type { subscriptions } from './en/subscriptions';
import type { topicForm } from './en/topicForm';
import type { topicList } from './en/topicList';
import { topics } from './en/topics';
import type { userGroups } from './en/userGroups';
import type { userImport } from './en/userImport';
import type { users } from './en/users';
import type { workspaces } from './en/workspaces';

/**
 * The English catalogue: one file per language, made of parts by area. `{name}` is filled in. These parts are there from the
 * start; what one page alone says comes with that page, by its import of `texts/use/…`.
 */
export const en = {
  ...articles,
  ...common,
  ...errors,
  ...landing,
  ...search,
  ...session,
  ...shell,
  ...topics,
} as const;

/** The parts that come with their pages. */
type Late = typeof about &
  typeof alerts &
  typeof article &
  typeof categoryForm &
  typeof channels &
  typeof company &
  typeof dates &
  typeof help &
  typeof images &
  typeof dragging &
  typeof newsletter &
  typeof newsletterSending &
  typeof outbox &
  typeof mailAddress &
  typeof people &
  typeof password &
  typeof qa &
  typeof query &
  typeof results &
  typeof saving &
  typeof sections &
  typeof settings &
  typeof shellDialogs &
  typeof subscriptions &
  typeof topicForm &
  typeof topicList &
  typeof userGroups &
  typeof userImport &
  typeof users &
  typeof workspaces;

export type TextKey = keyof typeof en | keyof Late;
export type Catalogue = Readonly<Record<string, string>>;
