import './exchangeTexts';
import ContentCopy from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';

/** A text to be copied. Selected when focused, for browsers that deny access to the clipboard. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const { notifications } = useServices();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      notifications.success(t('exchange.copied'));
    } catch {
      notifications.show({ text: t('exchange.notCopied'), variant: 'info' });
    }
  };
  const copyLabel = t('exchange.copy', { label });
  const button = (
    <InputAdornment position="end">
      <Tooltip title={copyLabel}>
        <IconButton edge="end" size="small" aria-label={copyLabel} onClick={() => void copy()}>
          <ContentCopy fontSize="small" />
        </IconButton>
      </Tooltip>
    </InputAdornment>
  );
  return (
    <TextField
      label={label}
      value={value}
      size="small"
      fullWidth
      margin="dense"
      onFocus={({ target }) => target.select()}
      slotProps={{ input: { readOnly: true, endAdornment: button } }}
    />
  );
}
