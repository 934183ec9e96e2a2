import type { Subscription } from '@contract/alert';
import type { Profile } from '@contract/topic';
import Add from '@mui/icons-material/Add';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import type { LoadState } from '@client/shared/redux/loadState';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { SearchField } from '@client/shared/list/SearchField';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { SectionHeader } from './SectionHeader';
import type { FrequencyOption } from '@client/features/alerts/frequencyOptions';
import { paths } from '@client/shared/navigation/paths';
import { OwnTopicAlertTable } from './OwnTopicAlertTable';
import type { PersonalAlertActions } from './usePersonalAlertActions';

interface PersonalAlertsViewProps {
  topics: readonly Profile[];
  status: LoadState['status'];
  error: string | null;
  query: string;
  /** True if users of this department can have topics of their own. */
  canOwnTopics: boolean;
  email: string;
  options: readonly FrequencyOption[];
  subscriptions: readonly Subscription[];
  onQuery: (query: string) => void;
  onToggle: PersonalAlertActions['toggle'];
  onChange: PersonalAlertActions['change'];
  onRetry: () => void;
}

const headingId = 'personal-alerts';

export function OwnTopicAlertsView(props: PersonalAlertsViewProps) {
  const { timeZone } = useDates();
  const { topics, email, query, onQuery } = props;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mb: 5 }}>
      <SectionHeader
        id={headingId}
        title={t('alerts.personal')}
        note={topics.length > 0 ? t('alerts.personal.note', { email, timeZone }) : null}
        actions={topics.length > 0 ? <SearchField label={t('alerts.find')} value={query} onChange={onQuery} /> : null}
      />
      <Body {...props} />
    </Box>
  );
}

function Body(props: PersonalAlertsViewProps) {
  const { topics, status, error, query, canOwnTopics, onRetry } = props;
  if (topics.length === 0) {
    if (status === 'error') {
      return <ErrorState title={t('alerts.personal.loadFailed', { reason: error ?? '' })} onRetry={onRetry} />;
    }
    if (status !== 'loaded') return <Skeletons shape="tableRow" count={5} />;
    return (
      <EmptyState
        icon={<NotificationsNoneOutlined />}
        title={t('alerts.personal.empty')}
        text={t('alerts.personal.empty.text')}
        action={
          canOwnTopics ? (
            <Button component={RouterLink} to={paths.newTopic()} variant="contained" startIcon={<Add />}>
              {t('alerts.personal.add')}
            </Button>
          ) : null
        }
      />
    );
  }
  const words = query.trim().toLowerCase();
  const found = topics.filter(({ name, id }) => name.toLowerCase().includes(words) || id === words);
  if (found.length === 0) return <EmptyState icon={<Search />} title={t('alerts.personal.noMatch')} />;
  // The key resets the table to its first page when the search changes.
  return <OwnTopicAlertTable key={words} {...props} topics={found} />;
}
