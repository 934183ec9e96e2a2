import { limits } from '@contract/limits';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { errorText } from '@client/api/errorText';
import { useUploadFromUrlMutation } from '@client/api/workspace/attachments';
import { UploadFileFields } from '@client/features/workspace/attachments/UploadFileFields';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import { FormDialog } from '@client/shared/ui/dialog/FormDialog';
import { LabeledInput } from '@client/shared/ui/form/LabeledInput';

export interface AddMediaDialogProps {
  /** The owner id of the workspace. */
  ownerId: string;
  onClose: () => void;
}

/** Uploads a file to the workspace's media. */
export function UploadMediaDialog({ ownerId, onClose }: AddMediaDialogProps) {
  const id = useId();
  const { notifications } = useServices();
  const [isUploading, setUploading] = useState(false);
  return (
    <Dialog
      open
      // A stray click or Escape must not cancel an upload.
      onClose={isUploading ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{t('media.upload')}</DialogTitle>
      <DialogContent sx={{ pt: '8px !important' }}>
        <UploadFileFields
          ownerId={ownerId}
          onUploaded={() => {
            notifications.success(t('media.added'));
            onClose();
            return true;
          }}
          onUploading={setUploading}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Copies the file at a web address, or the picture of the page there, to the workspace's media. */
export function WebMediaDialog({ ownerId, onClose }: AddMediaDialogProps) {
  const { notifications } = useServices();
  const [upload, { isLoading }] = useUploadFromUrlMutation();
  const [url, setUrl] = useState('');
  const [headline, setHeadline] = useState('');
  const [refused, setRefused] = useState<string>();
  const add = async (): Promise<void> => {
    if (url.trim() === '') {
      setRefused(t('attachments.linkInvalid'));
      return;
    }
    const { error } = await upload({ ownerId, url: url.trim(), headline: headline.trim(), preview: true });
    if (error) {
      setRefused(errorText(error));
      return;
    }
    notifications.success(t('media.added'));
    onClose();
  };
  return (
    <FormDialog
      title={t('media.fromWeb')}
      action={t('action.add')}
      saving={isLoading}
      maxWidth="sm"
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {t('media.fromWebNote')}
        </Typography>
        <LabeledInput
          label={t('media.address')}
          type="url"
          autoFocus
          value={url}
          inputProps={{ dir: 'ltr', maxLength: limits.linkCharacters }}
          errorMessage={refused}
          onText={(text) => {
            setUrl(text);
            setRefused(undefined);
          }}
        />
        <LabeledInput
          label={t('attachments.headline')}
          value={headline}
          inputProps={{ dir: 'auto', maxLength: limits.ownHeadline }}
          errorMessage={undefined}
          onText={setHeadline}
        />
      </Stack>
    </FormDialog>
  );
}
