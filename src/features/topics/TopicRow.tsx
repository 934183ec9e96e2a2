import { layout } from '@contract/limits';
import type { Profile } from '@contract/topic';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';
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
  frame?: RowFrame;
}

/** What a list does with a row that it places, or lets people drag. */
export interface RowFrame {
  ref?: Ref<HTMLLIElement>;
  style?: CSSProperties;
  attributes?: HTMLAttributes<HTMLLIElement>;
  /** Of the line without the details. */
  line?: HTMLAttributes<HTMLDivElement>;
  /** At the row's beginning: where it is taken by key and finger. */
  grip?: ReactNode;
}

/** A topic in a list: a row, and a card where it is narrow. It opens to its details, which are loaded once. */
export function TopicRow(props: TopicRowProps) {
  const { topic, parentName, person, favourite, editable, onMove, open, onToggle, frame } = props;
  return (
    <Box component="li" ref={frame?.ref} style={frame?.style} {...frame?.attributes} sx={box}>
      <Box {...frame?.line} sx={line}>
        {frame?.grip}
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
    </Box>
  );
}

const narrow = `@media (max-width: ${layout.mobile - 0.05}px)`;

const box = {
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
  [narrow]: {
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    '&:last-of-type': { borderBottom: 1, borderColor: 'divider' },
  },
};

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1,
  py: 0.75,
  minHeight: 52,
  flexWrap: 'wrap',
} as const;

const name = { display: 'block', overflowWrap: 'anywhere' } as const;
