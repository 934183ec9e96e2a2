import type { NewsAttachment } from '@contract/newsml/newsDocument';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { UploadFileFields } from '@client/features/workspace/attachments/UploadFileFields';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import { scrollableTabs } from '@client/shared/ui/layout/scrollableTabs';
import { useIsSmallScreen } from '@client/shared/ui/layout/useIsSmallScreen';
import { AddItemTab } from './AddItemTab';
import { AddLinkTab } from './AddLinkTab';
import { CurrentAttachments } from './CurrentAttachments';
import { useAttachments } from './useAttachments';

export interface AttachmentsDialogProps {
  articleId: string;
  /** The owner id of the workspace. */
  ownerId: string;
  /** The article's headline. */
  title: string;
  /** True if the user may change the article. */
  canManage: boolean;
  onClose: () => void;
}

type AttachmentsTab = 'item' | 'link' | 'file' | 'current';

/**
 * The dialog with the attachments of an own article: adds articles, links, and files, and removes them. On small
 * screens, the current attachments are a tab of their own.
 */
export function AttachmentsDialog({ articleId, ownerId, title, canManage, onClose }: AttachmentsDialogProps) {
  const id = useId();
  const { notifications } = useServices();
  const isSmall = useIsSmallScreen();
  const attachments = useAttachments({ articleId, ownerId });
  const [chosen, setChosen] = useState<AttachmentsTab>('item');
  const [isUploading, setUploading] = useState(false);
  const tab = chosen === 'current' && !isSmall ? 'item' : chosen;
  const tabs: AttachmentsTab[] = ['item', 'link', 'file', ...(isSmall ? (['current'] as const) : [])];

  const add = async (added: readonly NewsAttachment[]): Promise<boolean> => {
    const isSaved = await attachments.change((before) => [...before, ...added]);
    if (isSaved) notifications.success(t('attachments.added', { count: added.length }));
    return isSaved;
  };
  const current = <CurrentAttachments {...attachments} canManage={canManage} />;
  return (
    <Dialog
      open
      // A stray click or Escape must not cancel an upload.
      onClose={isUploading ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      maxWidth={canManage ? 'md' : 'sm'}
      fullWidth
    >
      <DialogTitle id={`${id}-title`} sx={{ pb: 0 }}>
        {t('attachments.title')}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" dir="auto" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {canManage ? (
          <>
            <Tabs
              value={tab}
              onChange={(_event, next: AttachmentsTab) => setChosen(next)}
              aria-label={t('attachments.tabs')}
              {...scrollableTabs}
              sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
            >
              {tabs.map((name) => (
                <Tab
                  key={name}
                  value={name}
                  id={`${id}-${name}`}
                  label={t(`attachments.tab.${name}`)}
                  disabled={isUploading && name !== tab}
                  {...(name === tab ? { 'aria-controls': `${id}-panel` } : {})}
                />
              ))}
            </Tabs>
            <Box sx={isSmall ? undefined : columns}>
              <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} sx={{ minWidth: 0 }}>
                {tab === 'item' ? (
                  <AddItemTab
                    articleId={articleId}
                    ownerId={ownerId}
                    attached={attachments.attachments ?? []}
                    saving={attachments.saving}
                    onAdd={add}
                  />
                ) : tab === 'link' ? (
                  <AddLinkTab ownerId={ownerId} saving={attachments.saving} onAdd={(link) => add([link])} />
                ) : tab === 'file' ? (
                  <UploadFileFields ownerId={ownerId} onUploaded={(file) => add([file])} onUploading={setUploading} />
                ) : (
                  current
                )}
              </Box>
              {isSmall ? null : (
                <Box component="section" aria-labelledby={`${id}-current`} sx={{ minWidth: 0 }}>
                  <Typography id={`${id}-current`} variant="subtitle2" component="h3">
                    {t('attachments.tab.current')}
                  </Typography>
                  {current}
                </Box>
              )}
            </Box>
          </>
        ) : (
          current
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const columns = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 4 } as const;
