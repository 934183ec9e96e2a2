import type { QueryError } from '@contract/query/errors';
import { queryHints, type QueryHint } from '@contract/query/hints';
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

/** A text field for queries, with syntax highlighting, completion, underlined errors, and hints on a valid query. */
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
              data-completed={(large && open && stretch.start === start) || undefined}
              sx={[{ color: tokenColors[stretch.color] }, stretch.wrong ? wrongMark : {}]}
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
      <Messages
        id={`${id}-help`}
        value={value}
        errors={errors.shown}
        hints={errors.hints}
        error={error}
        onChange={onChange}
      />
    </Box>
  );
}

/**
 * The errors to show. While the user types, an error appears only if one was shown before: then it follows the text, and
 * goes as soon as the query is valid. Hints on a valid query wait for a pause, too.
 */
function useShownErrors(value: string, errors: readonly QueryError[]) {
  const [isSettled, settle] = useHasSettled(value);
  const [wereShown, setWereShown] = useState(errors.length > 0);
  const areShown = errors.length > 0 && (isSettled || wereShown);
  if (areShown !== wereShown) setWereShown(areShown);
  return { shown: areShown ? errors : [], hints: isSettled && errors.length === 0 ? queryHints(value) : [], settle };
}

interface MessagesProps extends Pick<QueryEditorProps, 'value' | 'errors' | 'error' | 'onChange'> {
  id: string;
  hints: readonly QueryHint[];
}

/** The first three errors or hints, each with a button that applies the suggested fix. */
function Messages({ id, value, errors, hints, error, onChange }: MessagesProps) {
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
        <Message
          key={`${queryError.code}${queryError.start}`}
          color="error"
          value={value}
          message={queryError}
          onChange={onChange}
        />
      ))}
      {hints.slice(0, 3).map((hint) => (
        <Message key={`hint${hint.start}`} color="info.main" value={value} message={hint} onChange={onChange} />
      ))}
      {invalid(error, errors) ? null : (
        <Typography variant="caption" color="textSecondary">
          {t('query.editorHelp')}
        </Typography>
      )}
    </Box>
  );
}

interface MessageProps extends Pick<QueryEditorProps, 'value' | 'onChange'> {
  color: 'error' | 'info.main';
  message: QueryHint;
}

function Message({ color, value, message: { start, end, message, suggestion }, onChange }: MessageProps) {
  return (
    <Typography variant="body2" color={color} sx={{ overflowWrap: 'anywhere' }}>
      {t('query.errorAt', { position: start + 1, message })}{' '}
      {suggestion === undefined ? null : (
        <Box
          component="button"
          type="button"
          sx={fixButton}
          onClick={() => onChange(value.slice(0, start) + suggestion + value.slice(end))}
        >
          {suggestion === '' ? t('query.fixRemove') : t('query.fix', { suggestion })}
        </Box>
      )}
    </Typography>
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
