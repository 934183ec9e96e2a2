import { limits } from '@contract/limits';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { useFocusFirstField } from './useFocusFirstField';

interface SectionNameFormProps {
  label: string;
  name?: string;
  busy: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** The form for the name of a new section, or for a new name. Enter saves, Escape cancels. */
export function SectionNameForm({ label, name = '', busy, onSave, onCancel }: SectionNameFormProps) {
  const [text, setText] = useState(name);
  const [tried, setTried] = useState(false);
  const form = useFocusFirstField<HTMLFormElement>();
  const trimmed = text.trim();
  const tooLong = trimmed.length > limits.sectionName && t('field.tooLong', { n: limits.sectionName });
  const error = tooLong || (tried && trimmed === '' && t('sections.nameRequired'));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (trimmed !== '' && !tooLong) onSave(trimmed);
  };
  return (
    <Stack
      component="form"
      ref={form}
      noValidate
      direction="row"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Keeps the surrounding dialog open.
        event.stopPropagation();
        onCancel();
      }}
      useFlexGap
      sx={{ gap: 1, alignItems: 'flex-start', flexWrap: 'wrap', py: 1 }}
    >
      <TextField
        size="small"
        label={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={Boolean(error)}
        helperText={error || undefined}
        sx={{ flex: '1 1 200px' }}
        // Announced, because the focus is in the field already when Enter is pressed.
        slotProps={{ formHelperText: error ? { role: 'alert' } : {} }}
      />
      <BusyButton type="submit" variant="contained" loading={busy}>
        {t('action.save')}
      </BusyButton>
      <Button color="inherit" onClick={onCancel}>
        {t('action.cancel')}
      </Button>
    </Stack>
  );
}
