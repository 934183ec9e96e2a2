import type { SubscribableTopic } from '@contract/subscribers';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { frequencyLabel } from '@client/features/alerts/frequencyOptions';
import { t } from '@client/shared/texts/t';

export interface TopicRadioListProps {
  profiles: readonly SubscribableTopic[];
  /** The selected topic. */
  topic: SubscribableTopic | null;
  /** Labels by frequency number. */
  frequencies: Readonly<Record<string, string>>;
  onTopic: (topic: SubscribableTopic) => void;
}

/** The topics of one page of the list, as radio buttons. */
export function TopicRadioList({ profiles, topic, frequencies, onTopic }: TopicRadioListProps) {
  const choose = (id: string): void => {
    const chosen = profiles.find((profile) => profile.id === id);
    if (chosen) onTopic(chosen);
  };
  return (
    <RadioGroup
      aria-label={t('subs.topics')}
      value={topic?.id ?? ''}
      onChange={(_event, id) => choose(id)}
      sx={{ gap: 0.5, flexWrap: 'nowrap' }}
    >
      {profiles.map((profile) => (
        <FormControlLabel
          key={profile.id}
          value={profile.id}
          control={<Radio size="small" />}
          label={<TopicText topic={profile} frequencies={frequencies} />}
          disableTypography
          sx={[row, profile.id === topic?.id ? { bgcolor: 'soft', borderColor: 'primary.main' } : {}]}
        />
      ))}
    </RadioGroup>
  );
}

function TopicText({ topic, frequencies }: { topic: SubscribableTopic } & Pick<TopicRadioListProps, 'frequencies'>) {
  const frequency = frequencyLabel(frequencies, topic.frequency);
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>{topic.name}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {topic.parentName} · {t('subs.alert', { frequency, limit: topic.limit })}
        </Box>
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {t('subs.subscribers', { count: topic.subscribers })}
      </Box>
      <Chip
        size="small"
        variant="outlined"
        label={t(topic.topicType === 'COMPANY' ? 'subs.company' : 'subs.watchdesk')}
        sx={{ minWidth: 88 }}
      />
    </Box>
  );
}

const row = {
  m: 0,
  px: 1,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&:hover': { bgcolor: 'quiet' },
} as const;
