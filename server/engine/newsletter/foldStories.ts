/** A section's articles, or those outside any; sections stand in the order in which a reader meets them. */
export interface ChosenSection<A> {
  name: string;
  /** 0 outside sections, 1 at the top level. */
  depth: number;
  articles: readonly A[];
}

interface Telling {
  id: string;
  /** Null: tells nothing that another article tells. */
  storyId: string | null;
}

export interface Folded<A> {
  sections: ChosenSection<A>[];
  /** Articles that are not shown by themselves, and the one that is shown in their place. */
  folded: { article: A; into: A }[];
}

/**
 * Shows each story once: of the articles that tell it, the one that comes first keeps its place. An article that was
 * chosen in several places is shown at the first. Sections that nothing is left of, and inside which nothing is, go.
 */
export function foldStories<A extends Telling>(sections: readonly ChosenSection<A>[]): Folded<A> {
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

/** In it, or in one of the deeper ones that follow it directly. */
function hasArticles<A>(sections: readonly ChosenSection<A>[], index: number): boolean {
  const depth = sections[index]?.depth ?? 0;
  for (let at = index; at === index || (depth > 0 && (sections[at]?.depth ?? 0) > depth); at += 1) {
    if ((sections[at]?.articles.length ?? 0) > 0) return true;
  }
  return false;
}
