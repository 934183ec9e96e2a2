import CollectionsBookmarkOutlined from '@mui/icons-material/CollectionsBookmarkOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { t } from '@client/shared/texts/t';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ArticlePicker, type ArticlePickerProps } from './picker/ArticlePicker';

interface ContentPanelProps extends ArticlePickerProps {
  /** The path of the workspace. */
  back: string;
  /** The number of selected articles that are no longer in the workspace or section. */
  gone: number;
  /** The number of listed articles. */
  shown: number;
  /** The number of articles in the workspace. */
  total: number;
  /** Discards the restored draft; null if no draft was restored. */
  onRestart: (() => void) | null;
}

/** The tab "Content": selects the articles of the newsletter from the sections of the workspace. */
export function ContentPanel({ back, gone, shown, total, onRestart, ...picker }: ContentPanelProps) {
  'use no memo'; // the composer memoizes this element already
  if (picker.parts.length === 0) {
    return (
      <EmptyState
        icon={<CollectionsBookmarkOutlined />}
        title={t('newsletter.empty')}
        text={t('newsletter.emptyText')}
        action={
          <Button component={RouterLink} to={back} variant="outlined">
            {t('newsletter.toWorkspace')}
          </Button>
        }
      />
    );
  }
  return (
    <Box sx={{ minWidth: 0 }}>
      {onRestart ? (
        <Note
          action={
            <Button size="small" color="inherit" onClick={onRestart}>
              {t('newsletter.restart')}
            </Button>
          }
        >
          {t('newsletter.restored')}
        </Note>
      ) : null}
      {gone > 0 ? <Note severity="warning">{t('newsletter.gone', { count: gone })}</Note> : null}
      {total > shown ? <Note>{t('newsletter.some', { shown, total })}</Note> : null}
      <ArticlePicker {...picker} />
    </Box>
  );
}

function Note(props: { severity?: 'info' | 'warning'; action?: ReactNode; children: ReactNode }) {
  const { severity = 'info', action, children } = props;
  return (
    <Alert severity={severity} action={action} sx={{ mb: 1.5 }}>
      {children}
    </Alert>
  );
}
