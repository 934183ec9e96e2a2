import { formatNumber } from '@contract/numbers';
import type { FacetResults } from '@contract/search';
import type { NamedField } from '@contract/query/ast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { t } from '@client/shared/texts/t';
import { fadeWhileBusy } from '@client/shared/ui/feedback/fadeWhileBusy';

const fields = [
  'publication',
  'category',
  'organization',
  'subject',
  'language',
] as const satisfies readonly NamedField[];
type FacetField = (typeof fields)[number];

interface FacetPanelProps {
  facets: FacetResults | null;
  loading: boolean;
  onNarrow: (field: FacetField, name: string) => void;
}

const collapsedCount = 6;

/** The facets of the results: values that articles share, with counts. Selecting a value limits the search to it. */
export function FacetPanel({ facets, loading, onNarrow }: FacetPanelProps) {
  if (!facets && !loading) return null;
  return (
    <Box component="aside" aria-label={t('search.facets')} aria-busy={loading} sx={panel}>
      {facets
        ? fields.map((field) => <Facet key={field} field={field} values={facets[field]} onNarrow={onNarrow} />)
        : fields.map((field) => <FacetSkeleton key={field} />)}
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

interface FacetProps extends Pick<FacetPanelProps, 'onNarrow'> {
  field: FacetField;
  values: FacetResults[FacetField];
}

function Facet({ field, values, onNarrow }: FacetProps) {
  const id = useId();
  const [all, setAll] = useState(false);
  if (values.length === 0) return null;
  const shown = all ? values : values.slice(0, collapsedCount);
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="overline" component="h2" color="textSecondary">
        {t(`search.facet.${field}`)}
      </Typography>
      <List dense disablePadding>
        {shown.map(({ value, label, count }) => (
          <ListItem key={value} disablePadding>
            <ListItemButton onClick={() => onNarrow(field, value)} sx={row}>
              <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
                {label}
              </Box>
              <Typography variant="caption" color="textSecondary" component="span">
                {formatNumber(count)}
              </Typography>
            </ListItemButton>
          </ListItem>
        ))}
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

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  px: 1,
  py: 0.5,
  mx: -1,
  typography: 'body2',
} as const;
