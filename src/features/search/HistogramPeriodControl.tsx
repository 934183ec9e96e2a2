import Button from '@mui/material/Button';
import { t } from '@client/shared/texts/t';
import { SelectField } from '@client/shared/ui/form/SelectField';
import { histogramPeriods, type HistogramPeriod } from './histogramPeriod';

interface HistogramPeriodControlProps {
  /** Null if the query limits the dates: then the button removes that limit. */
  period: HistogramPeriod | null;
  onChoose: (period: HistogramPeriod) => void;
  onRemoveDates: () => void;
}

/** Chooses the period that the histogram covers, or widens a search that is limited to dates. */
export function HistogramPeriodControl({ period, onChoose, onRemoveDates }: HistogramPeriodControlProps) {
  if (period === null) {
    return (
      <Button size="small" onClick={onRemoveDates} sx={{ flex: 'none' }}>
        {t('search.histogram.widen')}
      </Button>
    );
  }
  return (
    <SelectField
      size="small"
      variant="standard"
      value={period}
      options={histogramPeriods.map((value) => ({
        value,
        label: t(value === 'all' ? 'search.histogram.all' : `search.histogram.days${value}`),
      }))}
      onChange={onChoose}
      ariaLabel={t('search.histogram.period')}
      sx={{ flex: 'none', '& .MuiInputBase-root': { typography: 'caption' } }}
    />
  );
}
