import type { WorkspaceArticle } from '@contract/workspaceArticles';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FilterList from '@mui/icons-material/FilterList';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { SendSelectedButton } from '@client/features/workspace/email/SendSelectedButton';
import { PublishSelectedButton } from '@client/features/workspace/publish/PublishSelectedButton';
import { UnpublishSelectedButton } from '@client/features/workspace/publish/UnpublishSelectedButton';
import { ShareSelectedButton } from '@client/features/workspace/ShareSelectedButton';
import { t } from '@client/shared/texts/t';
import type { ListSelection } from '@client/shared/list/useListSelection';
import { paths } from '@client/shared/navigation/paths';
import { BarAction, BarMenuContext } from '@client/shared/list/BarAction';
import { BarMenu } from '@client/shared/list/BarMenu';
import { SelectionActions, stickyListBar } from '@client/shared/list/SelectionActions';
import { SelectionActionButton } from '@client/shared/list/SelectionActionButton';
import { useIsSmallScreen } from '@client/shared/ui/layout/useIsSmallScreen';
import { FlagAndCopyActions } from './FlagAndCopyActions';
import { usePublisher } from './usePublisher';
import type { WorkspaceList } from './useWorkspaceList';

export interface SelectionBarProps {
  ownerId: string;
  /** The owner id of the signed-in user. */
  ownId: string;
  list: WorkspaceList;
  chosen: ListSelection<WorkspaceArticle>;
  /** True if the user may delete articles of this workspace. */
  canDelete: boolean;
  /** True if the user may publish articles and send newsletters of this workspace. */
  canPublish: boolean;
  onRemove: () => void;
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
  const send = <SendSelectedButton articles={chosen.chosen} fromId={ownerId} onSent={chosen.clear} />;
  return (
    <Stack data-list-bar direction="row" useFlexGap sx={bar}>
      <Checkbox
        size="small"
        disabled={shown.length === 0}
        checked={shown.length > 0 && chosenHere === shown.length}
        indeterminate={chosenHere > 0 && chosenHere < shown.length}
        onChange={(_event, on) => chosen.toggleAll(on)}
        slotProps={{ input: { 'aria-label': t('workspaces.selectAll') } }}
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
                />
              </>
            ) : null}
            {canDelete ? (
              <BarAction icon={<FolderOutlined />} label={t('sections.title')} onClick={run.onSections} />
            ) : null}
            {canPublish ? (
              <FlagAndCopyActions ownerId={ownerId} articles={chosen.chosen} onCopied={chosen.clear} />
            ) : null}
            {canDelete ? <DeleteAction none={count === 0} onClick={run.onRemove} /> : null}
          </BarMenu>
        ) : null}
      </SelectionActions>
    </Stack>
  );
}

function DeleteAction({ none, onClick }: { none: boolean; onClick: () => void }) {
  const isInMenu = use(BarMenuContext) !== null;
  const label = t('action.delete');
  if (isInMenu)
    return <BarAction icon={<DeleteOutlined />} label={label} reason={none ? '' : null} onClick={onClick} />;
  return (
    <SelectionActionButton size="small" none={none} icon={<DeleteOutlined />} onClick={onClick}>
      {label}
    </SelectionActionButton>
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
