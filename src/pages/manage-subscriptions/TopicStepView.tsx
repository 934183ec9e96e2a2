import type { SubscribableAnswer } from '@contract/subscribers';
import Search from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { errorText } from '@client/api/errorText';
import { t } from '@client/shared/texts/t';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { ListPagination } from '@client/shared/list/ListPagination';
import { SearchField } from '@client/shared/list/SearchField';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { SearchFieldSelect } from './SearchFieldSelect';
import { TopicRadioList, type TopicRadioListProps } from './TopicRadioList';
import type { SubscriptionAction } from './subscriptionWizard';

/** The field that the search applies to. */
export type TopicField = 'name' | 'type';

interface TopicStepViewProps extends Omit<TopicRadioListProps, 'profiles'> {
  topics: {
    currentData?: SubscribableAnswer | undefined;
    error?: unknown;
    refetch: () => unknown;
  };
  field: TopicField;
  text: string;
  page: number;
  pages: number;
  /** An error in place of the selected topic. */
  errorMessage: ReactNode;
  onField: (field: TopicField) => void;
  onType: (text: string) => void;
  onPage: (page: number) => void;
  onAction: (action: SubscriptionAction) => void;
}

export function TopicStepView(props: TopicStepViewProps) {
  const { topics, topic, field, text, page, pages, errorMessage, onAction } = props;
  const { currentData } = topics;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <SearchFieldSelect
          value={field}
          fields={(['name', 'type'] as const).map((value) => ({ value, text: t(`subs.field.${value}`) }))}
          onChange={props.onField}
        />
        <SearchField label={t('subs.find')} value={text} onChange={props.onType} />
        <Typography variant="body2" color="textSecondary" role="status">
          {currentData ? t('subs.total', { count: currentData.total }) : ''}
        </Typography>
      </Stack>
      <TopicList {...props} />
      <ListPagination pages={pages} page={page} label={t('subs.pages')} onPage={props.onPage} />
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 3 }}>
        {errorMessage ?? (
          <Typography variant="body2" role="status" sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
            {topic ? t('subs.chosen', { name: topic.name }) : ''}
          </Typography>
        )}
        <Button variant="outlined" onClick={() => onAction('unsubscribe')}>
          {t('subs.unsubscribeUsers')}
        </Button>
        <Button variant="contained" onClick={() => onAction('subscribe')}>
          {t('subs.subscribeUsers')}
        </Button>
      </Stack>
    </Paper>
  );
}

function TopicList(props: TopicStepViewProps) {
  const { currentData, error, refetch } = props.topics;
  if (error && !currentData) {
    return <ErrorState title={t('state.listFailed')} error={errorText(error)} onRetry={refetch} />;
  }
  if (!currentData) return <Skeletons count={10} />;
  if (currentData.profiles.length === 0) return <EmptyState title={t('subs.noTopics')} icon={<Search />} />;
  return <TopicRadioList {...props} profiles={currentData.profiles} />;
}
