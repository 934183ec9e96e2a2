import type { ColorSchemes } from '@contract/departmentSettings';
import type { ThemeColors } from '@contract/iam';
import { layout } from '@contract/limits';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
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

/** The color schemes that a company can choose from: a carousel, or all of them as a grid. */
export function ColorSchemeCarousel({ schemes, chosen, onChange }: ColorSchemeCarouselProps) {
  const { data, error, refetch } = schemes;
  const [showsAll, setShowsAll] = useState(false);
  if (!data) {
    if (error) return <ErrorState error={errorText(error)} onRetry={refetch} />;
    return <Skeleton variant="rounded" height={112} />;
  }
  const choices = data.colorSchemes.map((scheme) => ({
    key: scheme.name,
    content: <SchemeButton scheme={scheme} isChosen={scheme.name === chosen} onChoose={() => onChange(scheme)} />,
  }));
  return (
    <>
      {showsAll ? (
        <Box component="ul" aria-label={t('company.schemes')} sx={grid}>
          {choices.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </Box>
      ) : (
        <Carousel
          label={t('company.schemes')}
          start={data.colorSchemes.findIndex(({ name }) => name === chosen)}
          slides={choices}
        />
      )}
      {choices.length > layout.carouselSlides ? (
        <Button size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)} sx={{ mt: 1 }}>
          {showsAll ? t('company.fewerThemes') : t('company.allThemes', { count: choices.length })}
        </Button>
      ) : null}
    </>
  );
}

interface SchemeButtonProps {
  scheme: ThemeColors;
  isChosen: boolean;
  onChoose: () => void;
}

function SchemeButton({ scheme, isChosen, onChoose }: SchemeButtonProps) {
  return (
    <ButtonBase
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{ ...card, ...(isChosen && { borderColor: 'primary.main', bgcolor: 'soft' }) }}
    >
      <ColorSwatches colors={scheme} size={40} />
      <Typography variant="subtitle2" component="span" sx={{ flex: 1, textAlign: 'left' }}>
        {themeName(scheme)}
      </Typography>
      {isChosen ? <CheckCircle color="primary" fontSize="small" /> : null}
    </ButtonBase>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
} as const;

const card = {
  display: 'flex',
  width: '100%',
  gap: 2,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
