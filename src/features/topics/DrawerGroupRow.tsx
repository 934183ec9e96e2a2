import type { ProfileGroup } from '@contract/topic';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { t } from '@client/shared/lib/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { selectGroupCount } from './topicSelectors';

/** A category in the drawer: its picture, name and topics; it opens in the drawer. */
export function DrawerGroupRow({ group, onOpen }: { group: ProfileGroup; onOpen: () => void }) {
  const count = useAppSelector((state) => selectGroupCount(state, group.topicType, group.id));
  return (
    <ListItem disablePadding>
      <ListItemButton
        onClick={onOpen}
        aria-label={t('drawer.open', { name: group.name })}
        sx={{ gap: 1.25, px: 1.5, py: 0.625 }}
      >
        <GroupIcon address={group.profileGroupIcon} />
        <Typography variant="body2" noWrap sx={{ flex: 1, fontWeight: 500 }}>
          {group.name}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {count}
        </Typography>
        <ChevronRightOutlined sx={{ fontSize: 18, color: 'text.secondary', mr: -0.5 }} />
      </ListItemButton>
    </ListItem>
  );
}

function GroupIcon({ address }: { address: string | null }) {
  const frame = { width: 24, height: 24, borderRadius: '6px', flex: 'none' } as const;
  if (address) return <Box component="img" src={address} alt="" loading="lazy" sx={{ ...frame, objectFit: 'cover' }} />;
  return (
    <Box sx={{ ...frame, display: 'grid', placeItems: 'center', bgcolor: 'quiet', color: 'text.secondary' }}>
      <FolderOutlined sx={{ fontSize: 16 }} />
    </Box>
  );
}
