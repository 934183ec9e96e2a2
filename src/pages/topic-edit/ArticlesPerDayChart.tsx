import type { PreviewAnswer } from '@contract/search';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { formatDay } from '@client/shared/time/formatDate';

type Days = PreviewAnswer['days'];

const width = 300;
const height = 64;

interface ArticlesPerDayChartProps {
  days: Days;
  /** Covers the caption while it renders text, so that the content below doesn't move. */
  notice?: ReactNode;
}

/** A bar chart of articles per day (UTC). Its accessible name states the sum and the day with the most articles. */
export function ArticlesPerDayChart({ days, notice }: ArticlesPerDayChartProps) {
  if (days.length === 0) return notice;
  const maxCount = Math.max(0, ...days.map(({ count }) => count));
  const slot = width / days.length;
  const first = days[0];
  const last = days.at(-1);
  return (
    <Box component="figure" sx={{ m: 0, mb: 0.5 }}>
      <Box
        component="svg"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={accessibleName(days)}
        sx={{ display: 'block', width: '100%', height, color: 'primary.main' }}
      >
        {days.map(({ date, count }, index) => {
          const barHeight = count === 0 ? 1.5 : Math.max(3, (count / maxCount) * (height - 2));
          return (
            <rect
              key={date}
              x={index * slot + 0.75}
              y={height - barHeight}
              width={slot - 1.5}
              height={barHeight}
              rx={1}
              fill="currentColor"
              opacity={count === 0 ? 0.25 : 0.9}
            >
              <title>{t('preview.day', { date: formatDay(date, 'UTC'), count })}</title>
            </rect>
          );
        })}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
        <Typography variant="caption" color="textSecondary">
          {first ? formatDay(first.date, 'UTC') : ''}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {last ? formatDay(last.date, 'UTC') : ''}
        </Typography>
      </Box>
      <Box sx={captionArea}>
        <Typography variant="caption" component="figcaption" color="textSecondary">
          {t('preview.days', { count: maxCount })}
        </Typography>
        {notice}
      </Box>
    </Box>
  );
}

/** Caption and notice share one grid area, two lines high; below the caption, the second line serves as a gap. */
const captionArea = {
  display: 'grid',
  minHeight: 36,
  '& > *': { gridArea: '1 / 1', minWidth: 0 },
  '&:has(p) > figcaption': { visibility: 'hidden' },
  '& p': { m: 0, typography: 'caption' },
} as const;

function accessibleName(days: Days): string {
  const best = days.reduce((a, b) => (b.count > a.count ? b : a));
  const sum = days.reduce((total, { count }) => total + count, 0);
  return t('preview.daysSpoken', { sum, date: formatDay(best.date, 'UTC'), count: best.count });
}
