import type { DemoArticle, DemoChannelId, DemoSourceId } from './newsroom/article';
import { everyArticle } from './newsroom/articles';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** When the demo began, what time it is, and how often the wire releases an article. */
export interface DemoTime {
  firstStart: Date;
  now: Date;
  wireIntervalMinutes: number;
}

/** An article as it stands at an instant: its correction, once due, has replaced what it corrects. */
export interface DueArticle {
  article: DemoArticle;
  headline: string;
  lead: string;
  paragraphs: string[];
  published: Date;
  /** Of the correction; null before it is due. */
  updated: Date | null;
}

/** The first of the wire comes after a tenth of its interval: a newcomer sees an article come in within the first minute. */
const firstOfWire = 0.1;

function publishedAt(article: DemoArticle, { firstStart, wireIntervalMinutes }: DemoTime): Date {
  const offset =
    article.wire === undefined
      ? -(article.hoursBefore ?? 0) * hourMs
      : (article.wire - 1 + firstOfWire) * wireIntervalMinutes * minuteMs;
  return new Date(firstStart.getTime() + Math.round(offset));
}

function asOf(article: DemoArticle, time: DemoTime): DueArticle {
  const published = publishedAt(article, time);
  const unit = article.wire === undefined ? hourMs : minuteMs;
  const corrected = article.correction && new Date(published.getTime() + article.correction.after * unit);
  const correction = corrected && corrected <= time.now ? article.correction : undefined;
  return {
    article,
    headline: correction?.headline ?? article.headline,
    lead: correction?.lead ?? article.lead,
    paragraphs: (correction?.body ?? article.body).split(/\n\s*\n/),
    published,
    updated: correction && corrected ? corrected : null,
  };
}

/** What has been published by `now`, newest first; of one source or of all. */
export function dueArticles(time: DemoTime, sourceId?: DemoSourceId | DemoChannelId): DueArticle[] {
  return everyArticle()
    .filter((article) => sourceId === undefined || article.source === sourceId)
    .map((article) => asOf(article, time))
    .filter(({ published }) => published <= time.now)
    .sort((a, b) => b.published.getTime() - a.published.getTime());
}

/** The article of that slug, if its time has come. */
export function dueArticle(slug: string, time: DemoTime): DueArticle | undefined {
  const article = everyArticle().find((candidate) => candidate.slug === slug);
  const due = article && asOf(article, time);
  return due && due.published <= time.now ? due : undefined;
}
