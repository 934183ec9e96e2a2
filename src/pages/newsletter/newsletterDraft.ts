import { isRecord } from '@client/shared/values/isRecord';
import { tabDraft } from '@client/shared/ui/form/tabDraft';
import type { Orders } from './newsletterTree';
import type { NewsletterValues } from './newsletterValues';

/** An unsent newsletter, stored in the tab's session storage to survive a reload. */
export interface NewsletterDraft {
  /** The owner id of the workspace. */
  ownerId: string;
  values: NewsletterValues;
  /** The keys of the selected articles (see `keyOf`). */
  articleIds: string[];
  /** The article ids by section, for sections whose order the user changed; `''` is "no section". */
  orders: Orders;
  /** The idempotency key: the server accepts a newsletter with this key only once. */
  key: string;
  /** The request body (JSON) of a send without a response: the server may have accepted it. Null if there was none. */
  tried: string | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** A draft stored by an earlier release has neither an introduction nor a choice about stories. */
type AddedValues = 'introduction' | 'separateStories';
interface StoredDraft extends Omit<NewsletterDraft, 'values'> {
  values: Omit<NewsletterValues, AddedValues> & Partial<Pick<NewsletterValues, AddedValues>>;
}

function isDraft(stored: unknown): stored is StoredDraft {
  if (!isRecord(stored) || !isRecord(stored.values)) return false;
  const { subject, fullName, introduction = '', separateStories = false, ...rest } = stored.values;
  const { userGroupIds, templateId, styleId } = rest;
  const isFilled =
    [subject, fullName, introduction, templateId, styleId].every(isText) &&
    typeof separateStories === 'boolean' &&
    [userGroupIds, stored.articleIds].every(isTexts);
  return isFilled && isText(stored.ownerId) && isText(stored.key) && isOrders(stored.orders) && isTried(stored.tried);
}

const isOrders = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isTexts);
const isTried = (value: unknown): boolean => value === null || isText(value);

const draft = tabDraft('watchdesk:newsletter-draft', isDraft);

export const { keep: keepDraft, forget: forgetDraft } = draft;

/** The stored draft if it belongs to this workspace, else null. */
export function draftOf(ownerId: string): NewsletterDraft | null {
  const stored = draft.kept();
  if (stored?.ownerId !== ownerId) return null;
  return { ...stored, values: { introduction: '', separateStories: false, ...stored.values } };
}
