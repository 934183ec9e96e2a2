import type { PublishChannel } from '@contract/publishChannels';
import { limits } from '@contract/limits';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type SubmitEvent } from 'react';
import { isApiError } from '@client/api/apiError';
import { useAddPublishChannelMutation, useRenamePublishChannelMutation } from '@client/api/iam/publishChannels';
import { selectSettings } from '@client/features/session/sessionSelectors';
import { useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';

interface PublishChannelDialogProps {
  /** The channel to rename; null to add one. */
  channel: PublishChannel | null;
  onClose: () => void;
}

/** Asks for the name of a publish channel. */
export function PublishChannelDialog({ channel, onClose }: PublishChannelDialogProps) {
  const id = useId();
  const { notifications } = useServices();
  const prefix = useAppSelector(selectSettings)?.channelPrefix ?? '';
  const [name, setName] = useState(channel?.channelName ?? '');
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [add, adding] = useAddPublishChannelMutation();
  const [rename, renaming] = useRenamePublishChannelMutation();
  const isBusy = adding.isLoading || renaming.isLoading;
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '') return setErrorMessage(t('channel.required.name'));
    if (trimmed.length > limits.channelName) return setErrorMessage(t('field.tooLong', { n: limits.channelName }));
    const body = { name: trimmed };
    const { error } = await (channel ? rename({ id: channel.id, body }) : add(body));
    if (error) return setErrorMessage(isApiError(error) ? (error.fields?.name ?? null) : null);
    notifications.success(t(channel ? 'publishChannels.renamed' : 'publishChannels.added'));
    onClose();
  };
  const note = [
    prefix === '' || name.trim() === '' ? '' : t('channel.prefixNote', { prefix, name: name.trim() }),
    channel ? t('publishChannels.renameNote') : '',
  ];
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id={`${id}-title`}>
          {channel ? t('publishChannels.renameOf', { name: channel.name }) : t('publishChannels.add')}
        </DialogTitle>
        <DialogContent>
          <TextField
            label={t('channel.name')}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setErrorMessage(null);
            }}
            required
            autoFocus
            fullWidth
            margin="dense"
            error={errorMessage !== null}
            helperText={errorMessage ?? note.filter((text) => text !== '').join(' ')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="inherit">
            {t('action.cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" loading={isBusy}>
            {t('action.save')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
