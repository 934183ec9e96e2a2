import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import type { TranslationForm } from './useTranslationForm';

interface TranslateButtonProps {
  form: TranslationForm;
  loading?: boolean;
  onTranslate: () => void;
}

/** Translate: a link to the translating page in a new tab, which no popup blocker prevents, or a button. */
export function TranslateButton({ form, loading = false, onTranslate }: TranslateButtonProps) {
  if (form.href === null) {
    return (
      <BusyButton variant="contained" disabled={!form.isReady} loading={loading} onClick={onTranslate}>
        {t('translation.action')}
      </BusyButton>
    );
  }
  return (
    <Button
      variant="contained"
      href={form.href}
      target="_blank"
      rel="noopener noreferrer"
      endIcon={<OpenInNew />}
      onClick={onTranslate}
    >
      {t('translation.action')}
    </Button>
  );
}
