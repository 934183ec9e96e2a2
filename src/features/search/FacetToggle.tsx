import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { t } from '@client/shared/texts/t';

interface FacetToggleProps {
  open: boolean;
  onToggle: () => void;
  /** True if the facets are collapsed on wide screens too. */
  always?: boolean;
}

/** Expands the facets on a narrow screen. On wide screens they are visible, unless the reading pane has their place. */
export function FacetToggle({ open, onToggle, always = false }: FacetToggleProps) {
  return (
    <Button
      size="small"
      startIcon={<FilterList />}
      aria-expanded={open}
      onClick={onToggle}
      sx={always ? undefined : { display: { md: 'none' } }}
    >
      {t('search.facets')}
    </Button>
  );
}
