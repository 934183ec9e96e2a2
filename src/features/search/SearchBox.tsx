import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState } from 'react';
import { times } from '@contract/limits';
import { t } from '@client/shared/lib/texts/t';
import { HistoryList } from './HistoryList';
import { useHistoryKeys } from './useHistoryKeys';

interface SearchBoxProps {
  value: string;
  placeholder: string;
  onChange: (text: string) => void;
  /** The text to search for: what was typed, or an earlier search that was chosen. */
  onSubmit: (text: string) => void;
  /** Earlier searches, newest first; shown while the box has the focus. */
  history?: readonly string[];
  /** The text cannot be read; `describedBy` is the id of what says why. */
  invalid?: boolean;
  describedBy?: string;
}

const listId = 'search-history';

/** The search form: a box with its earlier searches below, clear and submit. */
export function SearchBox(props: SearchBoxProps) {
  const { value, placeholder, onChange, onSubmit, history = [], invalid = false, describedBy } = props;
  const input = useRef<HTMLInputElement>(null);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const [typing, setTyping] = useState(false);
  // What was typed narrows them: the list must not cover what lies below the box for nothing.
  const typed = value.trim().toLowerCase();
  const offered = typing ? history.filter((text) => text.toLowerCase().includes(typed)) : history;
  const shown = open && offered.length > 0;

  const submit = (text: string) => {
    setOpen(false);
    onSubmit(text);
  };
  const keys = useHistoryKeys({ history: offered, shown, setOpen, onChoose: submit });

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
      {shown ? <HistoryList id={listId} history={offered} active={keys.active} onChoose={submit} /> : null}
    </Box>
  );
}
