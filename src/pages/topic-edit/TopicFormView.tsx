import type { ProfileDetail } from '@contract/topic';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormikProps } from 'formik';
import type { ReactNode } from 'react';
import type { FieldValues } from '@client/features/query/completions';
import type { ValidateQuery } from '@client/features/query/TermDialog';
import { topicListPaths } from '@client/features/topics/topicPaths';
import { topicTypeTexts } from '@client/features/topics/topicTexts';
import { t } from '@client/shared/lib/texts/t';
import { usePageTitle } from '@client/shared/lib/usePageTitle';
import { Trail } from '@client/shared/ui/PageHeader';
import { AlertFields } from './AlertFields';
import { PreviewPanel } from './PreviewPanel';
import { QueryBuilder } from './QueryBuilder';
import { SourcesSection } from './SourcesSection';
import { TopicActions } from './TopicActions';
import { TopicBasics } from './TopicBasics';
import type { TopicPlace, TopicValues } from './topicValues';

export interface TopicFormViewProps {
  form: FormikProps<TopicValues>;
  place: TopicPlace;
  topic: ProfileDetail | null;
  category: ReactNode;
  canPublish: boolean;
  values: FieldValues;
  frequencies: Readonly<Record<string, string>>;
  validateQuery: ValidateQuery;
  /** The topic was deleted or copied: the page is left without a question. */
  onLeave: () => void;
  onCancel: () => void;
}

/** The form at the left, and at the right what the topic would find at every moment. */
export function TopicFormView(props: TopicFormViewProps) {
  const { form, place, topic, category, canPublish, values, frequencies, validateQuery, onLeave, onCancel } = props;
  const title = topic?.name ?? t('topicForm.newTitle');
  usePageTitle(title);
  return (
    <Box component="form" noValidate onSubmit={form.handleSubmit} aria-label={title}>
      <Box component="header" sx={{ mb: 3 }}>
        <Trail
          title={place.groupName}
          crumbs={[{ label: t(topicTypeTexts[place.type]), to: topicListPaths[place.type] }]}
        />
        <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h1" sx={{ flex: '1 1 240px', overflowWrap: 'anywhere', minWidth: 0 }}>
            {title}
          </Typography>
          {topic ? <TopicActions topic={topic} place={place} onLeave={onLeave} /> : null}
        </Stack>
      </Box>
      <Box sx={columns}>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Section title={t('topicForm.about')}>
            <TopicBasics form={form} />
            {category}
          </Section>
          <Section title={t('term.list')}>
            <QueryBuilder form={form} values={values} validateQuery={validateQuery} />
          </Section>
          <Section title={t('sources.title')}>
            <SourcesSection form={form} company={place.type === 'COMPANY'} canPublish={canPublish} />
          </Section>
          {place.type === 'COMPANY' ? (
            <Section title={t('topicForm.alert')}>
              <AlertFields form={form} topic={topic} frequencies={frequencies} />
            </Section>
          ) : null}
          <Box sx={bar}>
            <Button color="inherit" onClick={onCancel}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={form.isSubmitting}>
              {t('action.save')}
            </Button>
          </Box>
        </Stack>
        <PreviewPanel values={form.values} place={place} frequencies={frequencies} />
      </Box>
    </Box>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper variant="outlined" component="section" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Stack useFlexGap sx={{ gap: 2 }}>
        {children}
      </Stack>
    </Paper>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.5fr) minmax(300px, 1fr)' },
} as const;

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 1,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
