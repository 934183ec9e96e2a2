import type { ColorSchemes } from '@contract/departmentSettings';
import type { ThemeColors } from '@contract/iam';
import { defaultTheme } from '@contract/limits';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { productColors, type CompanySettingsValues } from './companySettingsValues';
import { FormSection } from './FormSection';
import type { QueryResult } from './queryResult';
import { OwnColorFields } from './OwnColorFields';
import { ThemePreview } from './ThemePreview';
import { themeName, ColorSwatches } from './ColorSwatches';

// Loaded lazily: the carousel is below the first screen, and the form should not wait for it.
const ColorSchemeCarousel = lazyComponent(async () => (await import('./ColorSchemeCarousel')).ColorSchemeCarousel);

interface ColorThemeFieldsProps {
  schemes: QueryResult<ColorSchemes>;
  values: CompanySettingsValues;
  errorMessage: string | undefined;
  onChange: (colors: ThemeColors) => void;
}

/** The form section for the company's color theme: the current theme, others, colors of their own, and a preview. */
export function ColorThemeFields({ schemes, values, errorMessage, onChange }: ColorThemeFieldsProps) {
  const { colors } = values;
  const isProduct = colors.name === defaultTheme.name;
  return (
    <FormSection title={t('company.colors')} note={t('company.colorsNote')}>
      <Stack direction="row" useFlexGap sx={{ gap: 2, mb: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <ColorSwatches colors={colors} size={24} />
        <Typography role="status" variant="subtitle2" component="p">
          {t('company.currentTheme', { name: themeName(colors) })}
        </Typography>
        {isProduct ? null : (
          <Link component="button" type="button" variant="body2" onClick={() => onChange(productColors)}>
            {t('company.resetTheme')}
          </Link>
        )}
      </Stack>
      {errorMessage === undefined ? null : (
        <FormHelperText error role="alert">
          {errorMessage}
        </FormHelperText>
      )}
      <Box sx={{ minHeight: 112 }}>
        <ColorSchemeCarousel schemes={schemes} chosen={colors.name} onChange={onChange} />
      </Box>
      <OwnColorFields colors={colors} showsErrors={errorMessage !== undefined} onChange={onChange} />
      <ThemePreview values={values} />
    </FormSection>
  );
}
