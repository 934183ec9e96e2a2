import type { QueryError } from '@contract/query/errors';
import { typedName } from '@contract/query/typedName';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useSuggestions } from '@client/api/data/suggestions';
import { t } from '@client/shared/texts/t';
import { CompletionList } from './CompletionList';
import { completionsAt, type FieldValues } from './completions';
import { highlight } from './highlight';
import { tokenColors, editor, frame, ghost, wrongMark } from './editorStyles';
import { useHasSettled } from './useHasSettled';

interface QueryEditorProps {
  value: string;
  onChange: (value: string) => void;
  /** Syntax errors, underlined in the text. A first error is shown after a pause in typing, or when the field is left. */
  errors: readonly QueryError[];
  values: FieldValues;
  label: string;
  /** An error of the whole query, from the server or the form. */
  error?: string | undefined;
  placeholder?: string;
  /** True for the main field of a page: it is taller. */
  large?: boolean;
}

/** A text field for queries, with syntax highlighting, completion, and underlined errors. */
export function QueryEditor(props: QueryEditorProps) {
  const { value, onChange, values, label, error, placeholder, large = false } = props;
  const errors = useShownErrors(value, props.errors);
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const nextCaret = useRef<number | null>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(-1);

  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    input.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  }, [value]);

  const names = useSuggestions(caret === null ? null : typedName(value, caret));
  const { start, choices } = caret === null ? { start: 0, choices: [] } : completionsAt(value, caret, values, names);
  const open = choices.length > 0;

  const accept = (index: number): void => {
    const choice = choices[index];
    if (!choice) return;
    nextCaret.current = choice.start + choice.text.length;
    setCaret(choice.text.endsWith(':') ? nextCaret.current : null);
    setActive(-1);
    onChange(value.slice(0, choice.start) + choice.text + value.slice(choice.end).replace(/^ (?= |$)/, ''));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!open || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + choices.length + (active < 0 && step < 0 ? 1 : 0)) % choices.length);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && active >= 0) accept(active);
    else if (event.key === 'Escape') setCaret(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const followCaret = (event: SyntheticEvent<HTMLTextAreaElement>): void => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    // Only typing opens the list, not a click into the text.
    if (caret !== null && selectionStart !== caret) setCaret(selectionStart === selectionEnd ? selectionStart : null);
  };
  const stretches = highlight(value, errors.shown, open ? start : undefined);
  const invalid = errors.shown.length > 0 || error !== undefined;
  return (
    <Box>
      <Typography component="label" htmlFor={id} variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Box sx={[frame, invalid ? { borderColor: 'error.main' } : {}]}>
        <Box aria-hidden sx={large ? [ghost, { minHeight: 176 }] : ghost}>
          {stretches.map((stretch) => (
            <Box
              key={stretch.start}
              component="span"
              sx={[{ color: tokenColors[stretch.colour] }, stretch.wrong ? wrongMark : {}]}
            >
              {stretch.text}
            </Box>
          ))}
          {'\u200b'}
        </Box>
        <Box
          component="textarea"
          id={id}
          ref={input}
          value={value}
          rows={4}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          placeholder={placeholder}
          aria-invalid={invalid}
          aria-describedby={`${id}-help`}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          {...(open ? { 'aria-controls': `${id}-choices` } : {})}
          {...(open && active >= 0 ? { 'aria-activedescendant': `${id}-choices-${active}` } : {})}
          onChange={(event) => {
            setCaret(event.currentTarget.selectionStart);
            setActive(-1);
            onChange(event.currentTarget.value);
          }}
          onSelect={followCaret}
          onBlur={() => {
            setCaret(null);
            errors.settle();
          }}
          onKeyDown={onKeyDown}
          sx={editor}
        />
        {open ? <CompletionList id={`${id}-choices`} choices={choices} active={active} onChoose={accept} /> : null}
      </Box>
      <ErrorMessages id={`${id}-help`} value={value} errors={errors.shown} error={error} onChange={onChange} />
    </Box>
  );
}

/**
 * The errors to show. While the user types, an error appears only if one was shown before: then it follows the text, and
 * goes as soon as the query is valid.
 */
function useShownErrors(value: string, errors: readonly QueryError[]) {
  const [isSettled, settle] = useHasSettled(value);
  const [wereShown, setWereShown] = useState(errors.length > 0);
  const areShown = errors.length > 0 && (isSettled || wereShown);
  if (areShown !== wereShown) setWereShown(areShown);
  return { shown: areShown ? errors : [], settle };
}

interface ErrorMessagesProps extends Pick<QueryEditorProps, 'value' | 'errors' | 'error' | 'onChange'> {
  id: string;
}

/** The first three errors, each with a button that applies the suggested fix. */
function ErrorMessages({ id, value, errors, error, onChange }: ErrorMessagesProps) {
  const shown = errors.slice(0, 3);
  // The server often repeats an error that is already shown.
  const otherError = shown.some(({ message }) => message === error) ? undefined : error;
  return (
    <Box id={id} role="status" sx={{ mt: 0.75, display: 'grid', gap: 0.5 }}>
      {otherError ? (
        <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
          {otherError}
        </Typography>
      ) : null}
      {shown.map((queryError) => (
        <Typography
          key={`${queryError.code}${queryError.start}`}
          variant="body2"
          color="error"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {t('query.fault', { position: queryError.start + 1, message: queryError.message })}{' '}
          {queryError.suggestion === undefined ? null : (
            <Box
              component="button"
              type="button"
              sx={fixButton}
              onClick={() =>
                onChange(value.slice(0, queryError.start) + (queryError.suggestion ?? '') + value.slice(queryError.end))
              }
            >
              {queryError.suggestion === ''
                ? t('query.mendRemove')
                : t('query.mend', { suggestion: queryError.suggestion })}
            </Box>
          )}
        </Typography>
      ))}
      {invalid(error, errors) ? null : (
        <Typography variant="caption" color="textSecondary">
          {t('query.editorHelp')}
        </Typography>
      )}
    </Box>
  );
}

const invalid = (error: string | undefined, errors: readonly QueryError[]): boolean =>
  error !== undefined || errors.length > 0;

const fixButton = {
  font: 'inherit',
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'primary.main',
  fontWeight: 600,
  textDecoration: 'underline',
  cursor: 'pointer',
} as const;
