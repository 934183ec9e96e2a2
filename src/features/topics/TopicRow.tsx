import type { Profile } from '@contract/topic';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dragSurface } from '@client/shared/dnd/useDistanceSensor';
import { t } from '@client/shared/lib/texts/t';
import type { Subscriber } from './changeSubscription';
import { SubscribeSwitch } from './SubscribeSwitch';
import { topicResultsPath } from './topicPaths';
import { TopicRowDetails } from './TopicRowDetails';
import { TopicRowMenu } from './TopicRowMenu';

export interface TopicRowProps {
  topic: Profile;
  parentName: string;
  person: Subscriber;
  favourite: ReactNode;
  /** Moves or edits: offered only where the topic may be changed. */
  editable: boolean;
  onMove: () => void;
  open: boolean;
  onToggle: () => void;
  /** In a list that is dragged: whether this row can be. */
  dragged?: boolean;
}

/** What a row of topics shows, inside its TopicRowFrame. It opens to the topic's details, which are loaded once. */
export function TopicRow(props: TopicRowProps) {
  const { topic, parentName, person, favourite, editable, onMove, open, onToggle, dragged } = props;
  const drag = dragged === undefined ? {} : { ...dragSurface(topic.id), 'data-dragged': dragged };
  return (
    <>
      <Box {...drag} sx={line}>
        <IconButton
          size="small"
          aria-expanded={open}
          aria-label={t(open ? 'topicList.close' : 'topicList.open', { topicName: topic.name })}
          onClick={onToggle}
        >
          <ExpandMore fontSize="small" sx={{ transition: 'transform 120ms', rotate: open ? '0deg' : '-90deg' }} />
        </IconButton>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Link component={RouterLink} to={topicResultsPath(topic)} color="textPrimary" variant="subtitle2" sx={name}>
            {topic.name}
          </Link>
          <Typography variant="caption" color="textSecondary" component="p" noWrap>
            {parentName}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
          {topic.topicType === 'USER' ? null : <SubscribeSwitch topic={topic} person={person} />}
          {favourite}
          {editable ? <TopicRowMenu topic={topic} onMove={onMove} /> : null}
        </Box>
      </Box>
      {open ? <TopicRowDetails topic={topic} /> : null}
    </>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1,
  py: 0.75,
  minHeight: 52,
  flexWrap: 'wrap',
  '&[data-dragged]': { pl: 5 },
  '&[data-dragged=true]': { cursor: 'grab' },
} as const;

const name = { display: 'block', overflowWrap: 'anywhere' } as const;
