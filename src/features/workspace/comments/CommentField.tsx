import { limits } from '@contract/limits';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { t } from '@client/shared/texts/t';
import { completeMention, matchingMembers, mentionAt, nameOf, type Member } from './mentions';

interface CommentFieldProps {
  label: string;
  text: string;
  /** The members who can be mentioned. */
  members: readonly Member[];
  autoFocus?: boolean;
  onText: (text: string) => void;
  onSubmit: () => void;
}

const choicesShown = 6;

/** The text field of a comment. `@` opens a list of members; Ctrl or ⌘ with Enter submits. */
export function CommentField({ label, text, members, autoFocus = false, onText, onSubmit }: CommentFieldProps) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  /** The start of the mention whose list was closed by Escape. */
  const [dismissed, setDismissed] = useState<number | null>(null);
  // The browser would place the caret of a field with autofocus before its text.
  const wantedCaret = useRef<number | null>(autoFocus ? text.length : null);
  useEffect(() => {
    if (wantedCaret.current !== null) input.current?.setSelectionRange(wantedCaret.current, wantedCaret.current);
    wantedCaret.current = null;
  }, [text]);

  const mention = mentionAt(text, caret);
  const choices =
    mention && mention.start !== dismissed ? matchingMembers(members, mention.typed).slice(0, choicesShown) : [];
  const index = Math.min(active, choices.length - 1);
  const choose = (member: Member | undefined): void => {
    if (!mention || !member) return;
    const completed = completeMention(text, caret, mention, member);
    wantedCaret.current = completed.caret;
    setCaret(completed.caret);
    setActive(0);
    onText(completed.text);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit();
    } else if (choices.length > 0 && mention) {
      const step = { ArrowDown: 1, ArrowUp: choices.length - 1 }[event.key];
      if (step !== undefined) setActive((index + step) % choices.length);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(choices[index]);
      else if (event.key === 'Escape') {
        // Closes the list only, not the dialog.
        event.stopPropagation();
        setDismissed(mention.start);
      } else return;
      event.preventDefault();
    }
  };
  return (
    <Box sx={{ position: 'relative' }}>
      <TextField
        fullWidth
        multiline
        minRows={2}
        maxRows={6}
        size="small"
        label={label}
        value={text}
        autoFocus={autoFocus}
        inputRef={input}
        helperText={t('comments.help')}
        onChange={({ target }) => {
          setCaret(target.selectionStart ?? target.value.length);
          setActive(0);
          if (dismissed !== null && mentionAt(target.value, target.value.length)?.start !== dismissed) {
            setDismissed(null);
          }
          onText(target.value);
        }}
        onSelect={({ target }) => {
          if (target instanceof HTMLTextAreaElement) setCaret(target.selectionStart);
        }}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: {
            maxLength: limits.commentCharacters,
            'aria-autocomplete': 'list',
            'aria-controls': choices.length > 0 ? `${id}-list` : undefined,
            'aria-activedescendant': choices.length > 0 ? `${id}-${index}` : undefined,
          },
        }}
      />
      {choices.length > 0 ? (
        <Box component="ul" role="listbox" id={`${id}-list`} aria-label={t('comments.members')} sx={list}>
          {choices.map((member, at) => (
            <Box
              component="li"
              role="option"
              key={member.ownerId}
              id={`${id}-${at}`}
              aria-selected={at === index}
              // Prevents the mouse press from moving the focus out of the text.
              onMouseDown={(event) => {
                event.preventDefault();
                choose(member);
              }}
              sx={[option, at === index ? { bgcolor: 'soft' } : {}]}
            >
              {nameOf(member)}
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

/** Above the field: below it are the buttons, and on a phone the keyboard. */
const list = {
  position: 'absolute',
  bottom: '100%',
  left: 0,
  zIndex: 1,
  minWidth: 200,
  maxWidth: '100%',
  m: 0,
  mb: 0.5,
  p: 0.5,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: '0 12px 32px rgba(10, 16, 20, 0.18)',
} as const;

const option = {
  px: 1.25,
  py: 0.75,
  borderRadius: 0.75,
  fontSize: '0.875rem',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'quiet' },
} as const;
