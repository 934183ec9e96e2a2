import type { WorkspaceGroup } from '@contract/workspaceArticles';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { errorText } from '@client/api/errorText';
import { useSectionsQuery } from '@client/api/workspace/sections';
import { personName } from '@client/shared/texts/personName';
import { t } from '@client/shared/texts/t';
import { toggleMember } from '@client/shared/list/toggleMember';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { scrollableTabs } from '@client/shared/ui/layout/scrollableTabs';
import { SectionList } from './SectionList';

export interface FilterDialogProps {
  ownerId: string;
  /** Members of the workspace's user group, who can share articles; empty for a personal workspace. */
  members: WorkspaceGroup['members'];
  sections: readonly string[];
  sharedBy: readonly string[];
  onApply: (sections: readonly string[], sharedBy: readonly string[]) => void;
  onClose: () => void;
}

/** Filters a workspace by sections, and by the people who shared the articles. */
export function FilterDialog({ ownerId, members, onApply, onClose, ...now }: FilterDialogProps) {
  const id = useId();
  const [tab, setTab] = useState<'sections' | 'people'>('sections');
  const [sections, setSections] = useState<ReadonlySet<string>>(new Set(now.sections));
  const [people, setPeople] = useState<ReadonlySet<string>>(new Set(now.sharedBy));
  const panel = `${id}-panel`;
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`}>{t('filter.title')}</DialogTitle>
      <DialogContent>
        <Tabs
          {...scrollableTabs}
          value={tab}
          onChange={(_event, next: typeof tab) => setTab(next)}
          aria-label={t('filter.title')}
          sx={{ mb: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab value="sections" label={t('filter.sections')} id={`${id}-sections`} aria-controls={panel} />
          <Tab value="people" label={t('filter.sharedBy')} id={`${id}-people`} aria-controls={panel} />
        </Tabs>
        <Box role="tabpanel" id={panel} aria-labelledby={`${id}-${tab}`} sx={{ minHeight: 160 }}>
          {tab === 'sections' ? (
            <Sections ownerId={ownerId} ticked={sections} onTick={(one) => setSections(toggleMember(sections, one))} />
          ) : (
            <People members={members} ticked={people} onTick={(one) => setPeople(toggleMember(people, one))} />
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button
          color="inherit"
          disabled={sections.size + people.size === 0}
          onClick={() => {
            setSections(new Set());
            setPeople(new Set());
          }}
        >
          {t('filter.clear')}
        </Button>
        <Box sx={{ flex: 1 }} />
        <Button color="inherit" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button
          variant="contained"
          onClick={() => {
            onApply([...sections], [...people]);
            onClose();
          }}
        >
          {t('filter.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface CheckedProps {
  ticked: ReadonlySet<string>;
  onTick: (id: string) => void;
}

function Sections({ ownerId, ...ticks }: CheckedProps & { ownerId: string }) {
  const { data, error, refetch } = useSectionsQuery({ ownerId }, { refetchOnMountOrArgChange: true });
  if (!data && error) {
    return <ErrorState title={t('sections.failed')} error={errorText(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeletons count={4} shape="line" />;
  if (data.groups.length === 0) return <EmptyState title={t('sections.empty')} />;
  return <SectionList sections={data.groups} {...ticks} />;
}

function People({ members, ticked, onTick }: CheckedProps & Pick<FilterDialogProps, 'members'>) {
  if (members.length === 0) return <EmptyState title={t('filter.noPeople')} />;
  return (
    <Stack>
      {members.map((person) => (
        <FormControlLabel
          key={person.ownerId}
          control={
            <Checkbox size="small" checked={ticked.has(person.ownerId)} onChange={() => onTick(person.ownerId)} />
          }
          label={personName(person)}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      ))}
    </Stack>
  );
}
