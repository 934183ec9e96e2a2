/** The articles of a section, or those outside sections. Sections are in reading order. */
export interface ChosenSection<A> {
  name: string;
  /** 0 outside sections, 1 at the top level. */
  depth: number;
  articles: readonly A[];
}

interface StoryArticle {
  id: string;
  /** Null if the article has no story. */
  storyId: string | null;
}

export interface DeduplicatedSections<A> {
  sections: ChosenSection<A>[];
  /** Articles that aren't shown, each with the article shown instead. */
  folded: { article: A; into: A }[];
}

/**
 * Shows each article once, also several of one story. An article selected in several places is shown in the first.
 * Sections without articles, including nested ones, are removed.
 */
export function removeRepeats<A extends StoryArticle>(sections: readonly ChosenSection<A>[]): ChosenSection<A>[] {
  const separate = sections.map((section) => ({
    ...section,
    articles: section.articles.map((article) => ({ article, id: article.id, storyId: null })),
  }));
  return deduplicateStories(separate).sections.map((section) => ({
    ...section,
    articles: section.articles.map(({ article }) => article),
  }));
}

/**
 * Shows each story once: its first article is kept in place. An article selected in several places is shown in the
 * first. Sections without articles, including nested ones, are removed.
 */
export function deduplicateStories<A extends StoryArticle>(
  sections: readonly ChosenSection<A>[],
): DeduplicatedSections<A> {
  const shown = new Set<string>();
  const tellers = new Map<string, A>();
  const folded = new Map<string, { article: A; into: A }>();
  const keeps = (article: A): boolean => {
    if (shown.has(article.id) || folded.has(article.id)) return false;
    const into = article.storyId === null ? undefined : tellers.get(article.storyId);
    if (into) {
      folded.set(article.id, { article, into });
      return false;
    }
    shown.add(article.id);
    if (article.storyId !== null) tellers.set(article.storyId, article);
    return true;
  };
  const kept = sections.map((section) => ({ ...section, articles: section.articles.filter(keeps) }));
  return { sections: kept.filter((_, index) => hasArticles(kept, index)), folded: [...folded.values()] };
}

/** True if the section, or one of its nested sections directly after it, has articles. */
function hasArticles<A>(sections: readonly ChosenSection<A>[], index: number): boolean {
  const depth = sections[index]?.depth ?? 0;
  for (let at = index; at === index || (depth > 0 && (sections[at]?.depth ?? 0) > depth); at += 1) {
    if ((sections[at]?.articles.length ?? 0) > 0) return true;
  }
  return false;
}
