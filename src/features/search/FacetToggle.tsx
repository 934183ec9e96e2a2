import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { t } from '@client/shared/texts/t';

interface FacetToggleProps {
  open: boolean;
  onToggle: () => void;
}

/** Expands the facets on a narrow screen. On wide screens they are always visible. */
export function FacetToggle({ open, onToggle }: FacetToggleProps) {
  return (
    <Button
      size="small"
      startIcon={<FilterList />}
      aria-expanded={open}
      onClick={onToggle}
      sx={{ display: { md: 'none' } }}
    >
      {t('search.facets')}
    </Button>
  );
}
