import type { DemoArticle } from '@demo/newsroom/article';
import { allArticles } from '@demo/newsroom/articles';
import { demoChannels } from '@demo/newsroom/sources';

const isOfChannel = ({ source }: DemoArticle): boolean => demoChannels.some(({ id }) => id === source);

/** The articles of the publications, which every department has. */
export const publishedArticles = (): DemoArticle[] => allArticles().filter((article) => !isOfChannel(article));

/** The articles of the channels. */
export const channelArticles = (): DemoArticle[] => allArticles().filter(isOfChannel);
