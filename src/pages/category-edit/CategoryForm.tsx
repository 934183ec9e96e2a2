import type { ProfileGroup, TopicType } from '@contract/topic';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { useBackupForm, useRecoveredForm } from '@client/features/session/useRecoveredForm';
import { CategoryFields } from '@client/features/topics/CategoryFields';
import { categoryErrors, isCategoryValues, type CategoryValues } from '@client/features/topics/categoryValues';
import { categoryPath, topicListPaths } from '@client/features/topics/topicPaths';
import { selectGroupPath } from '@client/features/topics/topicSelectors';
import { topicTypeTexts } from '@client/features/topics/topicTexts';
import { t } from '@client/shared/texts/t';
import { useFocusFirstError } from '@client/shared/ui/form/useFocusFirstError';
import { useGoBack } from '@client/shared/navigation/useGoBack';
import { useLeaveRemovedPage } from '@client/shared/services/useLeaveRemovedPage';
import { useAppSelector } from '@client/shared/redux/hooks';
import { FormActions } from '@client/shared/ui/form/FormActions';
import { LeaveGuard } from '@client/shared/ui/dialog/LeaveGuard';
import { NotFoundState } from '@client/shared/ui/feedback/NotFoundState';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { RemoveCategoryButton } from './RemoveCategoryButton';

interface CategoryFormProps {
  title: string;
  type: TopicType;
  parentId: string | null;
  /** The category to edit; null for a new category. */
  group: ProfileGroup | null;
  /** True if the category (for a new category: its parent) was deleted while the form is open. */
  gone: boolean;
  initial: CategoryValues;
  /** Resolves to null when the category is saved, else to the errors by field. `stamp`: the version that was edited. */
  onSave: (
    values: CategoryValues,
    initial: CategoryValues,
    stamp: string | undefined,
  ) => Promise<Record<string, string> | null>;
}

const pictureSize = 160;

/** The form of a category: title and picture. Returns to the previous page after saving. */
export function CategoryForm({ title, type, parentId, group, gone, initial, onSave }: CategoryFormProps) {
  const leaveGone = useLeaveRemovedPage();
  // The topic lists may be reloaded while the form is open: changes are compared with the first values.
  const [firstValues] = useState(initial);
  const lost = useRecoveredForm(isCategoryValues, t('topicForm.back'));
  const [stamp] = useState(lost?.stamp ?? group?.stamp);
  const finished = useRef(false);
  const path = useAppSelector((state) => selectGroupPath(state, parentId));
  const parentPath = parentId === null ? topicListPaths[type] : categoryPath(type, parentId);
  const goBack = useGoBack(parentPath);
  const form = useFormik<CategoryValues>({
    initialValues: lost?.values ?? firstValues,
    validate: categoryErrors,
    async onSubmit(values, { setErrors }) {
      const errors = await onSave(values, firstValues, stamp);
      if (errors) return setErrors(errors);
      finished.current = true;
      goBack();
    },
  });
  const formRef = useFocusFirstError(form);
  const dirty = form.values.name.trim() !== firstValues.name || form.values.icon !== firstValues.icon;
  const changed = (): boolean => !finished.current && dirty;
  useBackupForm(changed, { values: form.values, stamp });
  const crumbs = [
    { label: t(topicTypeTexts[type]), to: topicListPaths[type] },
    ...[...path, ...(group ? [group] : [])].map(({ id, name }) => ({ label: name, to: categoryPath(type, id) })),
  ];
  if (gone && !dirty) return <NotFoundState title={t('topics.groupNotFound')} />;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      {gone ? (
        <Alert severity="warning" sx={{ mb: 2, maxWidth: 640 }}>
          {t(group ? 'categoryForm.gone' : 'categoryForm.parentGone')}
        </Alert>
      ) : null}
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 640 }}>
        <Stack
          component="form"
          ref={formRef}
          noValidate
          aria-label={title}
          sx={{ gap: 3 }}
          onSubmit={form.handleSubmit}
        >
          <CategoryFields form={form} pictureSize={pictureSize} />
          <FormActions saving={form.isSubmitting} onCancel={goBack}>
            {group ? (
              <RemoveCategoryButton
                group={group}
                onRemoved={() => {
                  finished.current = true;
                  leaveGone(parentPath);
                }}
              />
            ) : null}
          </FormActions>
        </Stack>
      </Paper>
      <LeaveGuard changed={changed} />
    </>
  );
}
