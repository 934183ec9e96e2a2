import type { WorkspaceArticle } from '@contract/workspaceArticles';
import { skipToken } from '@reduxjs/toolkit/query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { ApiError } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { useUnpublishedReferencesQuery } from '@client/api/workspace/publishing';
import { SearchField } from '@client/shared/list/SearchField';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { scrollableTabs } from '@client/shared/ui/layout/scrollableTabs';
import type { Publisher } from './publisher';
import { PublishEffects } from './PublishEffects';
import { PublishTargetList } from './PublishTargetList';
import { usePublishing, type UnsavedArticle } from './usePublishing';
import { usePublishTargets } from './usePublishTargets';

export type PublishableArticle = Pick<
  WorkspaceArticle,
  'id' | 'title' | 'isOwn' | 'publishedVersion' | 'publicationDto'
>;

export interface PublishDialogProps extends Publisher {
  /** The workspace that holds the articles. */
  ownerId: string;
  articles: readonly PublishableArticle[];
  /** A document of the article form, which is saved and published in one step. */
  unsaved?: UnsavedArticle | undefined;
  onClose: () => void;
  /** Called after publishing, with the id of the first article. With an unsaved document also if its drafts were refused. */
  onPublished?: ((articleId: string) => void) | undefined;
  /** Called if somebody else saved the article since the unsaved document was read. */
  onConflict?: ((error: ApiError) => void) | undefined;
}

interface Refusal {
  title: string;
  reason: string;
}

