import type { Term } from '@contract/query/term';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { t } from '@client/shared/texts/t';
import { FormDialog } from '@client/shared/ui/dialog/FormDialog';
import type { FieldValues } from './completions';
import { draftOf, emptyDraft, isEmpty, kindOf, queryOfTerm, rangeFault, termOf, type TermDraft } from './termDraft';
import { TermFields } from './TermFields';

/** Asks the server whether a query is right: what is wrong with it, or null. */
export type ValidateQuery = (query: string) => Promise<string | null>;

interface TermDialogProps {
  /** The term to edit; null: a new one. Give the dialog a key of the term, so that each begins anew. */
  term: Term | null;
  values: FieldValues;
  validate: ValidateQuery;
  onSubmit: (term: Term) => void;
  onClose: () => void;
}

/** Adds or edits one term: words, a value from a list, or a range of days, by the kind of its field. */
export function TermDialog({ term, values, validate, onSubmit, onClose }: TermDialogProps) {
  const [draft, setDraft] = useState(() => (term ? draftOf(term) : emptyDraft));
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** What the server looks at; none once it was changed, or the dialog closed. */
  const asked = useRef<TermDraft | null>(null);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));

  const adding = term === null || term.value === '';
  const wrongDays = kindOf(draft) === 'range' ? rangeFault(draft, today) : null;
  const change = (part: Partial<TermDraft>): void => {
    asked.current = null;
    setDraft({ ...draft, ...part });
    setError(null);
  };
  const submit = async (): Promise<void> => {
    const made = termOf(draft);
    const query = queryOfTerm(made);
    if ('fault' in query) {
      setError(query.fault);
      return;
    }
    setBusy(true);
    asked.current = draft;
    const fault = await validate(query.text);
    setBusy(false);
    if (asked.current !== draft) return;
    if (fault === null) onSubmit(made);
    else setError(fault);
  };
  return (
    <FormDialog
      title={t(adding ? 'term.addTitle' : 'term.editTitle')}
      action={t(adding ? 'action.add' : 'action.save')}
      saving={busy}
      disabled={isEmpty(draft) || wrongDays !== null}
      maxWidth="sm"
      onSubmit={(event) => {
        if (event.currentTarget.checkValidity()) void submit();
      }}
      onClose={() => {
        asked.current = null;
        onClose();
      }}
    >
      <Stack spacing={2.5}>
        <TermFields draft={draft} values={values} today={today} error={error} onChange={change} />
      </Stack>
    </FormDialog>
  );
}
