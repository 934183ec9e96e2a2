import { compareArticles, type Similarity, type ArticleSignature } from './similarity';

/** An item that belongs to a story. */
export interface Member {
  itemId: string;
  storyId: string;
  sourceId: string;
  departmentId: string | null;
  /** The department that owns the story; null if it contains a provider's article. */
  ownerId: string | null;
}

/**
 * Changes of stories: opened ones with temporary ids, moved items, and departments' stories that were merged into
 * another.
 */
export interface StoryChanges {
  opened: { name: string; ownerId: string | null }[];
  moved: { itemId: string; story: string }[];
  merged: { from: string; into: string }[];
}

interface Alike extends Similarity {
  other: ArticleSignature;
}

type Placed = Pick<ArticleSignature, 'itemId' | 'sourceId' | 'departmentId'>;

/**
 * The stories of a batch of articles, in memory. Providers' articles are grouped by providers' articles only: an
 * article of a department's channel joins a story for that department, and never links two articles for others.
 */
export class Stories {
  private readonly storyOf = new Map<string, string>();
  private readonly members = new Map<string, Map<string, Placed>>();
  private readonly owners = new Map<string, string | null>();
  private readonly before = new Map<string, string>();
  private readonly opened: StoryChanges['opened'] = [];
  private readonly merged: StoryChanges['merged'] = [];

  constructor(known: readonly Member[]) {
    for (const { storyId, ownerId, ...item } of known) {
      this.owners.set(storyId, ownerId);
      this.put(item, storyId);
      this.before.set(item.itemId, storyId);
    }
  }

  /** Finds the story of a new article or version among the candidates. */
  place(article: ArticleSignature, candidates: readonly ArticleSignature[]): void {
    const alike = candidates
      .filter((other) => other.itemId !== article.itemId && this.mayMeet(article, other))
      .flatMap((other): Alike[] => {
        const similarity = compareArticles(article, other);
        return similarity === null ? [] : [{ other, ...similarity }];
      })
      .sort((a, b) => b.similarity - a.similarity);
    const ofProviders = this.supported(alike.filter(({ other }) => other.departmentId === null));
    const ofDepartments = this.supported(alike.filter(({ other }) => other.departmentId !== null));
    const joined = this.join(article, ofProviders);
    if (!joined && article.departmentId !== null) this.join(article, ofDepartments);
    if (joined || article.departmentId === null) for (const own of ofDepartments) this.adopt(own, article);
  }

  changes(): StoryChanges {
    const moved = [...this.storyOf].filter(([itemId, story]) => this.before.get(itemId) !== story);
    return {
      opened: this.opened,
      moved: moved.map(([itemId, story]) => ({ itemId, story })),
      merged: this.merged,
    };
  }

  /** Removes weak candidates, except where two of different sources belong to one story. */
  private supported(alike: readonly Alike[]): Alike[] {
    return alike.filter(({ isWeak, other }) => {
      const story = this.storyOf.get(other.itemId);
      return (
        !isWeak ||
        (story !== undefined &&
          alike.some((one) => one.other.sourceId !== other.sourceId && this.storyOf.get(one.other.itemId) === story))
      );
    });
  }

  private mayMeet(a: ArticleSignature, b: ArticleSignature): boolean {
    return a.departmentId === null || b.departmentId === null || a.departmentId === b.departmentId;
  }

  private put(item: Placed, story: string): void {
    const from = this.storyOf.get(item.itemId);
    if (from !== undefined) this.members.get(from)?.delete(item.itemId);
    this.storyOf.set(item.itemId, story);
    const members = this.members.get(story) ?? new Map<string, Placed>();
    this.members.set(story, members.set(item.itemId, item));
  }

  /** The story of an item, created if it has none. */
  private storyWith(item: Placed): string {
    const known = this.storyOf.get(item.itemId);
    if (known !== undefined) return known;
    const name = `new ${this.opened.length}`;
    this.opened.push({ name, ownerId: item.departmentId });
    this.owners.set(name, item.departmentId);
    this.put(item, name);
    return name;
  }

  /**
   * Returns whether the source already has an article in the story; a later one of the same source is about what came
   * next.
   */
  private isToldBy(sourceId: string, story: string | undefined, article: ArticleSignature): boolean {
    const members = story === undefined ? undefined : this.members.get(story);
    return [...(members?.values() ?? [])].some(
      (member) =>
        member.itemId !== article.itemId &&
        member.sourceId === sourceId &&
        (member.departmentId === null || member.departmentId === article.departmentId),
    );
  }

  private join(article: ArticleSignature, alike: readonly Alike[]): boolean {
    const fitting = alike.filter(
      ({ other, isCopy }) => isCopy || !this.isToldBy(article.sourceId, this.storyOf.get(other.itemId), article),
    );
    // Prefers a candidate with a story: one of the same batch has none yet, and joining it would open a second story.
    const best = fitting.find(({ other }) => this.storyOf.has(other.itemId)) ?? fitting[0];
    if (best === undefined) return false;
    const present = this.storyOf.get(article.itemId);
    // A new version that is still similar to a member of its story stays in it.
    if (present !== undefined && fitting.some(({ other }) => this.storyOf.get(other.itemId) === present)) return true;
    this.put(article, this.storyWith(best.other));
    return true;
  }

  /** Moves a department's article, and the story of its own channels, into the story of a provider's article. */
  private adopt({ other, isCopy }: Alike, article: ArticleSignature): void {
    const from = this.storyOf.get(other.itemId);
    if (from !== undefined && this.owners.get(from) === null) return;
    const present = this.storyOf.get(article.itemId);
    if (!isCopy && this.isToldBy(other.sourceId, present, other)) return;
    const into = this.storyWith(article);
    if (from === into) return;
    if (from === undefined) {
      this.put(other, into);
      return;
    }
    for (const member of [...(this.members.get(from)?.values() ?? [])]) this.put(member, into);
    this.merged.push({ from, into });
  }
}
