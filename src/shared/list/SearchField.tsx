import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';

interface SearchFieldProps {
  /** The accessible name and the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** True for the field that the shortcut `/` focuses on this page. */
  forKey?: boolean;
}

/** A field that filters the list below it. */
export function SearchField({ label, value, onChange, forKey = false }: SearchFieldProps) {
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={value}
      placeholder={label}
      onChange={(event) => onChange(event.target.value)}
      sx={{ flex: '1 1 200px', maxWidth: { sm: 320 } }}
      inputProps={{ 'data-search': forKey ? 'page' : undefined }}
      slotProps={{ input: { 'aria-label': label } }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
    />
  );
}
