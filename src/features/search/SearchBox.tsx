import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useLayoutEffect, useRef, useState } from 'react';
import { times } from '@contract/limits';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { HistoryList, type Offer } from './HistoryList';
import { useHistoryKeys } from './useHistoryKeys';

// What is offered while one types comes with the first letters. Where it does not come, nothing is offered: what is typed stays.
const SuggestNames = lazyComponent(async () => (await import('./SuggestNames')).SuggestNames, { optional: true });

interface SearchBoxProps {
  value: string;
  placeholder: string;
  onChange: (text: string) => void;
  /** The text to search for: what was typed, or an earlier search that was chosen. */
  onSubmit: (text: string) => void;
  /** Earlier searches, newest first; shown while the box has the focus. */
  history?: readonly string[];
  /** Whether a query is typed: then names of organizations, sources and fields are offered for it. */
  suggests?: boolean;
  /** The text cannot be read; `describedBy` is the id of what says why. */
  invalid?: boolean;
  describedBy?: string;
}

const listId = 'search-history';

/** The search form: a box with its earlier searches and what fits what is typed below, clear and submit. */
export function SearchBox(props: SearchBoxProps) {
  const {
    value,
    placeholder,
    onChange,
    onSubmit,
    history = [],
    suggests = false,
    invalid = false,
    describedBy,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const [typing, setTyping] = useState(false);
  const [caret, setCaret] = useState(0);
  const [names, setNames] = useState<readonly Offer[]>([]);
  const nextCaret = useRef<number | null>(null);
  // What was typed narrows them: the list must not cover what lies below the box for nothing.
  const typed = value.trim().toLowerCase();
  const earlier = typing ? history.filter((text) => text.toLowerCase().includes(typed)) : history;
  const suggesting = suggests && open && typing && typed.length > 1;
  // Where there are names to offer, a few earlier searches are enough.
  const offered: readonly Offer[] = [
    ...earlier.slice(0, names.length > 0 ? 3 : undefined).map((text) => ({ text })),
    ...names,
  ];
  const shown = open && offered.length > 0;

  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    input.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  }, [value]);

  const submit = (text: string) => {
    setOpen(false);
    onSubmit(text);
  };
  /** An earlier search is made again; a name is put into the text, which goes on. */
  const choose = (offer: Offer | undefined) => {
    if (!offer) return;
    if (offer.caret === undefined) return submit(offer.text);
    nextCaret.current = offer.caret;
    setCaret(offer.caret);
    onChange(offer.text);
  };
  const keys = useHistoryKeys({
    count: offered.length,
    shown,
    setOpen,
    onChoose: (index) => choose(offered[index]),
  });

  // A click on an earlier search takes the focus away before it is a click: the list waits for it.
  const hideSoon = () => {
    hiding.current = setTimeout(() => setOpen(false), times.historyHideMs);
  };

  return (
    <Box
      component="form"
      role="search"
      sx={{ position: 'relative', flex: 1, minWidth: 0 }}
      onSubmit={(event) => {
        event.preventDefault();
        submit(value.trim());
      }}
    >
      <OutlinedInput
        fullWidth
        inputRef={input}
        inputProps={{ 'data-search': 'page' }} // where `/` goes
        value={value}
        placeholder={placeholder}
        error={invalid}
        onChange={(event) => {
          setTyping(true);
          setCaret(event.target.selectionStart ?? event.target.value.length);
          onChange(event.target.value);
        }}
        onFocus={() => {
          clearTimeout(hiding.current);
          setTyping(false);
          setOpen(true);
        }}
        onBlur={hideSoon}
        onKeyDown={keys.onKeyDown}
        slotProps={{
          input: {
            'aria-label': placeholder,
            'aria-invalid': invalid,
            'aria-describedby': describedBy,
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': shown,
            'aria-controls': shown ? listId : undefined,
            'aria-activedescendant': keys.active === null ? undefined : `${listId}-${keys.active}`,
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
        endAdornment={
          <InputAdornment position="end">
            {value === '' ? null : (
              <IconButton
                aria-label={t('search.clear')}
                onClick={() => {
                  onChange('');
                  input.current?.focus();
                }}
              >
                <Clear fontSize="small" />
              </IconButton>
            )}
            <IconButton type="submit" aria-label={t('search.submit')} edge="end" color="primary">
              <Search />
            </IconButton>
          </InputAdornment>
        }
      />
      {shown ? <HistoryList id={listId} offers={offered} active={keys.active} onChoose={choose} /> : null}
      {suggesting ? <SuggestNames text={value} caret={caret} onOffers={setNames} /> : null}
    </Box>
  );
}
