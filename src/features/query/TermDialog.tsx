import type { Term } from '@contract/query/term';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { t } from '@client/shared/texts/t';
import { FormDialog } from '@client/shared/ui/dialog/FormDialog';
import type { FieldValues } from './completions';
import { draftOf, emptyDraft, isEmpty, kindOf, queryOfTerm, rangeErrorOf, termOf, type TermDraft } from './termDraft';
import { TermFields } from './TermFields';

/** Validates a query on the server. Resolves to the error message, or null. */
export type ValidateQuery = (query: string) => Promise<string | null>;

interface TermDialogProps {
  /** The term to edit; null adds a new one. Use the term as the dialog's key, so that its state is reset. */
  term: Term | null;
  values: FieldValues;
  validate: ValidateQuery;
  onSubmit: (term: Term) => void;
  onClose: () => void;
}

/** The dialog that adds or edits a term: text, a value from a list, or a range of days, depending on the field. */
export function TermDialog({ term, values, validate, onSubmit, onClose }: TermDialogProps) {
  const [draft, setDraft] = useState(() => (term ? draftOf(term) : emptyDraft));
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** The draft being validated; null if it was changed meanwhile or the dialog was closed. */
  const validated = useRef<TermDraft | null>(null);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));

  const adding = term === null || term.value === '';
  const rangeError = kindOf(draft) === 'range' ? rangeErrorOf(draft, today) : null;
  const change = (part: Partial<TermDraft>): void => {
    validated.current = null;
    setDraft({ ...draft, ...part });
    setError(null);
  };
  const submit = async (): Promise<void> => {
    const made = termOf(draft);
    const query = queryOfTerm(made);
    if ('error' in query) {
      setError(query.error);
      return;
    }
    setBusy(true);
    validated.current = draft;
    const invalid = await validate(query.text);
    setBusy(false);
    if (validated.current !== draft) return;
    if (invalid === null) onSubmit(made);
    else setError(invalid);
  };
  return (
    <FormDialog
      title={t(adding ? 'term.add' : 'term.editTitle')}
      action={t(adding ? 'action.add' : 'action.save')}
      saving={busy}
      disabled={isEmpty(draft) || rangeError !== null}
      maxWidth="sm"
      onSubmit={(event) => {
        if (event.currentTarget.checkValidity()) void submit();
      }}
      onClose={() => {
        validated.current = null;
        onClose();
      }}
    >
      <Stack spacing={2.5}>
        <TermFields draft={draft} values={values} today={today} error={error} onChange={change} />
      </Stack>
    </FormDialog>
  );
}
