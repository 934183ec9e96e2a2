import type { FacetResults } from '@contract/search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { t } from '@client/shared/texts/t';
import { fadeWhileBusy } from '@client/shared/ui/feedback/fadeWhileBusy';
import { facetFields, type FacetField } from './facetFields';
import { FacetValueRow } from './FacetValueRow';
import { hasName, namesOf, requiresMoreThanNames, toggleExcluded, toggleIncluded } from './nameFilters';

interface FacetPanelProps {
  facets: FacetResults | null;
  loading: boolean;
  /** The query that the facets count; its filters are marked. */
  query: string;
  /** True if the query may consist of exclusions only, as within a topic. */
  mayOnlyExclude?: boolean;
  onChange: (query: string) => void;
}

const collapsedCount = 6;

/**
 * The facets of the results: values that articles share, with counts. A value can be required, as one of several of its
 * field, or excluded.
 */
export function FacetPanel({ facets, loading, ...choice }: FacetPanelProps) {
  if (!facets && !loading) return null;
  return (
    <Box component="aside" aria-label={t('search.facets')} aria-busy={loading} sx={panel}>
      {facets
        ? facetFields.map((field) => <Facet key={field} field={field} values={facets[field]} {...choice} />)
        : facetFields.map((field) => <FacetSkeleton key={field} />)}
      {facets && !facets.complete ? (
        <Typography variant="caption" color="textSecondary">
          {t('search.facet.partial', { count: facets.counted })}
        </Typography>
      ) : null}
    </Box>
  );
}

const skeletonWidths = ['70%', '55%', '65%', '45%', '60%', '50%'];

function FacetSkeleton() {
  return (
    <div>
      <Skeleton width={90} />
      {skeletonWidths.map((width) => (
        <Skeleton key={width} width={width} height={29} />
      ))}
    </div>
  );
}

interface FacetProps extends Pick<FacetPanelProps, 'query' | 'mayOnlyExclude' | 'onChange'> {
  field: FacetField;
  values: FacetResults[FacetField];
}

function Facet({ field, values, query, mayOnlyExclude = false, onChange }: FacetProps) {
  const id = useId();
  const [all, setAll] = useState(false);
  if (values.length === 0) return null;
  const shown = all ? values : values.slice(0, collapsedCount);
  const { included, excluded } = namesOf(query, field);
  const canExclude = mayOnlyExclude || requiresMoreThanNames(query, field);
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="overline" component="h2" color="textSecondary">
        {t(`search.facet.${field}`)}
      </Typography>
      <List dense disablePadding>
        {shown.map(({ value, label, count }) => {
          const isExcluded = hasName(excluded, value);
          return (
            <FacetValueRow
              key={value}
              label={label}
              count={count}
              isIncluded={hasName(included, value)}
              isExcluded={isExcluded}
              onInclude={() => onChange(toggleIncluded(query, field, value))}
              onExclude={canExclude || isExcluded ? () => onChange(toggleExcluded(query, field, value)) : undefined}
            />
          );
        })}
      </List>
      {values.length > shown.length ? (
        <Button size="small" sx={{ ml: -1.25 }} onClick={() => setAll(true)}>
          {t('search.facet.more', { count: values.length - shown.length })}
        </Button>
      ) : null}
    </Box>
  );
}

const panel = { display: 'grid', gap: 2.5, ...fadeWhileBusy } as const;
