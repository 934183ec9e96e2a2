import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { pickerRules } from './pickerRules';

const look = (theme: Theme) => ({ '.article-picker': theme.unstable_sx(pickerRules) });

/** What the list of articles looks like, said once and not worked out anew at each tick: beside the list. */
export function PickerLook() {
  return <GlobalStyles styles={look} />;
}
