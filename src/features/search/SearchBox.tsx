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
import { SuggestionList, type Offer } from './SuggestionList';
import { useListboxKeys } from './useListboxKeys';

// Completions are loaded with the first letters. They are optional: if the chunk fails to load, typing still works.
const SearchCompletions = lazyComponent(async () => (await import('./SearchCompletions')).SearchCompletions, {
  optional: true,
});

interface SearchBoxProps {
  value: string;
  placeholder: string;
  onChange: (text: string) => void;
  /** Called with the text to search for: typed, or an earlier search that was selected. */
  onSubmit: (text: string) => void;
  /** Earlier searches, newest first; offered while the box is focused, and filtered by what is typed. */
  history?: readonly string[];
  /** True to offer names of organizations, sources, and fields while typing. */
  suggests?: boolean;
  /** True if the text doesn't parse; `describedBy` is the id of the error message. */
  invalid?: boolean;
  describedBy?: string;
}

const listId = 'search-history';

/** The search form: text field, list of earlier searches and completions, Clear, and Submit. */
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
  // Typing filters the earlier searches, so that the list doesn't cover the page needlessly.
  const typed = value.trim().toLowerCase();
  const earlier = typing ? history.filter((text) => text.toLowerCase().includes(typed)) : history;
  const suggesting = suggests && open && typing && typed.length > 1;
  // Fewer earlier searches if there are completions.
  const offers: readonly Offer[] = [
    ...earlier.slice(0, names.length > 0 ? 3 : undefined).map((text) => ({ text })),
    ...names,
  ];
  const shown = open && offers.length > 0;

  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    input.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  }, [value]);

  const submit = (text: string) => {
    setOpen(false);
    onSubmit(text);
  };
  /** An earlier search is submitted; a completion is inserted into the text. */
  const selectOffer = (offer: Offer | undefined) => {
    if (!offer) return;
    if (offer.caret === undefined) return submit(offer.text);
    nextCaret.current = offer.caret;
    setCaret(offer.caret);
    onChange(offer.text);
  };
  const keys = useListboxKeys({
    count: offers.length,
    shown,
    setOpen,
    onChoose: (index) => selectOffer(offers[index]),
  });

  // A mouse press on an entry blurs the field before the click: hide the list with a delay.
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
        inputProps={{ 'data-search': 'page' }} // focused by the `/` key
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
      {shown ? <SuggestionList id={listId} offers={offers} active={keys.active} onChoose={selectOffer} /> : null}
      {suggesting ? <SearchCompletions text={value} caret={caret} onOffers={setNames} /> : null}
    </Box>
  );
}
