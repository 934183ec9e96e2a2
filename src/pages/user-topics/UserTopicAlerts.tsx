import type { DepartmentUser, UserTopic, UserTopicsAnswer } from '@contract/users';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AlertTable } from '@client/features/alerts/AlertTable';
import { frequencyOptions } from '@client/features/alerts/frequencyOptions';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { emailOfUser, nameOfUser } from '@client/features/users/userDisplay';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { SearchField } from '@client/shared/list/SearchField';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { useUserAlertChanges } from './useUserAlertChanges';

interface UserTopicAlertsProps {
  user: DepartmentUser;
  /** Undefined while they are loading. */
  topics: UserTopicsAnswer | undefined;
}

const headingId = 'user-topics';

/** The alerts of a user's own topics. */
export function UserTopicAlerts({ user, topics }: UserTopicAlertsProps) {
  const [query, setQuery] = useState('');
  const hasTopics = (topics?.total ?? 0) > 0;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-end', mb: 1.5 }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Typography variant="h2" id={headingId}>
            {t('userTopics.list')}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('userTopics.note', { email: emailOfUser(user) })}
          </Typography>
        </Box>
        {hasTopics ? <SearchField label={t('alerts.find')} value={query} onChange={setQuery} /> : null}
      </Stack>
      <Body user={user} topics={topics} query={query} />
    </Box>
  );
}

function Body({ user, topics, query }: UserTopicAlertsProps & { query: string }) {
  const dates = useDates();
  const frequencies = useDictionary('frequencies');
  const changes = useUserAlertChanges(user);
  if (!topics) return <Skeletons shape="line" count={5} />;
  if (topics.profiles.length === 0) {
    return <EmptyState icon={<NotificationsNoneOutlined />} title={t('alerts.personal.empty')} />;
  }
  const words = query.trim().toLowerCase();
  const found = topics.profiles.filter(({ name, id }) => name.toLowerCase().includes(words) || id === words);
  if (found.length === 0) return <EmptyState icon={<Search />} title={t('alerts.personal.noMatch')} />;
  return (
    <AlertTable<UserTopic>
      // A changed search remounts the table at page 1.
      key={words}
      label={t('userTopics.list')}
      topics={found}
      options={frequencyOptions(frequencies.items)}
      nameOf={({ name }) => <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{name}</Box>}
      columns={[
        { label: t('userTopics.topicId'), cell: ({ id }) => id },
        { label: t('userTopics.owner'), cell: () => nameOfUser(user) },
        { label: t('userTopics.status'), cell: ({ status }) => t(`userTopics.status.${status ?? 'ACTIVE'}`) },
        { label: t('userTopics.created'), cell: ({ createdDate }) => dates.day(createdDate) },
      ]}
      onToggle={changes.toggle}
      onChange={changes.change}
    />
  );
}
