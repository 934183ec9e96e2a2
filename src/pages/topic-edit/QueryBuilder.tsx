import { parseQuery } from '@contract/query/parse';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { FormikProps } from 'formik';
import { useState } from 'react';
import type { FieldValues } from '@client/features/query/completions';
import { listed, type ListedTerm } from '@client/features/query/listedTerms';
import { QueryEditor } from '@client/features/query/QueryEditor';
import { TermDialog, type ValidateQuery } from '@client/features/query/TermDialog';
import { TermList } from '@client/features/query/TermList';
import { t } from '@client/shared/lib/texts/t';
import { switchMode, type TopicValues } from './topicValues';

interface QueryBuilderProps {
  form: FormikProps<TopicValues>;
  values: FieldValues;
  validateQuery: ValidateQuery;
}

/** The query as a list of terms or as text: two sights of one thing, kept in step. */
export function QueryBuilder({ form, values, validateQuery }: QueryBuilderProps) {
  const { terms, text } = form.values;
  const setTerms = (next: ListedTerm[]): void => {
    form.setFieldError('text', undefined);
    void form.setFieldValue('terms', next, false);
  };
  const choose = (mode: 'list' | 'text'): void => {
    const next = switchMode(form.values, mode);
    if (next) {
      void form.setValues(next, false);
      form.setFieldError('text', undefined);
    } else form.setFieldError('text', t('query.cannotParse', { query: text ?? '' }));
  };
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={text === null ? 'list' : 'text'}
        aria-label={t('query.mode')}
        onChange={(_event, mode: 'list' | 'text' | null) => {
          if (mode) choose(mode);
        }}
        sx={{ alignSelf: 'start' }}
      >
        <ToggleButton value="list" sx={{ px: 2, py: 0.5 }}>
          {t('query.list')}
        </ToggleButton>
        <ToggleButton value="text" sx={{ px: 2, py: 0.5 }}>
          {t('query.text')}
        </ToggleButton>
      </ToggleButtonGroup>
      {text === null ? (
        <AsList
          terms={terms}
          values={values}
          error={form.errors.text}
          validateQuery={validateQuery}
          onChange={setTerms}
        />
      ) : (
        <AsText
          text={text}
          values={values}
          error={form.errors.text}
          validateQuery={validateQuery}
          onChange={(next) => {
            form.setFieldError('text', undefined);
            void form.setFieldValue('text', next, false);
          }}
          onRefused={(fault) => form.setFieldError('text', fault)}
          onAdd={() => choose('list')}
        />
      )}
    </>
  );
}

interface AsListProps {
  terms: ListedTerm[];
  values: FieldValues;
  error: string | undefined;
  validateQuery: ValidateQuery;
  onChange: (terms: ListedTerm[]) => void;
}

function AsList({ terms, values, error, validateQuery, onChange }: AsListProps) {
  const [edited, setEdited] = useState<ListedTerm | 'new' | null>(null);
  return (
    <>
      {terms.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('term.empty')}
        </Typography>
      ) : (
        <TermList terms={terms} values={values} onChange={onChange} onEdit={setEdited} />
      )}
      {error ? (
        <Typography variant="body2" color="error" role="alert">
          {error}
        </Typography>
      ) : null}
      <Box>
        <Button startIcon={<AddIcon />} variant="outlined" size="small" onClick={() => setEdited('new')}>
          {t('term.add')}
        </Button>
      </Box>
      {edited ? (
        <TermDialog
          term={edited === 'new' ? null : edited}
          values={values}
          validate={validateQuery}
          onClose={() => setEdited(null)}
          onSubmit={(term) => {
            if (edited === 'new') onChange([...terms, listed(term)]);
            else onChange(terms.map((one) => (one.key === edited.key ? { ...term, key: one.key } : one)));
            setEdited(null);
          }}
        />
      ) : null}
    </>
  );
}

interface AsTextProps {
  text: string;
  values: FieldValues;
  error: string | undefined;
  validateQuery: ValidateQuery;
  onChange: (text: string) => void;
  onRefused: (fault: string) => void;
  onAdd: () => void;
}

/** Complex editing: what the server finds right and what parses goes into the list. */
function AsText({ text, values, error, validateQuery, onChange, onRefused, onAdd }: AsTextProps) {
  const [busy, setBusy] = useState(false);
  const parsed = parseQuery(text);
  const add = async (): Promise<void> => {
    setBusy(true);
    const fault = await validateQuery(text);
    setBusy(false);
    if (fault === null) onAdd();
    else onRefused(fault);
  };
  return (
    <>
      <QueryEditor
        label={t('query.label')}
        value={text}
        values={values}
        errors={parsed.ok ? [] : parsed.errors}
        error={error}
        placeholder={t('query.placeholder')}
        onChange={onChange}
      />
      <Stack direction="row" sx={{ justifyContent: 'flex-start' }}>
        <Button variant="outlined" size="small" loading={busy} disabled={text.trim() === ''} onClick={() => void add()}>
          {t('query.add')}
        </Button>
      </Stack>
    </>
  );
}
