import type { DemoArticle, DemoChannelId, DemoSourceId } from './newsroom/article';
import { allArticles } from './newsroom/articles';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The demo's first start, the current time, and the interval of the wire. */
export interface DemoTime {
  firstStart: Date;
  now: Date;
  wireIntervalMinutes: number;
}

/** An article as published at an instant; a due correction has been applied. */
export interface DueArticle {
  article: DemoArticle;
  headline: string;
  lead: string;
  paragraphs: string[];
  published: Date;
  /** When the correction was published; null before that. */
  updated: Date | null;
}

/**
 * The first article of the wire is published after a tenth of its interval, so that a new user sees one arrive within a
 * minute.
 */
const firstArticleDelay = 0.1;

function publishedAt(article: DemoArticle, { firstStart, wireIntervalMinutes }: DemoTime): Date {
  const offset =
    article.wire === undefined
      ? -(article.hoursBefore ?? 0) * hourMs
      : (article.wire - 1 + firstArticleDelay) * wireIntervalMinutes * minuteMs;
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

/** The articles published by `now`, newest first; of one source, or of all. */
export function dueArticles(time: DemoTime, sourceId?: DemoSourceId | DemoChannelId): DueArticle[] {
  return allArticles()
    .filter((article) => sourceId === undefined || article.source === sourceId)
    .map((article) => asOf(article, time))
    .filter(({ published }) => published <= time.now)
    .sort((a, b) => b.published.getTime() - a.published.getTime());
}

/** The article with this slug, if it is published by now. */
export function dueArticle(slug: string, time: DemoTime): DueArticle | undefined {
  const article = allArticles().find((candidate) => candidate.slug === slug);
  const due = article && asOf(article, time);
  return due && due.published <= time.now ? due : undefined;
}
