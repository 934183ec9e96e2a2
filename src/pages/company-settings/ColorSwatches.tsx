import type { ThemeColors } from '@contract/iam';
import { defaultTheme } from '@contract/limits';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { t } from '@client/shared/texts/t';
import { isHexColor } from './companySettingsValues';

/** The name of a color theme, as shown to the user. */
export const themeName = ({ name }: ThemeColors): string =>
  name === defaultTheme.name ? t('company.defaultTheme') : name;

/** The three colors of a theme side by side. `size` is in px. */
export function ColorSwatches({ colors, size }: { colors: ThemeColors; size: number }) {
  return (
    <Stack direction="row" aria-hidden sx={{ flex: 'none', borderRadius: 1, overflow: 'hidden' }}>
      {[colors.primary.main, colors.secondary.main, colors.third].map((color, index) => (
        <Box key={index} sx={{ width: size, height: size, bgcolor: isHexColor(color) ? color : 'quiet' }} />
      ))}
    </Stack>
  );
}
