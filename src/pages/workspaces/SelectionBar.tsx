import { limits } from '@contract/limits';
import type { Section } from '@contract/sections';
import type { SelectableArticle } from '@contract/workspaceArticles';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FilterList from '@mui/icons-material/FilterList';
import FolderOffOutlined from '@mui/icons-material/FolderOffOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSectionsQuery } from '@client/api/workspace/sections';
import { SendSelectedButton } from '@client/features/workspace/email/SendSelectedButton';
import { PublishSelectedButton } from '@client/features/workspace/publish/PublishSelectedButton';
import { UnpublishSelectedButton } from '@client/features/workspace/publish/UnpublishSelectedButton';
import { ShareSelectedButton } from '@client/features/workspace/ShareSelectedButton';
import { t } from '@client/shared/texts/t';
import type { ListSelection } from '@client/shared/list/listSelection';
import { useSelectionValue } from '@client/shared/list/selectionStore';
import { paths } from '@client/shared/navigation/paths';
import { BarAction } from '@client/shared/list/BarAction';
import { BarMenu } from '@client/shared/list/BarMenu';
import { SelectionActions, stickyListBar } from '@client/shared/list/SelectionActions';
import { useIsSmallScreen } from '@client/shared/ui/layout/useIsSmallScreen';
import { FlagAndCopyActions } from './FlagAndCopyActions';
import { SelectAllNotice } from './SelectAllNotice';
import { selectionLimit } from '@client/shared/list/selectionLimit';
import { useDroppedArticles } from './useDroppedArticles';
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
export function SelectionBar(props: SelectionBarProps) {
  const { list, chosen } = props;
  const { currentData } = list.articles;
  const isSmall = useIsSmallScreen();
  useDroppedArticles(list, chosen);
  const selected = useSelectionValue(chosen, (rows) => rows);
  // The checkboxes and the number update at once, the actions after them, but before a press on them.
  const deferred = useDeferredValue(selected);
  const [pressedWith, setPressedWith] = useState(selected);
  const forActions = pressedWith === selected ? selected : deferred;
  const catchUp = (): void => {
    if (forActions !== chosen.getSnapshot()) flushSync(() => setPressedWith(chosen.getSnapshot()));
  };
  const shown = currentData?.articles ?? [];
  const chosenHere = shown.filter(({ id }) => selected.has(id)).length;
  const count = selected.size;
  const filters = list.filter.groups.length + list.filter.sharedBy.length;
  const selectAllBox = useRef<HTMLInputElement>(null);
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
      <Button size="small" color="inherit" startIcon={<FilterList />} onClick={props.onOpenFilter}>
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
        <Box onClickCapture={catchUp} sx={{ display: 'contents' }}>
          <Actions {...props} rows={[...forActions.values()]} />
        </Box>
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

interface ActionsProps extends SelectionBarProps {
  /** The selected articles. */
  rows: readonly SelectableArticle[];
}

/** The actions on the selected articles. */
function Actions({ list, chosen, canDelete, canPublish, ownId, ownerId, rows, ...run }: ActionsProps) {
  const publisher = usePublisher();
  const count = rows.length;
  const hasMenu = canPublish || canDelete;
  const [sectionId, ...otherSections] = list.filter.groups;
  const isOneSection = sectionId !== undefined && otherSections.length === 0;
  const sections = useSectionsQuery({ ownerId }, { skip: !isOneSection });
  const section = isOneSection ? sections.currentData?.groups.find(({ id }) => id === sectionId) : undefined;
  const send = <SendSelectedButton articles={rows} fromId={ownerId} onSent={chosen.clear} />;
  return (
    <>
      <ShareSelectedButton
        items={rows.map(({ itemId, itemVersion }) => ({ itemId, itemVersion }))}
        ownId={ownId}
        fromId={ownerId}
        onShared={chosen.clear}
      />
      {hasMenu ? null : send}
      {canPublish ? (
        <PublishSelectedButton {...publisher} ownerId={ownerId} articles={rows} onPublished={chosen.clear} />
      ) : null}
      {hasMenu ? (
        <BarMenu>
          {send}
          {canPublish ? (
            <>
              <UnpublishSelectedButton
                online={publisher.online}
                ownerId={ownerId}
                articles={rows}
                onUnpublished={chosen.clear}
              />
              <BarAction
                icon={<MailOutlined />}
                label={count > 0 ? t('workspaces.newsletterCount', { count }) : t('shell.newsletter')}
                to={paths.newsletter({ ownerId })}
                state={{ newsletterArticles: rows.map(({ id }) => id) }}
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
          {canPublish ? <FlagAndCopyActions ownerId={ownerId} articles={rows} onCopied={chosen.clear} /> : null}
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
    </>
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
