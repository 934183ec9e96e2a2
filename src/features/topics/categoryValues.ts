import { limits } from '@contract/limits';
import type { ProfileGroup, ProfileGroupBody } from '@contract/topic';
import { isRecord } from '@client/shared/values/isRecord';
import { t } from '@client/shared/texts/t';
import { base64Part } from '@client/shared/ui/form/image/imageFile';

/** What the form of a category edits. `icon` is an address, a data address of an uploaded image, or none. */
export interface CategoryValues {
  name: string;
  icon: string | null;
}

export const emptyCategory: CategoryValues = { name: '', icon: null };

/** Whether something kept is a form of this kind. */
export const isCategoryValues = (kept: unknown): kept is CategoryValues =>
  isRecord(kept) && typeof kept.name === 'string' && (kept.icon === null || typeof kept.icon === 'string');

export const categoryValuesOf = ({ name, profileGroupIcon }: ProfileGroup): CategoryValues => ({
  name,
  icon: profileGroupIcon,
});

/** What is wrong with the form, by its fields. One rule does not need a library of rules. */
export function categoryFaults({ name }: CategoryValues): { name?: string } {
  const length = name.trim().length;
  if (length === 0) return { name: t('categoryForm.titleMissing') };
  return length > limits.categoryName ? { name: t('topicForm.tooLong', { count: limits.categoryName }) } : {};
}

/** Where a new category goes: into another one, or to the top level of an owner; without an owner it is one's own. */
interface CategoryPlace {
  parentGroupId?: string | undefined;
  owner?: string | undefined;
  /** Of the form, so that the category is made once. */
  key?: string;
}

/** What is sent to save the category; the picture only where it is another than before. */
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
