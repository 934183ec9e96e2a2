import '@client/features/topics/categoryTexts';
import '@client/features/topics/topicFormTexts';
import '@client/features/topics/topicListTexts';
import type { ProfileGroup, TopicType } from '@contract/topic';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { isApiError } from '@client/api/apiError';
import { useCreateCategoryMutation } from '@client/api/data/categories';
import { selectIsAdmin, selectHasPersonalTopics, selectUser } from '@client/features/session/sessionSelectors';
import { categoryBody, emptyCategory, type CategoryValues } from '@client/features/topics/categoryValues';
import { EditDenied } from '@client/features/topics/EditDenied';
import { PersonalTopicsDisabled } from '@client/features/topics/PersonalTopicsDisabled';
import { topicListPaths } from '@client/features/topics/topicPaths';
import { canEdit, canCreateCategory } from '@client/features/topics/topicRights';
import { createIdempotencyKey } from '@client/shared/ui/form/createIdempotencyKey';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { StatePanel } from '@client/shared/ui/feedback/StatePanel';
import { CategoryForm } from './CategoryForm';
import { CategoryUnavailable } from './CategoryUnavailable';
import { useListedCategory } from './useListedCategory';

/** Creates a category: inside the category in the URL, else at the top level (of the company with `?company=true`). */
export function NewCategoryPage() {
  const { profileGroupId } = useParams();
  const [params] = useSearchParams();
  const known = useListedCategory(profileGroupId ?? '');
  const isAdmin = useAppSelector(selectIsAdmin);
  const canOwnTopics = useAppSelector(selectHasPersonalTopics);
  const parent = known.group ?? null;
  const type = parent?.topicType ?? (params.get('company') === 'true' ? 'COMPANY' : 'USER');
  if (profileGroupId !== undefined && parent === null) return <CategoryUnavailable {...known} />;
  if (type === 'USER' && !canOwnTopics) return <PersonalTopicsDisabled />;
  if (canCreateCategory(type, parent, isAdmin))
    return <AddCategory key={parent?.id} type={type} parent={parent} gone={known.gone} />;
  if (isAdmin && parent && canEdit(parent, isAdmin))
    return <StatePanel heading="h1" title={t('error.CATEGORY_TOO_DEEP')} />;
  return <EditDenied of="category" to={topicListPaths[type]} />;
}

interface AddCategoryProps {
  type: TopicType;
  parent: ProfileGroup | null;
  /** True if the parent was deleted while the form is open. */
  gone: boolean;
}

function AddCategory({ type, parent, gone }: AddCategoryProps) {
  const [createCategory] = useCreateCategoryMutation();
  const [key] = useState(createIdempotencyKey);
  const departmentId = useAppSelector(selectUser)?.departmentID;
  const save = async (values: CategoryValues, initial: CategoryValues) => {
    const place = { parentGroupId: parent?.id, owner: type === 'COMPANY' ? departmentId : undefined, key };
    const { error } = await createCategory(categoryBody(values, initial, place));
    if (!error) return null;
    return (isApiError(error) ? error.fields : undefined) ?? {};
  };
  return (
    <CategoryForm
      title={t('topicList.createCategory')}
      type={type}
      parentId={parent?.id ?? null}
      group={null}
      gone={gone}
      initial={emptyCategory}
      onSave={save}
    />
  );
}
