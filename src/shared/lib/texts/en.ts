import { articles } from './en/articles';
import { common, errors } from './en/common';
import { landing } from './en/landing';
import { search } from './en/search';
import { session } from './en/session';
import { shell } from './en/shell';
import { topicForm } from './en/topicForm';
import { topicList } from './en/topicList';
import { topics } from './en/topics';

/** The English catalogue: one file per language, made of parts by area. `{name}` is filled in. */
export const en = {
  ...articles,
  ...common,
  ...errors,
  ...landing,
  ...search,
  ...session,
  ...shell,
  ...topicForm,
  ...topicList,
  ...topics,
} as const;

export type TextKey = keyof typeof en;
export type Catalogue = Readonly<Record<TextKey, string>>;
