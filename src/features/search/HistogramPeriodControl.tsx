import Button from '@mui/material/Button';
import Select from '@mui/material/Select';
import { t } from '@client/shared/texts/t';
import { histogramPeriods, readHistogramPeriod, type HistogramPeriod } from './histogramPeriod';

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
    <Select
      native
      size="small"
      variant="standard"
      value={period}
      onChange={({ target }) => onChoose(readHistogramPeriod(target.value) ?? period)}
      inputProps={{ 'aria-label': t('search.histogram.period') }}
      sx={{ typography: 'caption', flex: 'none' }}
    >
      {histogramPeriods.map((each) => (
        <option key={each} value={each}>
          {t(each === 'all' ? 'search.histogram.all' : `search.histogram.days${each}`)}
        </option>
      ))}
    </Select>
  );
}
