import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { selectOnline } from '@client/features/network/networkSlice';
import { withLoadedNames } from '@client/features/query/sourcePlaceholders';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { queryOf, type TopicValues } from './topicFormValues';

interface SavedSearchSummaryProps {
  values: TopicValues;
  /** The error of the query. */
  error: string | undefined;
}

/** A read-only summary of the query and the sources that the topic will have. */
export function SavedSearchSummary({ values, error }: SavedSearchSummaryProps) {
  const sources = useDictionary('sources', useAppSelector(selectOnline));
  const query = queryOf(values);
  return (
    <>
      <Box component="dl" sx={list}>
        <Box component="dt">{t('topicList.query')}</Box>
        <Box component="dd" sx={{ fontFamily: 'monospace', whiteSpace: 'pre-wrap' }}>
          {query === '' ? t('topicList.none') : query}
        </Box>
        <Box component="dt">{t('topicList.sources')}</Box>
        <Box component="dd">
          {values.sources.length === 0
            ? t(query === '' ? 'topicList.none' : 'saveAs.noSources')
            : withLoadedNames(values.sources, sources.items)
                .map(({ name }) => name)
                .join(', ')}
        </Box>
      </Box>
      {error ? (
        <Typography variant="body2" color="error" role="alert">
          {error}
        </Typography>
      ) : null}
    </>
  );
}

const list = {
  m: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  typography: 'body2',
  '& > dt': { color: 'text.secondary' },
  '& > dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
