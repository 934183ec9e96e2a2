import type { ColorSchemes } from '@contract/departmentSettings';
import type { ThemeColors } from '@contract/iam';
import CheckCircle from '@mui/icons-material/CheckCircle';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { errorText } from '@client/api/errorText';
import { t } from '@client/shared/texts/t';
import { Carousel } from '@client/shared/ui/layout/Carousel';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import type { QueryResult } from './queryResult';
import { themeName, ColorSwatches } from './ColorSwatches';

interface ColorSchemeCarouselProps {
  schemes: QueryResult<ColorSchemes>;
  /** The name of the selected scheme. */
  chosen: string;
  onChange: (colors: ThemeColors) => void;
}

/** A carousel of the color schemes that a company can choose from. */
export function ColorSchemeCarousel({ schemes, chosen, onChange }: ColorSchemeCarouselProps) {
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
            <ColorSwatches colors={scheme} size={40} />
            <Typography variant="subtitle2" component="span" sx={{ flex: 1, textAlign: 'left' }}>
              {themeName(scheme)}
            </Typography>
            {scheme.name === chosen ? <CheckCircle color="primary" fontSize="small" /> : null}
          </ButtonBase>
        ),
      }))}
    />
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
