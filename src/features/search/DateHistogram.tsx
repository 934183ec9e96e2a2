import { times } from '@contract/limits';
import type { FacetResults } from '@contract/search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDay } from '@client/shared/time/formatDate';
import { t } from '@client/shared/texts/t';
import { fadeWhileBusy } from '@client/shared/ui/feedback/fadeWhileBusy';

/** The height of the figure in pixels, for its skeleton. */
export const histogramHeight = 113;

interface DateHistogramProps {
  bars: FacetResults['date'];
  /** The control of the period that the bars cover. */
  control: ReactNode;
  /** True while new counts are loading. */
  busy: boolean;
  /** Called with the first and the last day of the selected bar, in UTC, both inclusive. */
  onChoose: (from: string, to: string) => void;
}

/** A histogram of the results by date. Each bar is a button that limits the search to its days. */
export function DateHistogram({ bars, control, busy, onChoose }: DateHistogramProps) {
  const [first] = bars;
  const last = bars.at(-1);
  if (!first || !last) return null;
  const maxCount = Math.max(...bars.map((bar) => bar.count));
  return (
    <Box component="figure" aria-label={t('search.histogram')} aria-busy={busy} sx={{ m: 0, mb: 2, ...fadeWhileBusy }}>
      <Box sx={header}>
        <Typography variant="caption" color="textSecondary" component="figcaption">
          {maxCount === 0 ? t('search.histogram.none') : captionText(first, maxCount)}
        </Typography>
        {control}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'stretch', gap: '2px', height: 56 }}>
        {bars.map((bar) => (
          <ButtonBase
            key={bar.from}
            title={barText(bar)}
            aria-label={barText(bar)}
            onClick={() => onChoose(bar.from, bar.to)}
            sx={slot}
          >
            <Box sx={{ ...fill, height: `${maxCount === 0 ? 0 : (bar.count / maxCount) * 100}%` }} />
          </ButtonBase>
        ))}
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        component="p"
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 0.5, whiteSpace: 'nowrap' }}
      >
        <span>{formatDay(first.from, 'UTC')}</span>
        <span>{formatDay(last.to, 'UTC')}</span>
      </Typography>
    </Box>
  );
}

/** The caption: how many days a bar stands for, the highest count, and what selecting a bar does. */
function captionText({ from, to }: FacetResults['date'][number], maxCount: number): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / times.dayMs) + 1;
  return t('search.histogram.scale', { days, count: maxCount });
}

function barText({ from, to, count }: FacetResults['date'][number]): string {
  const shown = { from: formatDay(from, 'UTC'), to: formatDay(to, 'UTC'), count };
  return t(from === to ? 'search.histogram.day' : 'search.histogram.bar', shown);
}

const header = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  minHeight: 32,
  mb: 0.5,
} as const;

const slot = {
  flex: 1,
  minWidth: 0,
  alignItems: 'flex-end',
  borderRadius: 0.5,
  '&:hover': { bgcolor: 'soft' },
} as const;

const fill = {
  width: '100%',
  minHeight: 2,
  bgcolor: 'primary.main',
  opacity: 0.75,
  borderRadius: '2px 2px 0 0',
  forcedColorAdjust: 'none', // a bar is only a background color, which forced colors would remove
} as const;
