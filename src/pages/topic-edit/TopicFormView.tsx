import type { ProfileDetail } from '@contract/topic';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormikProps } from 'formik';
import type { ReactNode } from 'react';
import type { FieldValues } from '@client/features/query/completions';
import type { ValidateQuery } from '@client/features/query/TermDialog';
import { topicListPaths } from '@client/features/topics/topicPaths';
import { topicTypeTexts } from '@client/features/topics/topicTexts';
import { t } from '@client/shared/texts/t';
import { useFocusFirstError } from '@client/shared/ui/form/useFocusFirstError';
import { usePageTitle } from '@client/shared/navigation/usePageTitle';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { Breadcrumbs } from '@client/shared/ui/layout/Breadcrumbs';
import { AlertFields } from './AlertFields';
import { formBar, formColumns, FormSection } from './FormSection';
import { PreviewCount } from './PreviewCount';
import { PreviewPanel } from './PreviewPanel';
import { QueryBuilder } from './QueryBuilder';
import { SourcesSection } from './SourcesSection';
import { ExistingTopicActions } from './ExistingTopicActions';
import { TitleAndDescriptionFields } from './TitleAndDescriptionFields';
import { withQuery, type TopicLocation, type TopicValues } from './topicFormValues';
import { useTopicPreview } from './useTopicPreview';

interface TopicFormViewProps {
  form: FormikProps<TopicValues>;
  place: TopicLocation;
  topic: ProfileDetail | null;
  category: ReactNode;
  canPublish: boolean;
  values: FieldValues;
  frequencies: Readonly<Record<string, string>>;
  validateQuery: ValidateQuery;
  /** The topic was copied. Unsaved changes aren't in the copy, so leaving the page asks for confirmation. */
  onCopied: () => void;
  /** The topic was deleted. The page is left without confirmation. */
  onDeleted: () => void;
  onCancel: () => void;
}

/** The topic form: the query first, and a live preview of what the topic finds. */
export function TopicFormView(props: TopicFormViewProps) {
  const { form, place, topic, category, canPublish, values, frequencies, validateQuery } = props;
  const { onCopied, onDeleted, onCancel } = props;
  const formRef = useFocusFirstError(form);
  const title = topic?.name ?? t('topicForm.newTitle');
  usePageTitle(title);
  const preview = useTopicPreview(form.values, place);
  return (
    <Box component="form" ref={formRef} noValidate onSubmit={form.handleSubmit} aria-label={title}>
      <Box component="header" sx={{ mb: 3 }}>
        <Breadcrumbs
          title={place.groupName}
          crumbs={[{ label: t(topicTypeTexts[place.type]), to: topicListPaths[place.type] }]}
        />
        <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h1" sx={{ flex: '1 1 240px', overflowWrap: 'anywhere', minWidth: 0 }}>
            {title}
          </Typography>
          {topic ? (
            <ExistingTopicActions topic={topic} place={place} onCopied={onCopied} onDeleted={onDeleted} />
          ) : null}
        </Stack>
      </Box>
      <Box sx={formColumns}>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <FormSection title={t('term.list')}>
            <QueryBuilder form={form} values={values} validateQuery={validateQuery} />
          </FormSection>
          <FormSection title={t('sources.title')}>
            <SourcesSection form={form} company={place.type === 'COMPANY'} canPublish={canPublish} />
          </FormSection>
          <FormSection title={t('topicForm.about')}>
            <TitleAndDescriptionFields form={form} />
            {category}
          </FormSection>
          {place.type === 'COMPANY' ? (
            <FormSection title={t('topicForm.alert')}>
              <AlertFields form={form} topic={topic} frequencies={frequencies} />
            </FormSection>
          ) : null}
          <Box data-bar sx={formBar}>
            <PreviewCount preview={preview} />
            <Button color="inherit" onClick={onCancel}>
              {t('action.cancel')}
            </Button>
            <BusyButton aria-keyshortcuts="s" type="submit" variant="contained" loading={form.isSubmitting}>
              {t('action.save')}
            </BusyButton>
          </Box>
        </Stack>
        <PreviewPanel
          preview={preview}
          frequencies={frequencies}
          onCorrect={(query) => void form.setValues(withQuery(form.values, query), false)}
          showsHints={form.values.text === null}
        />
      </Box>
    </Box>
  );
}
