import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FormikProps } from 'formik';
import { useCallback, useState } from 'react';
import type { FieldValues } from '@client/features/query/completions';
import { listed, type ListedTerm } from '@client/features/query/listedTerms';
import type { ValidateQuery } from '@client/features/query/TermDialog';
import { TermList } from '@client/features/query/TermList';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { switchMode, type TopicValues } from './topicFormValues';

const TermDialog = lazyComponent(async () => (await import('@client/features/query/TermDialog')).TermDialog, {
  dialog: true,
  prefetch: true,
});
const QueryTextEditor = lazyComponent(async () => (await import('./QueryTextEditor')).QueryTextEditor, {
  prefetch: true,
});

interface QueryBuilderProps {
  form: FormikProps<TopicValues>;
  values: FieldValues;
  validateQuery: ValidateQuery;
}

/** The query editor of the topic form: a list of terms or text. Switching converts one to the other. */
export function QueryBuilder({ form, values, validateQuery }: QueryBuilderProps) {
  const { terms, text } = form.values;
  const shown = text === null ? 'list' : 'text';
  const { setFieldError, setFieldValue } = form;
  const setTerms = useCallback(
    (next: ListedTerm[]): void => {
      setFieldError('text', undefined);
      void setFieldValue('terms', next, false);
    },
    [setFieldError, setFieldValue],
  );
  const choose = (mode: 'list' | 'text'): void => {
    const next = switchMode(form.values, mode);
    if (next) {
      // Sets only these fields: others may have been changed while the server validated the query.
      void form.setFieldValue('terms', next.terms, false);
      void form.setFieldValue('text', next.text, false);
      form.setFieldError('text', undefined);
    } else form.setFieldError('text', t('query.cannotParse', { query: text ?? '' }));
  };
  return (
    <>
      <Box role="group" aria-label={t('query.mode')} sx={modeButtons}>
        {(['list', 'text'] as const).map((mode) => (
          <Button
            key={mode}
            size="small"
            variant="outlined"
            color="inherit"
            aria-pressed={mode === shown}
            onClick={() => {
              if (mode !== shown) choose(mode);
            }}
          >
            {t(`query.${mode}`)}
          </Button>
        ))}
      </Box>
      {text === null ? (
        <TermListEditor
          terms={terms}
          values={values}
          error={form.errors.text}
          validateQuery={validateQuery}
          onChange={setTerms}
        />
      ) : (
        <QueryTextEditor
          text={text}
          values={values}
          error={form.errors.text}
          validateQuery={validateQuery}
          onChange={(next) => {
            form.setFieldError('text', undefined);
            void form.setFieldValue('text', next, false);
          }}
          onInvalid={(errorMessage) => form.setFieldError('text', errorMessage)}
          onAdd={() => choose('list')}
        />
      )}
    </>
  );
}

interface TermListEditorProps {
  terms: ListedTerm[];
  values: FieldValues;
  error: string | undefined;
  validateQuery: ValidateQuery;
  onChange: (terms: ListedTerm[]) => void;
}

function TermListEditor({ terms, values, error, validateQuery, onChange }: TermListEditorProps) {
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

const modeButtons = {
  display: 'flex',
  alignSelf: 'start',
  '& > button': { borderRadius: 0, px: 2, '&[aria-pressed=true]': { bgcolor: 'soft', fontWeight: 620 } },
  '& > :first-of-type': { borderStartStartRadius: 4, borderEndStartRadius: 4 },
  '& > :last-of-type': { borderStartEndRadius: 4, borderEndEndRadius: 4, ml: '-1px' },
} as const;
