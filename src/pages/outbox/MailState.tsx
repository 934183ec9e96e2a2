import Chip from '@mui/material/Chip';
import { hasText, t } from '@client/shared/texts/t';

/** The delivery state of an email, as a chip. */
export function MailState({ state }: { state: string }) {
  const key = `archive.state.${state}`;
  const color = state === 'failed' ? 'error' : state === 'sent' ? 'success' : 'default';
  return <Chip size="small" variant="outlined" color={color} label={hasText(key) ? t(key) : state} />;
}
