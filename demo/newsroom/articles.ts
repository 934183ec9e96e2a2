import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoFolder } from '../demoFolder';
import type { DemoArticle } from './article';
import { parseArticle } from './articleFile';
import { demoChannels } from './sources';

const folder = path.join(demoFolder, 'articles');
// Cached, because the files don't change while the server runs; read at first use, so that the start isn't delayed.
let articles: readonly DemoArticle[] | undefined;

/** All articles of the demo, ordered by file path. */
export function allArticles(): readonly DemoArticle[] {
  articles ??= readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => parseArticle(file, readFileSync(path.join(folder, file), 'utf8')));
  return articles;
}

/** The articles of the publications, which every department has. */
export const publishedArticles = (): DemoArticle[] => allArticles().filter((article) => !isOfChannel(article));

/** The articles of the channels. */
export const channelArticles = (): DemoArticle[] => allArticles().filter(isOfChannel);

const isOfChannel = ({ source }: DemoArticle): boolean => demoChannels.some(({ id }) => id === source);
