import type { ChosenSection } from './deduplicateStories';

const separator = ' · ';

/**
 * Joins the heading of a section without articles of its own with the headings of its subsections
 * ("Hospitals · Good reads"), which move up by one level, so that no heading stands alone. Takes and returns sections in
 * reading order, without those that have no articles at all.
 */
export function joinHeadings<A>(sections: readonly ChosenSection<A>[]): ChosenSection<A>[] {
  const empty: { name: string; depth: number }[] = [];
  return sections.flatMap((section) => {
    const { name, depth, articles } = section;
    while ((empty.at(-1)?.depth ?? -1) >= depth) empty.pop();
    if (depth > 0 && articles.length === 0) {
      empty.push({ name, depth });
      return [];
    }
    const names = [...empty.map((parent) => parent.name), name];
    return [{ ...section, name: names.join(separator), depth: depth - empty.length }];
  });
}
