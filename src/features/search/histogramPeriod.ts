/** The last days that the histogram covers: a month by day, a quarter or a year by week or by four weeks. */
export const histogramPeriods = ['30', '90', '364', 'all'] as const;
export type HistogramPeriod = (typeof histogramPeriods)[number];

/** Returns the period if the text is one. */
export const readHistogramPeriod = (text: string | null): HistogramPeriod | undefined =>
  histogramPeriods.find((period) => period === text);
