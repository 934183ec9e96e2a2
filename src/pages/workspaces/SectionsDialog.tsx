import type { Section } from '@contract/sections';
import type { SelectableArticle } from '@contract/workspaceArticles';
import { limits } from '@contract/limits';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { errorText } from '@client/api/errorText';
import { useSectionsQuery } from '@client/api/workspace/sections';
import { t } from '@client/shared/texts/t';
import { useSelectedRows, type ListSelection } from '@client/shared/list/listSelection';
import { toggleMember } from '@client/shared/list/toggleMember';
import { paths } from '@client/shared/navigation/paths';
import { useServices } from '@client/shared/services/useServices';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { SectionDragArea } from './section-drag/SectionDragArea';
import { SectionList } from './SectionList';
import { SectionMenu } from './SectionMenu';
import { SectionMoveForm } from './SectionMoveForm';
import { siblingPosition } from './sectionMoves';
import { SectionNameForm } from './SectionNameForm';
import { useSectionMutations } from './useSectionMutations';
import { useSectionFocus } from './useSectionFocus';

export interface SectionsDialogProps {
  ownerId: string;
  /** True if the user may create and change sections. */
  canEditSections: boolean;
  /** The selected articles. */
  chosen: ListSelection<SelectableArticle>;
  /** The ids of the sections that the list is filtered by: from a single one, the articles can be moved. */
  from: readonly string[];
  /** Called with the ids of the articles that were added to sections, to clear the selection. */
  onAssigned: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** The form that is open in the list; at most one at a time. */
type OpenForm = { what: 'add'; inside: Section | null } | { what: 'edit' | 'move'; section: Section } | null;

/** Creates, renames, moves, and deletes the sections of a workspace, and adds the selected articles to sections. */
export function SectionsDialog({ ownerId, canEditSections, chosen, from, onAssigned, onClose }: SectionsDialogProps) {
  const { notifications } = useServices();
  const articles = useSelectedRows(chosen);
  const id = useId();
  const navigate = useNavigate();
  const { data, error, refetch } = useSectionsQuery({ ownerId }, { refetchOnMountOrArgChange: true });
  const changes = useSectionMutations(ownerId);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [openForm, setOpenForm] = useState<OpenForm>(null);
  const [sectionToDelete, setSectionToDelete] = useState<Section | null>(null);
  const sections = data?.groups ?? [];
  const openFormSectionId =
    openForm === null ? null : ((openForm.what === 'add' ? openForm.inside : openForm.section)?.id ?? '');
  const { box, rememberSection } = useSectionFocus(openFormSectionId, sections.map((section) => section.id).join(' '));
  const fromSection = from.length === 1 ? sections.find((section) => section.id === from[0]) : undefined;
  const [isMove, setMove] = useState(false);
  const checkedSections = sections.filter((section) => ticked.has(section.id));

  const tick = (sectionId: string): void => setTicked(toggleMember(ticked, sectionId));
  const end = (done: boolean): void => {
    if (done) setOpenForm(null);
  };
  const addInside = (inside: Section): void => {
    if (inside.depth < limits.sectionDepth) setOpenForm({ what: 'add', inside });
    else notifications.show({ text: t('error.SECTION_TOO_DEEP'), variant: 'warning' });
  };
  const actionsOf = (section: Section) => {
    const { at, count } = siblingPosition(section, sections);
    return [
      { label: t('sections.edit'), run: () => setOpenForm({ what: 'edit', section }) },
      { label: t('sections.addInside'), run: () => addInside(section) },
      { label: t('sections.up'), disabled: at === 0, run: () => void changes.move(section, section.parentId, at - 1) },
      {
        label: t('sections.down'),
        disabled: at === count - 1,
        run: () => void changes.move(section, section.parentId, at + 1),
      },
      { label: t('sections.move'), run: () => setOpenForm({ what: 'move', section }) },
      {
        label: t('sections.details'),
        run: () => void navigate(paths.editSection({ groupId: section.id, ownerId })),
      },
      { label: t('action.delete'), run: () => setSectionToDelete(section) },
    ];
  };
  const below = (section: Section) => {
    if (openForm?.what === 'add' && openForm.inside?.id === section.id) {
      return (
        <SectionNameForm
          label={t('sections.nameIn', { name: section.name })}
          busy={changes.busy}
          onSave={async (name) => end(await changes.add(name, section.id))}
          onCancel={() => setOpenForm(null)}
        />
      );
    }
    if (openForm === null || openForm.what === 'add' || openForm.section.id !== section.id) return null;
    return openForm.what === 'edit' ? (
      <SectionNameForm
        label={t('sections.name')}
        name={section.name}
        busy={changes.busy}
        onSave={async (name) => end(await changes.rename(section, name))}
        onCancel={() => setOpenForm(null)}
      />
    ) : (
      <SectionMoveForm
        section={section}
        sections={sections}
        busy={changes.busy}
        onMove={async (parentId) => end(await changes.move(section, parentId))}
        onCancel={() => setOpenForm(null)}
      />
    );
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`}>{t('sections.title')}</DialogTitle>
      <DialogContent ref={box}>
        <DialogContentText variant="body2" sx={{ mb: 1 }}>
          {selectedText(articles.length)}
        </DialogContentText>
        {!data && error ? (
          <ErrorState title={t('sections.failed')} error={errorText(error)} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeletons count={4} shape="line" />
        ) : sections.length === 0 && openForm === null ? (
          <EmptyState title={t('sections.empty')} />
        ) : (
          <SectionDragArea ownerId={ownerId} sections={sections} canMove>
            {({ rows, renderRow }) => (
              <SectionList
                sections={rows}
                ticked={ticked}
                onTick={articles.length > 0 ? tick : null}
                {...(canEditSections && openForm === null ? { renderRow } : {})}
                {...(canEditSections
                  ? {
                      actions: (section) => (
                        <SectionMenu
                          section={section}
                          actions={actionsOf(section)}
                          onOpen={() => rememberSection(section.id)}
                        />
                      ),
                      below,
                    }
                  : {})}
              />
            )}
          </SectionDragArea>
        )}
        {fromSection && articles.length > 0 ? (
          <FormControlLabel
            control={<Checkbox size="small" checked={isMove} onChange={(_event, on) => setMove(on)} />}
            label={t('sections.removeSelected', { name: fromSection.name })}
            slotProps={{ typography: { variant: 'body2', sx: { overflowWrap: 'anywhere' } } }}
          />
        ) : null}
        {openForm?.what === 'add' && openForm.inside === null ? (
          <SectionNameForm
            label={t('sections.name')}
            busy={changes.busy}
            onSave={async (name) => end(await changes.add(name, null))}
            onCancel={() => setOpenForm(null)}
          />
        ) : canEditSections && data ? (
          <Stack direction="row" useFlexGap sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
            <Button data-section="" startIcon={<Add />} onClick={() => setOpenForm({ what: 'add', inside: null })}>
              {t('sections.add')}
            </Button>
            <Button component={Link} to={paths.newSection({ ownerId })} color="inherit">
              {t('sections.addDescribed')}
            </Button>
          </Stack>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('action.close')}
        </Button>
        <BusyButton
          variant="contained"
          disabled={checkedSections.length === 0 || articles.length === 0}
          loading={changes.assigning}
          onClick={async () => {
            const isMoved = isMove && !checkedSections.some(({ id: to }) => to === fromSection?.id);
            const done = await changes.assign(checkedSections, articles, isMoved ? fromSection : null);
            if (done.length === 0) return;
            onAssigned(done);
            onClose();
          }}
        >
          {t('sections.toArticle')}
        </BusyButton>
      </DialogActions>
      <ConfirmDialog
        open={sectionToDelete !== null}
        title={t('sections.deleteQuestion')}
        text={t('sections.deleteNote')}
        confirm={t('action.delete')}
        danger
        busy={changes.busy}
        onCancel={() => setSectionToDelete(null)}
        onConfirm={async () => {
          if (sectionToDelete) await changes.remove(sectionToDelete);
          setSectionToDelete(null);
        }}
      />
    </Dialog>
  );
}

function selectedText(count: number): string {
  if (count === 0) return t('sections.selectFirst');
  return t('sections.selected', { count });
}
