import '@client/features/topics/categoryTexts';
import '@client/features/topics/topicFormTexts';
import '@client/features/topics/topicListTexts';
import type { ProfileGroup } from '@contract/topic';
import { useParams } from 'react-router-dom';
import { isApiError } from '@client/api/apiError';
import { useUpdateCategoryMutation } from '@client/api/data/categories';
import { selectIsAdmin, selectHasPersonalTopics } from '@client/features/session/sessionSelectors';
import { categoryBody, categoryValuesOf, type CategoryValues } from '@client/features/topics/categoryValues';
import { EditDenied } from '@client/features/topics/EditDenied';
import { PersonalTopicsDisabled } from '@client/features/topics/PersonalTopicsDisabled';
import { topicListPaths } from '@client/features/topics/topicPaths';
import { canEdit } from '@client/features/topics/topicRights';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { useOverwriteConfirmation } from '@client/shared/ui/form/useOverwriteConfirmation';
import { CategoryForm } from './CategoryForm';
import { CategoryUnavailable } from './CategoryUnavailable';
import { useListedCategory } from './useListedCategory';

/** Edits the category in the URL: `/profile-group/{profileGroupId}`. */
export function CategoryEditPage() {
  const { profileGroupId = '' } = useParams();
  const known = useListedCategory(profileGroupId);
  const isAdmin = useAppSelector(selectIsAdmin);
  const canOwnTopics = useAppSelector(selectHasPersonalTopics);
  const { group } = known;
  if (!group) return <CategoryUnavailable {...known} />;
  if (group.topicType === 'USER' && !canOwnTopics) return <PersonalTopicsDisabled />;
  if (!canEdit(group, isAdmin)) return <EditDenied of="category" to={topicListPaths[group.topicType]} />;
  return <EditCategory key={group.id} group={group} gone={known.gone} />;
}

function EditCategory({ group, gone }: { group: ProfileGroup; gone: boolean }) {
  const [updateCategory] = useUpdateCategoryMutation();
  const overwrite = useOverwriteConfirmation();
  const save = async (values: CategoryValues, initial: CategoryValues, stamp: string | undefined) => {
    const owner = group.topicType === 'COMPANY' ? { owner: group.owner } : {};
    const body = categoryBody(values, initial, owner);
    const { error } = await overwrite.save((force) =>
      updateCategory({ id: group.id, body: force || stamp === undefined ? body : { ...body, stamp } }),
    );
    if (!error) return null;
    return (isApiError(error) ? error.fields : undefined) ?? {};
  };
  return (
    <>
      <CategoryForm
        title={t('topicList.editCategory')}
        type={group.topicType}
        parentId={group.parentGroupId}
        group={group}
        gone={gone}
        initial={categoryValuesOf(group)}
        onSave={save}
      />
      {overwrite.question}
    </>
  );
}
