import { alerts } from './en/alerts';
import { article } from './en/article';
import { articles } from './en/articles';
import { channels } from './en/channels';
import { common, errors } from './en/common';
import { landing } from './en/landing';
import { query } from './en/query';
import { search } from './en/search';
import { session } from './en/session';
import { shell } from './en/shell';
import { topicForm } from './en/topicForm';
import { topics } from './en/topics';

/** The English catalogue: one file per language, made of parts by area. `{name}` is filled in. */
export const en = {
  ...alerts,
  ...article,
  ...articles,
  ...channels,
  ...common,
  ...errors,
  ...landing,
  ...query,
  ...search,
  ...session,
  ...shell,
  ...topicForm,
  ...topics,
} as const;

export type TextKey = keyof typeof en;
export type Catalogue = Readonly<Record<TextKey, string>>;
