import { valueText } from '@contract/query/complete';
import { fieldInfo, fieldList, isNameField } from '@contract/query/fields';
import { queryHints } from '@contract/query/hints';
import { parseQuery } from '@contract/query/parse';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useSuggestions } from '@client/api/data/suggestions';
import { t } from '@client/shared/texts/t';
import { DayField } from '@client/shared/ui/form/day/DayField';
import { SelectField } from '@client/shared/ui/form/SelectField';
import type { FieldValues } from './completions';
import { conditionOptions } from './ConditionSelect';
import { QueryEditor } from './QueryEditor';
import { dayErrors, dayTexts, kindOf, type TermDraft } from './termDraft';
import { useHasSettled } from './useHasSettled';

interface TermFieldsProps {
  draft: TermDraft;
  values: FieldValues;
  today: string;
  /** Why the value is invalid. */
  error: string | null;
  onChange: (part: Partial<TermDraft>) => void;
}

/** The inputs of the term dialog, depending on the field's kind. */
export function TermFields({ draft, values, today, error, onChange }: TermFieldsProps) {
  const kind = kindOf(draft);
  // After the field select has been used, the value isn't focused any more, so that arrow keys keep changing the field.
  const [fieldUsed, setFieldUsed] = useState(false);
  const id = useId();
  const { field, text } = draft;
  const [isSettled] = useHasSettled(text);
  const hint = isSettled && parseQuery(text).ok ? queryHints(text)[0]?.message : undefined;
  const names = useSuggestions(kind === 'single' && isNameField(field) ? { text, field } : null);
  if (kind === 'complex') {
    const parsed = parseQuery(draft.text);
    return (
      <QueryEditor
        label={t('term.complex')}
        value={draft.text}
        values={values}
        errors={parsed.ok ? [] : parsed.errors}
        error={error ?? undefined}
        onChange={(text) => onChange({ text })}
      />
    );
  }
  const info = fieldInfo(draft.field);
  const part = { draft, error, autoFocus: !fieldUsed, onChange };
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <SelectField
          fullWidth
          label={t('term.field')}
          value={draft.field}
          options={fieldList.filter(({ offered }) => offered).map(({ name, label }) => ({ value: name, label }))}
          onChange={(field) => {
            setFieldUsed(true);
            onChange({ field, selected: '', text: fieldInfo(field).kind === 'text' ? draft.text : '' });
          }}
        />
        <SelectField
          label={t('term.condition')}
          value={draft.condition}
          options={conditionOptions}
          sx={{ minWidth: 120 }}
          onChange={(condition) => onChange({ condition })}
        />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {info.help}
      </Typography>
      {kind === 'single' ? (
        <TextField
          autoFocus={!fieldUsed}
          fullWidth
          label={t('term.value')}
          value={draft.text}
          error={error !== null}
          helperText={error === null ? (hint ?? t('term.valueHelp')) : <InvalidValue reason={error} />}
          slotProps={{ htmlInput: { list: `${id}-names` } }}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      ) : null}
      <datalist id={`${id}-names`}>
        {names.map(({ name }) => (
          <option key={name} value={valueText(name)} />
        ))}
      </datalist>
      {kind === 'select' ? <ValueSelect {...part} values={values} /> : null}
      {kind === 'range' ? <DayRange {...part} today={today} /> : null}
    </>
  );
}

function InvalidValue({ reason }: { reason: string }) {
  return (
    <>
      <span>{t('error.QUERY_INVALID')}</span>
      {reason === t('error.QUERY_INVALID') ? null : (
        <>
          <br />
          {reason}
        </>
      )}
    </>
  );
}

type PartProps = Pick<TermFieldsProps, 'draft' | 'error' | 'onChange'> & { autoFocus: boolean };

function ValueSelect({ draft, values, error, autoFocus, onChange }: PartProps & { values: FieldValues }) {
  const offered = values[draft.field] ?? [];
  const known = draft.selected === '' || offered.some(({ value }) => value === draft.selected);
  return (
    <SelectField
      fullWidth
      autoFocus={autoFocus}
      label={t('term.value')}
      value={draft.selected}
      error={error !== null}
      helperText={error === null ? undefined : <InvalidValue reason={error} />}
      options={[
        { value: '', label: t('term.choose') },
        ...(known ? [] : [{ value: draft.selected, label: draft.selected }]),
        ...offered,
      ]}
      onChange={(selected) => onChange({ selected })}
    />
  );
}

function DayRange({ draft, today, error, autoFocus, onChange }: PartProps & Pick<TermFieldsProps, 'today'>) {
  const errors = dayErrors(draft, today);
  const toError = errors.to === null ? error : t(dayTexts[errors.to]);
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <DayField
        fullWidth
        autoFocus={autoFocus}
        label={t('term.from')}
        value={draft.from}
        max={today}
        error={errors.from !== null}
        helperText={t(errors.from === null ? 'term.utc' : dayTexts[errors.from])}
        onDay={(from) => onChange({ from })}
      />
      <DayField
        fullWidth
        label={t('term.to')}
        value={draft.to}
        max={today}
        error={toError !== null}
        helperText={toError}
        onDay={(to) => onChange({ to })}
      />
    </Stack>
  );
}
