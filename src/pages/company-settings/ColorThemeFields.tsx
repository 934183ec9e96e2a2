import type { ColorSchemes } from '@contract/company';
import type { ThemeColors } from '@contract/iam';
import { defaultTheme } from '@contract/limits';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorText } from '@client/api/errorText';
import { t } from '@client/shared/lib/texts/t';
import { Carousel } from '@client/shared/ui/Carousel';
import { ErrorState } from '@client/shared/ui/ErrorState';
import type { Loaded } from './CompanySettingsView';
import { productColors, type CompanyValues } from './companyValues';
import { FormSection } from './FormSection';
import { LookPreview } from './LookPreview';

interface ColorThemeFieldsProps {
  schemes: Loaded<ColorSchemes>;
  values: CompanyValues;
  fault: string | undefined;
  onChange: (colors: ThemeColors) => void;
}

/** The company's colours, two slides at a time; what is chosen is seen at once. */
export function ColorThemeFields({ schemes, values, fault, onChange }: ColorThemeFieldsProps) {
  const { colors } = values;
  const isProduct = colors.name === defaultTheme.name;
  return (
    <FormSection title={t('company.colors')} note={t('company.colorsNote')}>
      <Stack direction="row" useFlexGap sx={{ gap: 2, mb: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Swatches colors={colors} size={24} />
        <Typography role="status" variant="subtitle2" component="p">
          {t('company.currentTheme', { name: nameOf(colors) })}
        </Typography>
        {isProduct ? null : (
          <Link component="button" type="button" variant="body2" onClick={() => onChange(productColors)}>
            {t('company.resetTheme')}
          </Link>
        )}
      </Stack>
      {fault === undefined ? null : (
        <FormHelperText error role="alert">
          {fault}
        </FormHelperText>
      )}
      <Slides schemes={schemes} chosen={colors.name} onChange={onChange} />
      <LookPreview values={values} />
    </FormSection>
  );
}

interface SlidesProps extends Pick<ColorThemeFieldsProps, 'schemes' | 'onChange'> {
  chosen: string;
}

function Slides({ schemes, chosen, onChange }: SlidesProps) {
  const { data, error, refetch } = schemes;
  if (!data) {
    if (error) return <ErrorState error={errorText(error)} onRetry={refetch} />;
    return <Skeleton variant="rounded" height={112} />;
  }
  return (
    <Carousel
      label={t('company.schemes')}
      start={data.colorSchemes.findIndex(({ name }) => name === chosen)}
      slides={data.colorSchemes.map((scheme) => ({
        key: scheme.name,
        content: (
          <ButtonBase
            aria-pressed={scheme.name === chosen}
            onClick={() => onChange(scheme)}
            sx={{ ...card, ...(scheme.name === chosen && { borderColor: 'primary.main', bgcolor: 'soft' }) }}
          >
            <Swatches colors={scheme} size={40} />
            <Typography variant="subtitle2" component="span" sx={{ flex: 1, textAlign: 'left' }}>
              {nameOf(scheme)}
            </Typography>
            {scheme.name === chosen ? <CheckCircle color="primary" fontSize="small" /> : null}
          </ButtonBase>
        ),
      }))}
    />
  );
}

const nameOf = ({ name }: ThemeColors): string => (name === defaultTheme.name ? t('company.defaultTheme') : name);

function Swatches({ colors, size }: { colors: ThemeColors; size: number }) {
  return (
    <Stack direction="row" aria-hidden sx={{ flex: 'none', borderRadius: 1, overflow: 'hidden' }}>
      {[colors.primary.main, colors.secondary.main, colors.third].map((color, index) => (
        <Box key={index} sx={{ width: size, height: size, bgcolor: color }} />
      ))}
    </Stack>
  );
}

const card = {
  display: 'flex',
  width: '100%',
  gap: 2,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
