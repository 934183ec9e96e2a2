import type { ArticleCard } from '@contract/article';

/** A favorite topic with its newest articles, newest first; undefined while they aren't loaded. */
export interface TopicArticles {
  name: string;
  articles: readonly ArticleCard[] | undefined;
}

/** What the carousel of a favorite topic shows. */
export interface FoldedArticles {
  /** Each card with the names of the other topics that have its story too. */
  cards: { article: ArticleCard; alsoIn: string[] }[];
  /** The names of the topics above whose carousels show the stories that are left out here. */
  shownIn: string[];
}

/**
 * Shows each story once on the home page: in the first topic that has it, by that topic's newest article. The other
 * topics go on with their next article, and are named on the card. Articles without a story are compared by their id.
 * Returns one result for each topic, in the same order; undefined for a topic that isn't loaded.
 */
export function foldStories(topics: readonly TopicArticles[]): (FoldedArticles | undefined)[] {
  const shown = new Map<string, { topic: string; position: number; alsoIn: Set<string> }>();
  const kept = topics.map(({ name, articles }, position) => {
    const shownIn = new Set<string>();
    const cards = articles?.flatMap((article) => {
      const key = article.storyId === null ? `item ${article.itemId}` : `story ${article.storyId}`;
      const earlier = shown.get(key);
      if (!earlier) {
        const first = { topic: name, position, alsoIn: new Set<string>() };
        shown.set(key, first);
        return { article, alsoIn: first.alsoIn };
      }
      // By position, because two topics may have the same name.
      if (earlier.position !== position) {
        earlier.alsoIn.add(name);
        shownIn.add(earlier.topic);
      }
      return [];
    });
    return cards && { cards, shownIn: [...shownIn] };
  });
  return kept.map(
    (topic) =>
      topic && { ...topic, cards: topic.cards.map(({ article, alsoIn }) => ({ article, alsoIn: [...alsoIn] })) },
  );
}
