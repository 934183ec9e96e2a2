import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searched } from '@client/features/preferences/preferencesSlice';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { useAppDispatch } from '@client/shared/redux/hooks';

/** Paths of pages with a search box of their own. */
const pathsWithSearch = [paths.home(), paths.search(), paths.advancedSearch()];

/** The search box in the header, except on pages with their own. The `/` key focuses it. */
export function HeaderSearch() {
  const { pathname } = useLocation();
  return pathsWithSearch.includes(pathname) ? null : <SearchBox />;
}

function SearchBox() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const query = text.trim();
    if (query === '') return;
    dispatch(searched(query));
    void navigate(paths.search({ query }));
  };
  return (
    <Box component="form" role="search" aria-label={t('shell.searchShort')} onSubmit={submit} sx={form}>
      <SearchOutlined sx={{ fontSize: 20, color: 'text.secondary', ml: 1.25 }} />
      <InputBase
        fullWidth
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder={t('shell.search')}
        inputProps={{ 'aria-label': t('shell.search'), 'data-search': 'header', enterKeyHint: 'search' }}
        sx={{ px: 1, fontSize: '0.875rem' }}
      />
      <Box component="kbd" aria-hidden sx={key}>
        /
      </Box>
    </Box>
  );
}

const form = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  maxWidth: 520,
  height: 38,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'quiet',
  '&:focus-within': { borderColor: 'primary.main', bgcolor: 'background.paper' },
  '& input:focus-visible': { outline: 'none' },
} as const;

const key = {
  display: { xs: 'none', sm: 'block' },
  flex: 'none',
  mr: 1,
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px',
  typography: 'caption',
  fontFamily: 'inherit',
  color: 'text.secondary',
} as const;
