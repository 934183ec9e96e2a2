import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { SearchBox } from '@client/features/search/SearchBox';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { usePageTitle } from '@client/shared/navigation/usePageTitle';
import { paths } from '@client/shared/navigation/paths';
import { FavouritesSkeleton } from './CarouselSkeleton';
import { SearchModeSwitch } from './SearchModeSwitch';
import type { SearchMode } from './searchPath';
import { TopicTypeTile } from './TopicTypeTile';
import type { Tile } from './useTopicTypeTiles';

const Favourites = lazyComponent(async () => (await import('./Favourites')).Favourites, {
  fallback: <FavouritesSkeleton />,
});

interface LandingViewProps {
  givenName: string;
  /** False on the user's first visit. */
  isReturning: boolean;
  department: string;
  mode: SearchMode;
  text: string;
  history: readonly string[];
  tiles: readonly Tile[];
  onMode: (mode: SearchMode) => void;
  onType: (text: string) => void;
  onSearch: (text: string) => void;
}

const placeholders = { content: 'search.contentPlaceholder', topics: 'search.topicsPlaceholder' } as const;

/** The home page. Favorites load lazily, so that search and topic tiles are usable first. */
export function LandingView(props: LandingViewProps) {
  const { givenName, isReturning, department, mode, text, tiles } = props;
  usePageTitle(t('shell.home'));
  return (
    <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="section" aria-label={t('search.submit')} sx={hero}>
        <Typography variant="h1" sx={{ textAlign: 'center', mb: 2.5, fontSize: { xs: '1.375rem', sm: '1.75rem' } }}>
          {givenName === ''
            ? t('landing.greetingPlain')
            : t(isReturning ? 'landing.greeting' : 'landing.greetingFirst', { name: givenName })}
        </Typography>
        <Box sx={{ maxWidth: 680, mx: 'auto' }}>
          <SearchModeSwitch mode={mode} onChange={props.onMode} />
          <SearchBox
            value={text}
            placeholder={t(placeholders[mode])}
            history={props.history}
            suggests={mode === 'content'}
            onChange={props.onType}
            onSubmit={props.onSearch}
          />
          <Box sx={{ display: 'flex', justifyContent: 'center', mt: 1 }}>
            <Button
              component={RouterLink}
              to={paths.advancedSearch({ query: text.trim() })}
              size="small"
              startIcon={<Tune />}
            >
              {t('search.advanced')}
            </Button>
          </Box>
        </Box>
      </Box>
      <Box component="section" aria-label={t('landing.topics')} sx={tileGrid}>
        {tiles.map((tile) => (
          <TopicTypeTile key={tile.type} tile={tile} department={department} />
        ))}
      </Box>
      <Favourites />
    </Box>
  );
}

const hero = { pt: { xs: 1, sm: 4 }, pb: { xs: 0, sm: 1 } } as const;

const tileGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 224px), 1fr))',
} as const;
