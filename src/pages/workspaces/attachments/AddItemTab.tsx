import { limits } from '@contract/limits';
import type { NewsAttachment } from '@contract/newsml/newsDocument';
import type { WorkspaceArticle } from '@contract/workspaceArticles';
import { printWorkspaceFilter } from '@contract/workspaceFilter';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorText } from '@client/api/errorText';
import { useWorkspaceArticlesQuery } from '@client/api/workspace/articles';
import { useIsSelected, type ListSelection } from '@client/shared/list/listSelection';
import { ListPagination } from '@client/shared/list/ListPagination';
import { useFilterText } from '@client/shared/list/useFilterText';
import { useListSelection } from '@client/shared/list/useListSelection';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { LabeledInput } from '@client/shared/ui/form/LabeledInput';

interface AddItemTabProps {
  /** The article that gets the attachments; it can't attach itself. */
  articleId: string;
  /** The owner id of the workspace. */
  ownerId: string;
  attached: readonly NewsAttachment[];
  saving: boolean;
  /** Returns whether the attachments were saved. */
  onAdd: (attachments: readonly NewsAttachment[]) => Promise<boolean>;
}

/** Finds articles of the workspace by headline and attaches the selected ones. */
export function AddItemTab({ articleId, ownerId, attached, saving, onAdd }: AddItemTabProps) {
  const { notifications } = useServices();
  const [title, setTitle] = useState('');
  const [page, setPage] = useState(1);
  const [text, type] = useFilterText(title, (next) => {
    setTitle(next);
    setPage(1);
  });
  const query = printWorkspaceFilter({ title, groups: [], sharedBy: [] });
  const { currentData, error, refetch } = useWorkspaceArticlesQuery({
    ownerId,
    start: (page - 1) * limits.attachmentSearchPage,
    limit: limits.attachmentSearchPage,
    sort_by: 'title_asc',
    ...(query === '' ? {} : { query }),
  });
  const shown = currentData?.articles ?? [];
  const selection = useListSelection(shown);
  const attachedIds = new Set(attached.flatMap((one) => (one.type === 'item' ? [one.id] : [])));

  const attach = async (): Promise<void> => {
    const chosen = [...selection.getSnapshot().values()];
    if (chosen.length === 0) {
      notifications.show({ text: t('attachments.selectFirst'), variant: 'info' });
      return;
    }
    if (await onAdd(chosen.map(toAttachment))) selection.clear();
  };
  return (
    <Stack sx={{ gap: 2, pt: 1 }}>
      <LabeledInput label={t('attachments.find')} type="search" value={text} errorMessage={undefined} onText={type} />
      {error && !currentData ? (
        <ErrorState title={t('attachments.itemsFailed')} error={errorText(error)} onRetry={() => void refetch()} />
      ) : !currentData ? (
        <Skeletons count={limits.attachmentSearchPage} shape="line" />
      ) : shown.length === 0 ? (
        <EmptyState title={t('attachments.noItems')} />
      ) : (
        <Box component="ul" aria-label={t('attachments.items')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((article) => (
            <li key={article.id}>
              <ArticleCheckbox
                article={article}
                isAttached={attachedIds.has(article.id)}
                disabled={article.id === articleId || attachedIds.has(article.id)}
                selection={selection}
              />
            </li>
          ))}
        </Box>
      )}
      <ListPagination
        size="small"
        pages={Math.ceil((currentData?.total ?? 0) / limits.attachmentSearchPage)}
        page={page}
        label={t('attachments.itemPages')}
        onPage={setPage}
      />
      <BusyButton variant="outlined" loading={saving} onClick={() => void attach()} sx={{ alignSelf: 'flex-start' }}>
        {t('attachments.attach')}
      </BusyButton>
    </Stack>
  );
}

interface ArticleCheckboxProps {
  article: WorkspaceArticle;
  isAttached: boolean;
  disabled: boolean;
  selection: ListSelection<WorkspaceArticle>;
}

function ArticleCheckbox({ article, isAttached, disabled, selection }: ArticleCheckboxProps) {
  const isChosen = useIsSelected(selection, article.id);
  const details = [
    ...article.publicationDto.map(({ name }) => name),
    ...(isAttached ? [t('attachments.attached')] : []),
  ];
  return (
    <FormControlLabel
      control={
        <Checkbox
          size="small"
          checked={isChosen || isAttached}
          disabled={disabled}
          onChange={() => selection.toggle(article.id, false)}
        />
      }
      label={
        <>
          <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {article.title}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {details.join(' · ')}
          </Typography>
        </>
      }
    />
  );
}

const toAttachment = ({ id, title }: WorkspaceArticle): NewsAttachment => ({
  type: 'item',
  id,
  headline: title,
  description: '',
  link: '',
  previewPath: '',
  contentType: '',
  size: null,
});
