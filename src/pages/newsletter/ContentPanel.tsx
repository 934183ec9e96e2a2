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
  /** The workspace's address. */
  back: string;
  /** Chosen articles that are not there any more. */
  gone: number;
  /** How many articles are listed, and how many the workspace has. */
  shown: number;
  total: number;
  /** The draft of before is shown, and can be dropped. */
  onRestart: (() => void) | null;
}

/** What goes into a newsletter: the workspace's articles by section. */
export function ContentPanel({ back, gone, shown, total, onRestart, ...picker }: ContentPanelProps) {
  'use no memo'; // the composer keeps it as it is
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
