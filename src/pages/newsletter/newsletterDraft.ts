import { isRecord } from '@client/shared/values/isRecord';
import { tabDraft } from '@client/shared/ui/form/tabDraft';
import type { Orders } from './newsletterTree';
import type { NewsletterValues } from './newsletterValues';

/** A newsletter that is being written, as this tab keeps it over a reload. */
export interface NewsletterDraft {
  /** The workspace's. */
  ownerId: string;
  values: NewsletterValues;
  /** Chosen articles: each behind its section, as `keyOf` says. */
  articleIds: string[];
  /** The articles of sections (and of none) in the order that they were given here. */
  orders: Orders;
  /** The newsletter's own: sent again with it, it is the same newsletter. */
  key: string;
  /** What was sent without an answer: it may have been taken. */
  tried: string | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function isDraft(kept: unknown): kept is NewsletterDraft {
  if (!isRecord(kept) || !isRecord(kept.values)) return false;
  const { subject, fullName, userGroupIds, templateId, styleId } = kept.values;
  const isFilled =
    [subject, fullName, templateId, styleId].every(isText) && [userGroupIds, kept.articleIds].every(isTexts);
  return isFilled && isText(kept.ownerId) && isText(kept.key) && isOrders(kept.orders) && isTried(kept.tried);
}

const isOrders = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isTexts);
const isTried = (value: unknown): boolean => value === null || isText(value);

const draft = tabDraft('watchdesk:newsletter-draft', isDraft);

export const { keep: keepDraft, forget: forgetDraft } = draft;

/** The draft of this workspace's newsletter, if there is one. */
export function draftOf(ownerId: string): NewsletterDraft | null {
  const kept = draft.kept();
  return kept?.ownerId === ownerId ? kept : null;
}
