import { deliveryMethods, limits } from '@contract/limits';
import type { ProfileBody, ProfileDetail, Source, TopicType } from '@contract/topic';
import { termsOfText, textOfTerms, type ListedTerm } from '@client/features/query/listedTerms';
import { isRecord } from '@client/shared/values/isRecord';
import { t } from '@client/shared/texts/t';

/** What the form edits. */
export interface TopicValues {
  name: string;
  description: string;
  terms: ListedTerm[];
  /** The query as it is typed; null while it is edited as a list of terms. */
  text: string | null;
  sources: Source[];
  publishSources: Source[];
  addAllSources: boolean;
  onlyPublish: boolean;
  frequency: string;
  limit: string;
  isSubscribed: boolean;
}

/** Whose topic it is and where it stands: fixed while it is edited. */
export interface TopicPlace {
  type: TopicType;
  groupId: string;
  groupName: string;
  /** The department of a company topic. */
  departmentId: string;
}

export const emptyTopic: TopicValues = {
  name: '',
  description: '',
  terms: [],
  text: null,
  sources: [],
  publishSources: [],
  addAllSources: false,
  onlyPublish: false,
  frequency: '',
  limit: String(limits.alertAmountDefault),
  isSubscribed: false,
};

/** A topic as the form edits it. A query that cannot be a list of terms, whatever its reason, is edited as text. */
export function valuesOf(topic: ProfileDetail): TopicValues {
  const terms = termsOfText(topic.query);
  return {
    name: topic.name,
    description: topic.description,
    terms: terms ?? [],
    text: terms ? null : topic.query,
    sources: topic.sources.filter((source) => source.publishOnly !== true),
    publishSources: topic.sources.filter((source) => source.publishOnly === true),
    addAllSources: topic.addAllSources,
    onlyPublish: topic.publishOnly,
    frequency: topic.frequency === null ? '' : String(topic.frequency),
    limit: topic.limit === null ? '' : String(topic.limit),
    isSubscribed: topic.subscribedTo.includes(deliveryMethods.subscription),
  };
}

/** The query that is saved; null where a term of the list is wrong. */
export const queryOf = ({ terms, text }: Pick<TopicValues, 'terms' | 'text'>): string | null =>
  text === null ? textOfTerms(terms) : text.trim();

export const sourcesOf = (values: TopicValues): Source[] =>
  values.onlyPublish ? values.publishSources : values.sources;

/** What is wrong with a topic's title, or a copy's; undefined: nothing. */
export function titleFault(title: string): string | undefined {
  const length = title.trim().length;
  if (length === 0) return t('topicForm.titleMissing');
  return length > limits.topicTitle ? t('topicForm.tooLong', { count: limits.topicTitle }) : undefined;
}

function amountFault(typed: string): string | undefined {
  if (typed === '') return t('topicForm.amountMissing');
  if (Number(typed) < 1) return t('topicForm.amountMin');
  return Number(typed) > limits.alertAmountMax ? t('topicForm.amountMax', { count: limits.alertAmountMax }) : undefined;
}

/** What is wrong with the form, by its fields; frequency and amount are a company topic's. */
export function topicFaults(values: TopicValues, type: TopicType): Partial<Record<keyof TopicValues, string>> {
  const company = type === 'COMPANY';
  const faults = {
    name: titleFault(values.name),
    frequency: company && values.frequency === '' ? t('topicForm.frequencyMissing') : undefined,
    limit: company ? amountFault(values.limit) : undefined,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** What is sent to save the topic. */
export function bodyOf(values: TopicValues, query: string, place: TopicPlace, isNew: boolean): ProfileBody {
  const common: ProfileBody = {
    name: values.name.trim(),
    description: values.description.trim(),
    query,
    sources: values.addAllSources ? [] : sourcesOf(values).map(({ id, name }) => ({ id, name })),
    addAllSources: values.addAllSources,
    // Where a topic lies is changed by moving it, perhaps by somebody else while this form is open.
    ...(isNew ? { profileGroupId: place.groupId } : {}),
  };
  if (place.type !== 'COMPANY') return common;
  return {
    ...common,
    publishOnly: values.onlyPublish,
    owner: place.departmentId,
    frequency: Number(values.frequency),
    limit: Number(values.limit),
    allowedSubscription: [deliveryMethods.subscriptionSecondary, deliveryMethods.subscription],
    ...(isNew ? { subscribedTo: values.isSubscribed ? [deliveryMethods.subscription] : [] } : {}),
  };
}

/** Whether something kept is a form of this kind: field by field what an empty one has. */
export const isTopicValues = (kept: unknown): kept is TopicValues =>
  isRecord(kept) &&
  Object.entries(emptyTopic).every(([field, empty]) =>
    empty === null
      ? kept[field] === null || typeof kept[field] === 'string'
      : typeof kept[field] === typeof empty && Array.isArray(kept[field]) === Array.isArray(empty),
  );

export type SourcesQuestion = 'includeAll' | 'required';

/** What has to be asked before a topic is saved that would match nothing as it is; null: nothing. */
export function questionBefore(values: TopicValues, query: string): SourcesQuestion | null {
  if (values.addAllSources || sourcesOf(values).length > 0) return null;
  if (values.onlyPublish) return query === '' ? 'includeAll' : null;
  return query === '' ? 'required' : 'includeAll';
}

/** Whether two states of the form would save the same. */
export function sameTopic(a: TopicValues, b: TopicValues): boolean {
  const essence = (values: TopicValues) =>
    JSON.stringify({
      ...values,
      terms: null,
      text: queryOf(values),
      sources: values.sources.map(({ id }) => id).sort(),
      publishSources: values.publishSources.map(({ id }) => id).sort(),
    });
  return essence(a) === essence(b);
}

/** The form after a change between list and text; null where the text does not parse. */
export function switchMode(values: TopicValues, mode: 'list' | 'text'): TopicValues | null {
  if (mode === 'text') return { ...values, text: values.text ?? textOfTerms(values.terms) ?? '' };
  if (values.text === null) return values;
  const terms = termsOfText(values.text);
  return terms && { ...values, terms, text: null };
}

/** The form with another query, edited as it was: as text or as a list. */
export function withQuery(values: TopicValues, query: string): TopicValues {
  return values.text === null ? { ...values, terms: termsOfText(query) ?? values.terms } : { ...values, text: query };
}
