import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoFolder } from '../folder';
import type { DemoArticle } from './article';
import { parseArticle } from './articleFile';
import { demoChannels } from './sources';

const folder = path.join(demoFolder, 'articles');
// The files do not change while the server runs. They are read when they are first asked for, so that no start waits.
let articles: readonly DemoArticle[] | undefined;

/** Every article of the demo, in the order of the files' paths. */
export function everyArticle(): readonly DemoArticle[] {
  articles ??= readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => parseArticle(file, readFileSync(path.join(folder, file), 'utf8')));
  return articles;
}

/** The articles of the publications, which everyone has. */
export const publishedArticles = (): DemoArticle[] => everyArticle().filter((article) => !isOfChannel(article));

/** The articles of the departments' own channels. */
export const channelArticles = (): DemoArticle[] => everyArticle().filter(isOfChannel);

const isOfChannel = ({ source }: DemoArticle): boolean => demoChannels.some(({ id }) => id === source);