/** The dialog that publishes articles to channels and, by administrators, to topics. */
export function PublishDialog({
  ownerId,
  articles,
  unsaved,
  isAdmin,
  online,
  onClose,
  onPublished,
  onConflict,
}: PublishDialogProps) {
  const { notifications } = useServices();
  const id = useId();
  const articleIds = articles.map((article) => article.id);
  const targets = usePublishTargets(
    isAdmin,
    articles.flatMap((one) => (one.publishedVersion === null ? [] : one.publicationDto.map(({ name }) => name))),
  );
  const { run, isPublishing, done, failure } = usePublishing(ownerId, onConflict);
  const [mode, setMode] = useState<'channels' | 'topics'>('channels');
  const [text, setText] = useState('');
  const [withDrafts, setWithDrafts] = useState(false);
  const [refusals, setRefusals] = useState<{ list: readonly Refusal[]; articleId: string } | null>(null);
  const { currentData: references } = useUnpublishedReferencesQuery(
    articleIds.length > 0 ? { ownerId, articleIds } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const drafts = references?.articles.filter(({ articleId }) => !articleIds.includes(articleId)) ?? [];
  const copies = articles.filter(({ isOwn }) => !isOwn).length;
  const { channels, topics, selected, choice } = targets;
  const names = { channels: selected.channels.size, topics: selected.topics.size };

  const publish = async (): Promise<void> => {
    if (names.channels + names.topics === 0 || (articles.length === 0 && !unsaved)) {
      notifications.show({ text: t('publish.selectFirst'), variant: 'info' });
      return;
    }
    const answers = await run(articleIds, unsaved, {
      ...choice,
      ...(withDrafts && { referencedArticlePublish: true }),
    });
    if (!answers) return;
    const titles = new Map([
      ...articles.map((one) => [one.id, one.title] as const),
      ...drafts.map((one) => [one.articleId, one.headline] as const),
    ]);
    const refused = answers.flatMap(({ articleId, status, errorMessage = '' }) =>
      status === 'REFUSED' ? [{ title: titles.get(articleId) ?? articleId, reason: errorMessage }] : [],
    );
    const articleId = answers[0]?.articleId ?? '';
    if (refused.length > 0) return setRefusals({ list: refused, articleId });
    notifications.success(t('publish.published'));
    onPublished?.(articleId);
    onClose();
  };

  if (refusals) {
    const close = (): void => {
      // The document itself is published; only drafts that it attaches were refused.
      if (unsaved) onPublished?.(refusals.articleId);
      onClose();
    };
    return <Refusals refusals={refusals.list} onClose={close} />;
  }
  return (
    <Dialog open onClose={isPublishing ? undefined : onClose} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`}>{t('publish.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2" sx={{ mb: 1 }}>
          {t('publish.note', { count: unsaved ? 1 : articles.length })}{' '}
          {copies > 0 ? t('publish.copies', { count: copies }) : ''}
          {unsaved ? t('publish.saves') : ''}
        </DialogContentText>
        {targets.error !== undefined ? (
          <ErrorState title={t('publish.failed')} error={errorText(targets.error)} onRetry={targets.retry} />
        ) : !targets.isLoaded ? (
          <Skeletons count={4} shape="line" />
        ) : (
          <>
            {isAdmin ? (
              <Tabs
                {...scrollableTabs}
                value={mode}
                onChange={(_event, next: typeof mode) => setMode(next)}
                aria-label={t('publish.modes')}
                sx={{ mb: 1.5, borderBottom: 1, borderColor: 'divider' }}
              >
                {(['channels', 'topics'] as const).map((one) => (
                  <Tab
                    key={one}
                    value={one}
                    label={modeLabel(one, names[one])}
                    id={`${id}-${one}`}
                    aria-controls={`${id}-panel`}
                  />
                ))}
              </Tabs>
            ) : null}
            <Box
              role={isAdmin ? 'tabpanel' : undefined}
              id={`${id}-panel`}
              aria-labelledby={isAdmin ? `${id}-${mode}` : undefined}
              sx={{ minHeight: 120 }}
            >
              {(mode === 'channels' ? channels : topics).length > 0 ? (
                <Box sx={{ display: 'flex', mb: 1 }}>
                  <SearchField label={t('publish.find')} value={text} onChange={setText} />
                </Box>
              ) : null}
              {mode === 'channels' ? (
                <PublishTargetList
                  label={t('publish.channels')}
                  targets={channels}
                  selected={selected.channels}
                  text={text}
                  empty={t('publish.noTargets')}
                  onToggle={targets.toggleChannel}
                />
              ) : (
                <PublishTargetList
                  label={t('publish.topics')}
                  targets={topics}
                  selected={selected.topics}
                  text={text}
                  empty={t(channels.length === 0 ? 'publish.noTargets' : 'publish.noTopics')}
                  onToggle={targets.toggleTopic}
                />
              )}
            </Box>
            {drafts.length > 0 ? (
              <FormControlLabel
                control={<Checkbox size="small" checked={withDrafts} onChange={(_event, on) => setWithDrafts(on)} />}
                label={t('publish.references', { names: drafts.map(({ headline }) => headline).join(', ') })}
                slotProps={{ typography: { variant: 'body2', sx: { overflowWrap: 'anywhere' } } }}
                sx={{ mt: 1 }}
              />
            ) : null}
            <PublishEffects
              ownerId={ownerId}
              articleIds={articleIds}
              choice={choice}
              isUnsaved={unsaved !== undefined}
            />
          </>
        )}
        {isPublishing && articles.length > 1 ? (
          <Box sx={{ mt: 1 }}>
            <LinearProgress
              variant="determinate"
              value={(100 * done) / articles.length}
              aria-label={t('publish.title')}
            />
            <Typography variant="caption" role="status">
              {t('publish.progress', { done, count: articles.length })}
            </Typography>
          </Box>
        ) : null}
        {failure === null ? null : (
          <Alert severity="error" sx={{ mt: 1 }}>
            {t(`publish.failed.${failure}`)}
          </Alert>
        )}
        {online ? null : <Alert severity="info">{t('publish.offline')}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit" disabled={isPublishing}>
          {t('action.cancel')}
        </Button>
        <BusyButton
          variant="contained"
          disabled={!targets.isLoaded || !online}
          loading={isPublishing}
          onClick={() => void publish()}
        >
          {t('publish.publish')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

function modeLabel(mode: 'channels' | 'topics', count: number): string {
  const name = t(`publish.${mode}`);
  return count === 0 ? name : t('publish.withCount', { name, count });
}

/** The articles that weren't published, with the reasons. All others are. */
function Refusals({ refusals, onClose }: { refusals: readonly Refusal[]; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`}>{t('publish.refused')}</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {refusals.map(({ title, reason }) => (
            <Typography key={title + reason} component="li" variant="body2">
              {`${title}: ${reason}`}
            </Typography>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
