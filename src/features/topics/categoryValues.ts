import { limits } from '@contract/limits';
import type { ProfileGroup, ProfileGroupBody } from '@contract/topic';
import { isRecord } from '@client/shared/values/isRecord';
import { t } from '@client/shared/texts/t';
import { base64Part } from '@client/shared/ui/form/image/imageFile';

/** The values of the category form. `icon` is a URL, a data URL of an uploaded image, or null. */
export interface CategoryValues {
  name: string;
  icon: string | null;
}

export const emptyCategory: CategoryValues = { name: '', icon: null };

/** True if unsaved values that were kept when the session expired are values of the category form. */
export const isCategoryValues = (kept: unknown): kept is CategoryValues =>
  isRecord(kept) && typeof kept.name === 'string' && (kept.icon === null || typeof kept.icon === 'string');

export const categoryValuesOf = ({ name, profileGroupIcon }: ProfileGroup): CategoryValues => ({
  name,
  icon: profileGroupIcon,
});

/** Validates the form: error messages by field. A schema library isn't needed for one rule. */
export function categoryErrors({ name }: CategoryValues): { name?: string } {
  const length = name.trim().length;
  if (length === 0) return { name: t('categoryForm.titleMissing') };
  return length > limits.categoryName ? { name: t('field.tooLong', { n: limits.categoryName }) } : {};
}

/**
 * The place of a new category: inside another one, or at the top level of an owner; without an owner it is the user's
 * own.
 */
interface CategoryPlace {
  parentGroupId?: string | undefined;
  owner?: string | undefined;
  /** Idempotency key of the form, so that a repeated request creates one category. */
  key?: string;
}

/** Returns the request body; the picture only if it has changed. */
export function categoryBody(values: CategoryValues, before: CategoryValues, place: CategoryPlace): ProfileGroupBody {
  const changed = values.icon !== before.icon;
  return {
    name: values.name.trim(),
    updateProfileGroupIcon: changed,
    ...(changed && values.icon !== null ? { profileGroupIcon: sentIcon(values.icon) } : {}),
    ...(place.parentGroupId === undefined ? {} : { parentGroupId: place.parentGroupId }),
    ...(place.owner === undefined ? {} : { owner: place.owner }),
    ...(place.key === undefined ? {} : { key: place.key }),
  };
}

const sentIcon = (icon: string): string => (icon.startsWith('data:') ? base64Part(icon) : icon);
