import { skipToken } from '@reduxjs/toolkit/query';
import type { ArticleVersion } from '@contract/ownArticles';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { errorText } from '@client/api/errorText';
import { useArticleVersionsQuery, useOwnArticleVersionQuery } from '@client/api/workspace/ownArticles';
import { decodeArticle } from '@client/features/article-editor/readArticleXml';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { SelectField } from '@client/shared/ui/form/SelectField';
import { visuallyHidden } from '@client/shared/ui/layout/visuallyHidden';
import { useIsSmallScreen } from '@client/shared/ui/layout/useIsSmallScreen';
import { VersionDifference } from './VersionDifference';

interface VersionHistoryDialogProps {
  articleId: string;
  ownerId: string;
  /** True if the form has changes that a restored version would replace. */
  isChanged: boolean;
  restoring: boolean;
  /** Saves a version again. */
  onRestore: (version: number) => void;
  onClose: () => void;
}

/** The versions of an own article: who saved them when, the difference between two, and restoring one. */
export function VersionHistoryDialog(props: VersionHistoryDialogProps) {
  const { articleId, ownerId, onClose } = props;
  const id = useId();
  const { data, error, refetch } = useArticleVersionsQuery(
    { id: articleId, ownerId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('articleForm.history')}</DialogTitle>
      <DialogContent>
        {error ? (
          <ErrorState error={errorText(error)} onRetry={() => void refetch()} />
        ) : data ? (
          <History {...props} versions={data.versions} total={data.total} />
        ) : (
          <Skeletons count={3} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface HistoryProps extends VersionHistoryDialogProps {
  versions: readonly ArticleVersion[];
  total: number;
}

function History({ articleId, ownerId, isChanged, restoring, onRestore, versions, total }: HistoryProps) {
  const dates = useDates();
  // On small screens, one column has it all.
  const isSmall = useIsSmallScreen();
  const newest = versions[0]?.version ?? 1;
  const [older, setOlder] = useState(versions[1]?.version ?? newest);
  const [newer, setNewer] = useState(newest);
  const options = versions.map(({ version }) => ({ value: `${version}`, label: t('versions.version', { version }) }));
  return (
    <>
      <TableContainer sx={{ maxHeight: 280 }}>
        <Table size="small" stickyHeader aria-label={t('articleForm.history')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('articleForm.headline')}</TableCell>
              {isSmall ? null : (
                <>
                  <TableCell>{t('versions.saved')}</TableCell>
                  <TableCell>{t('versions.savedBy')}</TableCell>
                  <TableCell align="right">{t('versions.words')}</TableCell>
                </>
              )}
              <TableCell>
                <Box component="span" sx={visuallyHidden}>
                  {t('versions.restore')}
                </Box>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {versions.map(({ version, saved, savedBy, headline, wordCount, published }) => (
              <TableRow key={version}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', fontWeight: 'inherit' }}>
                  {t('versions.version', { version })}
                  {published ? <Chip size="small" label={t('versions.published')} sx={{ ml: 1 }} /> : null}
                  <Typography variant="caption" color="textSecondary" component="div" dir="auto">
                    {headline}
                  </Typography>
                  {isSmall ? (
                    <Typography variant="caption" color="textSecondary" component="div">
                      <time dateTime={saved}>{dates.minute(saved)}</time>
                      {` · ${savedBy || t('versions.unknown')} · ${t('versions.wordCount', { count: wordCount })}`}
                    </Typography>
                  ) : null}
                </TableCell>
                {isSmall ? null : (
                  <>
                    <TableCell>
                      <time dateTime={saved}>{dates.minute(saved)}</time>
                    </TableCell>
                    <TableCell>{savedBy || t('versions.unknown')}</TableCell>
                    <TableCell align="right">{wordCount}</TableCell>
                  </>
                )}
                <TableCell align="right">
                  {version === newest ? null : (
                    <BusyButton
                      size="small"
                      loading={restoring}
                      aria-label={t('versions.restoreOne', { version })}
                      onClick={() => onRestore(version)}
                    >
                      {t('versions.restore')}
                    </BusyButton>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {total > versions.length ? (
        <Typography variant="caption" component="p" sx={{ mt: 1 }}>
          {t('versions.more', { count: versions.length, total })}
        </Typography>
      ) : null}
      {versions.length < 2 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('versions.none')}
        </Typography>
      ) : (
        <>
          <Typography variant="body2" color={isChanged ? 'error' : 'textSecondary'} sx={{ mt: 1 }}>
            {t(isChanged ? 'versions.restoreUnsaved' : 'versions.restoreNote')}
          </Typography>
          <Stack direction="row" useFlexGap sx={{ gap: 2, my: 2, flexWrap: 'wrap' }}>
            <SelectField
              size="small"
              label={t('versions.older')}
              value={`${older}`}
              options={options}
              onChange={(value) => setOlder(Number(value))}
            />
            <SelectField
              size="small"
              label={t('versions.newer')}
              value={`${newer}`}
              options={options}
              onChange={(value) => setNewer(Number(value))}
            />
          </Stack>
          <Comparison articleId={articleId} ownerId={ownerId} older={older} newer={newer} />
        </>
      )}
    </>
  );
}

interface ComparisonProps {
  articleId: string;
  ownerId: string;
  older: number;
  newer: number;
}

function Comparison({ articleId: id, ownerId, older, newer }: ComparisonProps) {
  const before = useOwnArticleVersionQuery({ id, ownerId, version: older });
  const after = useOwnArticleVersionQuery(newer === older ? skipToken : { id, ownerId, version: newer });
  const failed = before.error ?? after.error;
  if (failed) {
    const retry = () => void (before.error ? before.refetch() : after.refetch());
    return <ErrorState error={errorText(failed)} onRetry={retry} />;
  }
  const left = before.currentData?.document;
  const right = newer === older ? left : after.currentData?.document;
  if (!left || !right) return <Skeletons count={2} />;
  return (
    <VersionDifference
      before={{ title: t('versions.version', { version: older }), document: decodeArticle(left.article) }}
      after={{ title: t('versions.version', { version: newer }), document: decodeArticle(right.article) }}
    />
  );
}
