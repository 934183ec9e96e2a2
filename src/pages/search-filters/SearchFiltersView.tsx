import type { Source } from '@contract/topic';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { FieldValues } from '@client/features/query/completions';
import { withLoadedNames } from '@client/features/query/sourcePlaceholders';
import { SourcesTree } from '@client/features/query/SourcesTree';
import type { ValidateQuery } from '@client/features/query/TermDialog';
import type { Preview } from '@client/features/query/useQueryPreview';
import { noDays } from '@client/features/search/queryDateRange';
import { resultCountText } from '@client/features/search/resultCountText';
import { sortOrders, sortTexts } from '@client/features/search/sortOrders';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import type { LoadedOptions } from '@client/shared/ui/form/choiceField';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import type { SearchFilters } from './searchFilters';
import { DateRangeFields } from './DateRangeFields';
import { TermsSection } from './TermsSection';

interface SearchFiltersViewProps {
  filters: SearchFilters;
  /** The query that the filters result in; null while a filter is invalid. */
  query: string | null;
  values: FieldValues;
  sources: LoadedOptions<Source>;
  today: string;
  /** True if the user may save the search as a topic. */
  savable: boolean;
  preview: Preview & { retry: () => void };
  validateQuery: ValidateQuery;
  onChange: (part: Partial<SearchFilters>) => void;
  onSearch: () => void;
}

/** The form of the advanced search: terms, dates, sources and order, with the number of matching articles. */
export function SearchFiltersView(props: SearchFiltersViewProps) {
  const { filters, query, values, sources, today, preview, validateQuery, onChange, onSearch } = props;
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('filters.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (event.currentTarget.checkValidity()) onSearch();
      }}
    >
      <PageHeader title={t('filters.title')} note={t('filters.note')} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Section title={t('term.list')}>
          <TermsSection
            filters={filters}
            values={values}
            settled={!preview.stale}
            validateQuery={validateQuery}
            onChange={onChange}
          />
        </Section>
        <Section title={t('filters.dates')}>
          <DateRangeFields days={filters.days} today={today} onChange={(days) => onChange({ days })} />
        </Section>
        <Section title={t('sources.title')}>
          <Typography variant="body2" color="textSecondary">
            {t('filters.sourcesNote')}
          </Typography>
          <SourcesTree
            label={t('sources.title')}
            sources={sources.items}
            status={sources.status}
            error={sources.error}
            onRetry={sources.retry}
            chosen={withLoadedNames(filters.sources, sources.items)}
            onChange={(chosen) => onChange({ sources: chosen })}
          />
        </Section>
        <Section title={t('articles.sort')}>
          <RadioGroup row aria-label={t('articles.sort')} value={filters.sort}>
            {sortOrders.map((sort) => (
              <FormControlLabel
                key={sort}
                value={sort}
                control={<Radio size="small" />}
                label={t(sortTexts[sort])}
                onChange={() => onChange({ sort })}
              />
            ))}
          </RadioGroup>
        </Section>
      </Box>
      <Box data-bar sx={bar}>
        <Typography variant="body2" role="status" sx={{ flex: '1 1 160px', color: 'text.secondary' }}>
          {query === null ? t('filters.wrong') : countText(preview)}
        </Typography>
        {query !== null && preview.error !== null ? (
          <Button color="inherit" onClick={preview.retry}>
            {t('action.retry')}
          </Button>
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, ml: 'auto' }}>
          {query === null || !props.savable ? null : (
            <Button
              component={RouterLink}
              to={paths.saveAsTopic({ query, source: filters.sources.map(({ id }) => id) })}
              color="inherit"
            >
              {t('search.saveAsTopic')}
            </Button>
          )}
          <Button color="inherit" onClick={() => onChange(noFilters)}>
            {t('filters.clear')}
          </Button>
          <Button type="submit" variant="contained" disabled={query === null}>
            {t('search.submit')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const noFilters: Partial<SearchFilters> = { terms: [], text: null, days: noDays, sources: [] };

function countText({ answer, error, stale }: Preview): string {
  if (error !== null) return error;
  return answer === null || stale ? t('filters.counting') : resultCountText(answer);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
    </Paper>
  );
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 2,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
