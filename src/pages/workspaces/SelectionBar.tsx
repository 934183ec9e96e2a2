import { limits } from '@contract/limits';
import type { Section } from '@contract/sections';
import type { SelectableArticle } from '@contract/workspaceArticles';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FilterList from '@mui/icons-material/FilterList';
import FolderOffOutlined from '@mui/icons-material/FolderOffOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useSectionsQuery } from '@client/api/workspace/sections';
import { SendSelectedButton } from '@client/features/workspace/email/SendSelectedButton';
import { PublishSelectedButton } from '@client/features/workspace/publish/PublishSelectedButton';
import { UnpublishSelectedButton } from '@client/features/workspace/publish/UnpublishSelectedButton';
import { ShareSelectedButton } from '@client/features/workspace/ShareSelectedButton';
import { t } from '@client/shared/texts/t';
import type { ListSelection } from '@client/shared/list/useListSelection';
import { paths } from '@client/shared/navigation/paths';
import { BarAction } from '@client/shared/list/BarAction';
import { BarMenu } from '@client/shared/list/BarMenu';
import { SelectionActions, stickyListBar } from '@client/shared/list/SelectionActions';
import { useIsSmallScreen } from '@client/shared/ui/layout/useIsSmallScreen';
import { FlagAndCopyActions } from './FlagAndCopyActions';
import { SelectAllNotice } from './SelectAllNotice';
import { selectionLimit } from '@client/shared/list/selectionLimit';
import { usePublisher } from './usePublisher';
import type { WorkspaceList } from './useWorkspaceList';

export interface SelectionBarProps {
  ownerId: string;
  /** The owner id of the signed-in user. */
  ownId: string;
  list: WorkspaceList;
  chosen: ListSelection<SelectableArticle>;
  /** True if the user may delete articles of this workspace. */
  canDelete: boolean;
  /** True if the user may publish articles and send newsletters of this workspace. */
  canPublish: boolean;
  onRemove: () => void;
  /** Removes the selected articles from the only section that the list is filtered by. */
  onRemoveSelectedFrom: (section: Section) => Promise<void>;
  onSections: () => void;
  onOpenFilter: () => void;
}

/** The number of articles, the number of selected ones, and the actions on those. */
export function SelectionBar({ list, chosen, canDelete, canPublish, ownId, ownerId, ...run }: SelectionBarProps) {
  const { currentData } = list.articles;
  const isSmall = useIsSmallScreen();
  const publisher = usePublisher();
  const shown = currentData?.articles ?? [];
  const chosenHere = shown.filter(({ id }) => chosen.ids.has(id)).length;
  const count = chosen.chosen.length;
  const filters = list.filter.groups.length + list.filter.sharedBy.length;
  const hasMenu = canPublish || canDelete;
  const selectAllBox = useRef<HTMLInputElement>(null);
  const [sectionId, ...otherSections] = list.filter.groups;
  const isOneSection = sectionId !== undefined && otherSections.length === 0;
  const sections = useSectionsQuery({ ownerId }, { skip: !isOneSection });
  const section = isOneSection ? sections.currentData?.groups.find(({ id }) => id === sectionId) : undefined;
  const send = <SendSelectedButton articles={chosen.chosen} fromId={ownerId} onSent={chosen.clear} />;
  return (
    <Stack data-list-bar direction="row" useFlexGap sx={bar}>
      <Checkbox
        size="small"
        disabled={shown.length === 0}
        checked={shown.length > 0 && chosenHere === shown.length}
        indeterminate={chosenHere > 0 && chosenHere < shown.length}
        onChange={(_event, on) => chosen.toggleAll(on)}
        slotProps={{ input: { ref: selectAllBox, 'aria-label': t('workspaces.selectAll') } }}
      />
      <Button size="small" color="inherit" startIcon={<FilterList />} onClick={run.onOpenFilter}>
        {filters > 0 ? t('filter.openCount', { count: filters }) : t('filter.open')}
      </Button>
      <SelectionActions
        count={count}
        onClear={chosen.clear}
        status={
          <Typography variant="body2" role="status" color="textSecondary" sx={{ flex: '1 0 auto' }}>
            {statusText(currentData?.total, count, isSmall)}
          </Typography>
        }
      >
        <ShareSelectedButton
          items={chosen.chosen.map(({ itemId, itemVersion }) => ({ itemId, itemVersion }))}
          ownId={ownId}
          fromId={ownerId}
          onShared={chosen.clear}
        />
        {hasMenu ? null : send}
        {canPublish ? (
          <PublishSelectedButton {...publisher} ownerId={ownerId} articles={chosen.chosen} onPublished={chosen.clear} />
        ) : null}
        {hasMenu ? (
          <BarMenu>
            {send}
            {canPublish ? (
              <>
                <UnpublishSelectedButton
                  online={publisher.online}
                  ownerId={ownerId}
                  articles={chosen.chosen}
                  onUnpublished={chosen.clear}
                />
                <BarAction
                  icon={<MailOutlined />}
                  label={count > 0 ? t('workspaces.newsletterCount', { count }) : t('shell.newsletter')}
                  to={paths.newsletter({ ownerId })}
                  state={{ newsletterArticles: chosen.chosen.map(({ id }) => id) }}
                  reason={selectionLimit(count, limits.newsletterArticles)}
                />
              </>
            ) : null}
            {canDelete ? (
              <BarAction icon={<FolderOutlined />} label={t('sections.title')} onClick={run.onSections} />
            ) : null}
            {canDelete && section && count > 0 ? (
              <BarAction
                icon={<FolderOffOutlined />}
                label={t('sections.removeSelected', { name: section.name })}
                onClick={() => void run.onRemoveSelectedFrom(section)}
              />
            ) : null}
            {canPublish ? (
              <FlagAndCopyActions ownerId={ownerId} articles={chosen.chosen} onCopied={chosen.clear} />
            ) : null}
            {canDelete ? (
              <BarAction
                icon={<DeleteOutlined />}
                label={t('action.delete')}
                reason={count === 0 ? '' : null}
                onClick={run.onRemove}
              />
            ) : null}
          </BarMenu>
        ) : null}
      </SelectionActions>
      <SelectAllNotice
        list={list}
        chosen={chosen}
        onClear={() => {
          chosen.clear();
          // The button that had the focus is gone.
          selectAllBox.current?.focus();
        }}
      />
    </Stack>
  );
}

/** On small screens only one of the numbers, so that the actions have room beside it. */
function statusText(total: number | undefined, count: number, isSmall: boolean): string {
  const selected = count > 0 ? t('selection.count', { count }) : '';
  if (total === undefined || (isSmall && count > 0)) return selected;
  const all = t('workspaces.count', { count: total });
  return count > 0 ? `${all} · ${selected}` : all;
}

const bar = {
  ...stickyListBar,
  gap: 1,
  alignItems: 'center',
  flexWrap: 'wrap',
  // Aligns the checkbox with those of the cards below.
  pl: { xs: 0.5, sm: 1 },
} as const;
