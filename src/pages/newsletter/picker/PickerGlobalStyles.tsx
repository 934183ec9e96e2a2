import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { pickerStyles } from './pickerStyles';

const globalStyles = (theme: Theme) => ({ '.article-picker': theme.unstable_sx(pickerStyles) });

/** The styles of the article list as a global stylesheet: computing `sx` for each row at each change would be slow. */
export function PickerGlobalStyles() {
  return <GlobalStyles styles={globalStyles} />;
}
