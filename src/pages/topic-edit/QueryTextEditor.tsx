import '@client/features/query/texts';
import { parseQuery } from '@contract/query/parse';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import type { FieldValues } from '@client/features/query/completions';
import { QueryEditor } from '@client/features/query/QueryEditor';
import { QueryExplanation } from '@client/features/query/QueryExplanation';
import type { ValidateQuery } from '@client/features/query/TermDialog';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';

interface QueryTextEditorProps {
  text: string;
  values: FieldValues;
  error: string | undefined;
  validateQuery: ValidateQuery;
  onChange: (text: string) => void;
  onInvalid: (errorMessage: string) => void;
  onAdd: () => void;
}

/** Edits the query as text. Add converts it to terms if the server accepts it and it parses. */
export function QueryTextEditor({
  text,
  values,
  error,
  validateQuery,
  onChange,
  onInvalid,
  onAdd,
}: QueryTextEditorProps) {
  const [busy, setBusy] = useState(false);
  /** The text that the server is validating; null after a further change, when the response no longer counts. */
  const validatedText = useRef<string | null>(null);
  const parsed = parseQuery(text);
  const add = async (): Promise<void> => {
    setBusy(true);
    validatedText.current = text;
    const problem = await validateQuery(text);
    setBusy(false);
    if (validatedText.current !== text) return;
    if (problem === null) onAdd();
    else onInvalid(problem);
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
        large
        onChange={(next) => {
          validatedText.current = null;
          onChange(next);
        }}
      />
      <QueryExplanation query={parsed.ok ? parsed.query : null} />
      <Stack direction="row" sx={{ justifyContent: 'flex-start' }}>
        <BusyButton
          variant="outlined"
          size="small"
          loading={busy}
          disabled={text.trim() === ''}
          onClick={() => void add()}
        >
          {t('action.add')}
        </BusyButton>
      </Stack>
    </>
  );
}
