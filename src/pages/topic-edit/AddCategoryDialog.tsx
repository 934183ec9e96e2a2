import { limits } from '@contract/limits';
import type { ProfileGroup } from '@contract/topic';
import Stack from '@mui/material/Stack';
import { useFormik } from 'formik';
import { useState } from 'react';
import { isApiError } from '@client/api/apiError';
import { useCreateCategoryMutation } from '@client/api/data/categories';
import { selectUser } from '@client/features/session/sessionSelectors';
import { CategoryFields } from '@client/features/topics/CategoryFields';
import { categoryBody, categoryErrors, emptyCategory } from '@client/features/topics/categoryValues';
import { createIdempotencyKey } from '@client/shared/ui/form/createIdempotencyKey';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { FormDialog } from '@client/shared/ui/dialog/FormDialog';
import { SelectField } from '@client/shared/ui/form/SelectField';
import { categoryOptions } from './CategorySelect';

interface AddCategoryDialogProps {
  type: 'USER' | 'COMPANY';
  /** The categories that can be the parent. */
  groups: readonly ProfileGroup[];
  onAdded: (id: string) => void;
  onClose: () => void;
}

const pictureSize = 96;

/** Creates a category without leaving the form of a new topic. */
export function AddCategoryDialog({ type, groups, onAdded, onClose }: AddCategoryDialogProps) {
  const [parentId, setParentId] = useState('');
  const [createCategory] = useCreateCategoryMutation();
  const [key] = useState(createIdempotencyKey);
  const departmentId = useAppSelector(selectUser)?.departmentID;
  const form = useFormik({
    initialValues: emptyCategory,
    validate: categoryErrors,
    onSubmit: async (values, { setErrors }) => {
      const place = {
        parentGroupId: parentId === '' ? undefined : parentId,
        owner: type === 'COMPANY' ? departmentId : undefined,
        key,
      };
      const { data, error } = await createCategory(categoryBody(values, emptyCategory, place));
      if (data) onAdded(data.profileGroup.id);
      else setErrors((isApiError(error) ? error.fields : undefined) ?? {});
    },
  });
  return (
    <FormDialog
      title={t('topicList.createCategory')}
      action={t('action.save')}
      saving={form.isSubmitting}
      onSubmit={form.handleSubmit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <CategoryFields form={form} pictureSize={pictureSize} />
        <SelectField
          label={t('saveAs.parent')}
          value={parentId}
          options={[
            { value: '', label: t('saveAs.topLevel') },
            ...categoryOptions(groups.filter(({ depth }) => depth < limits.topicGroupDepth)),
          ]}
          onChange={setParentId}
        />
      </Stack>
    </FormDialog>
  );
}
