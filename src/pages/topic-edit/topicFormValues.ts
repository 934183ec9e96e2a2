import { deliveryMethods, limits } from '@contract/limits';
import type { ProfileBody, ProfileDetail, Source, TopicType } from '@contract/topic';
import { termsOfText, textOfTerms, type ListedTerm } from '@client/features/query/listedTerms';
import { isRecord } from '@client/shared/values/isRecord';
import { t } from '@client/shared/texts/t';

/** The values of the topic form. */
export interface TopicValues {
  name: string;
  description: string;
  terms: ListedTerm[];
  /** The query as typed text; null while it is edited as a list of terms. */
  text: string | null;
  sources: Source[];
  publishSources: Source[];
  addAllSources: boolean;
  onlyPublish: boolean;
  frequency: string;
  limit: string;
  isSubscribed: boolean;
}

/** The owner and the category of a topic. The form doesn't change them. */
export interface TopicLocation {
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

/** Converts a topic to form values. A query that can't be a list of terms is edited as text. */
export function valuesOf(topic: ProfileDetail): TopicValues {
  const terms = termsOfText(topic.query);
  return {
    name: topic.name,
    description: topic.description,
    terms: terms ?? [],
    text: terms ? null : topic.query,
    sources: topic.publishOnly ? [] : topic.sources,
    publishSources: topic.publishOnly ? topic.sources : [],
    addAllSources: topic.addAllSources,
    onlyPublish: topic.publishOnly,
    frequency: topic.frequency === null ? '' : String(topic.frequency),
    limit: topic.limit === null ? '' : String(topic.limit),
    isSubscribed: topic.subscribedTo.includes(deliveryMethods.subscription),
  };
}

/** The query to save; null if a term of the list is invalid. */
export const queryOf = ({ terms, text }: Pick<TopicValues, 'terms' | 'text'>): string | null =>
  text === null ? textOfTerms(terms) : text.trim();

export const sourcesOf = (values: TopicValues): Source[] =>
  values.onlyPublish ? values.publishSources : values.sources;

/** The error of a title, of a topic or of a copy; undefined if it is valid. */
export function titleError(title: string): string | undefined {
  const length = title.trim().length;
  if (length === 0) return t('topicForm.titleMissing');
  return length > limits.topicTitle ? t('field.tooLong', { n: limits.topicTitle }) : undefined;
}

function amountError(typed: string): string | undefined {
  if (typed === '') return t('topicForm.amountMissing');
  if (Number(typed) < 1) return t('topicForm.amountMin');
  return Number(typed) > limits.alertAmountMax ? t('topicForm.amountMax', { count: limits.alertAmountMax }) : undefined;
}

/** The errors of the form by field. Only company topics have a frequency and an amount. */
export function topicErrors(values: TopicValues, type: TopicType): Partial<Record<keyof TopicValues, string>> {
  const company = type === 'COMPANY';
  const errors = {
    name: titleError(values.name),
    frequency: company && values.frequency === '' ? t('topicForm.frequencyMissing') : undefined,
    limit: company ? amountError(values.limit) : undefined,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, errorMessage]) => errorMessage !== undefined));
}

/** The request body that saves the topic. */
export function bodyOf(values: TopicValues, query: string, place: TopicLocation, isNew: boolean): ProfileBody {
  const common: ProfileBody = {
    name: values.name.trim(),
    description: values.description.trim(),
    query,
    sources: values.addAllSources ? [] : sourcesOf(values).map(({ id, name }) => ({ id, name })),
    addAllSources: values.addAllSources,
    // Not for an existing topic: only a move changes its category, perhaps by another user while this form is open.
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

/** Type guard for restored form values: every field has the same type as in `emptyTopic`. */
export const isTopicValues = (value: unknown): value is TopicValues =>
  isRecord(value) &&
  Object.entries(emptyTopic).every(([field, empty]) =>
    empty === null
      ? value[field] === null || typeof value[field] === 'string'
      : typeof value[field] === typeof empty && Array.isArray(value[field]) === Array.isArray(empty),
  );

export type SourcesQuestion = 'includeAll' | 'required';

/** The question to ask before saving a topic that would match nothing as it is; null if none is needed. */
export function sourcesQuestionFor(values: TopicValues, query: string): SourcesQuestion | null {
  if (values.addAllSources || sourcesOf(values).length > 0) return null;
  if (values.onlyPublish) return query === '' ? 'includeAll' : null;
  return query === '' ? 'required' : 'includeAll';
}

/** True if both values would save the same topic. */
export function savesSameTopic(a: TopicValues, b: TopicValues): boolean {
  const savedContent = (values: TopicValues) =>
    JSON.stringify({
      ...values,
      terms: null,
      text: queryOf(values),
      sources: values.sources.map(({ id }) => id).sort(),
      publishSources: values.publishSources.map(({ id }) => id).sort(),
    });
  return savedContent(a) === savedContent(b);
}

/** The values after switching between list and text; null if the text can't be a list of terms. */
export function switchMode(values: TopicValues, mode: 'list' | 'text'): TopicValues | null {
  if (mode === 'text') return { ...values, text: values.text ?? textOfTerms(values.terms) ?? '' };
  if (values.text === null) return values;
  const terms = termsOfText(values.text);
  return terms && { ...values, terms, text: null };
}

/** The values with another query, in the mode that was used: text or list. */
export function withQuery(values: TopicValues, query: string): TopicValues {
  return values.text === null ? { ...values, terms: termsOfText(query) ?? values.terms } : { ...values, text: query };
}
