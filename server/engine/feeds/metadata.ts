import { feedLimits } from '@contract/limits';
import { metadataFields } from '../analyzer/articleText';
import type { ItemMetadata, MetadataField, RawItem } from './feedItem';

const contentCategoryDomain = 'contentcategory';

/** `http://example.com/schemes#Drug-Classes` → `drugclasses`: the last part of a domain or scheme, letters only. */
const lastPart = (domain: string) =>
  (
    domain
      .trim()
      .split(/[/#:]/)
      .filter((part) => part !== '')
      .at(-1) ?? ''
  )
    .toLowerCase()
    .replace(/[^a-z]/g, '');

const singular: Record<string, string> = {
  organizations: 'organization',
  organisation: 'organization',
  organisations: 'organization',
  company: 'organization',
  companies: 'organization',
  locations: 'location',
  industries: 'industry',
  subjects: 'subject',
  indications: 'indication',
  drugclasses: 'drugclass',
  phases: 'phase',
  keywords: 'keyword',
  contentcategories: 'contentcategory',
};

function domainName(domain: string): string {
  const name = lastPart(domain);
  return singular[name] ?? name;
}

const isField = (name: string): name is MetadataField => metadataFields.some((field) => field === name);

/** True if the domain (RSS) or scheme (Atom) of a category names a metadata field. */
export const isMetadataDomain = (domain: string): boolean => {
  const name = domainName(domain);
  return isField(name) || name === contentCategoryDomain;
};

/** Removes duplicates (ignoring case), empty names, and names of excessive length; keeps the order. */
export function distinctNames(names: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const name of names) {
    const text = name.replace(/\s+/g, ' ').trim();
    if (text === '' || text.length > feedLimits.parse.nameLength || seen.has(text.toLowerCase())) continue;
    seen.set(text.toLowerCase(), text);
    if (seen.size === feedLimits.parse.namesPerItem) break;
  }
  return [...seen.values()];
}

/** Splits an item's categories into metadata (by domain), the content category, and tags. */
export function sortCategories({ categories, keywords }: Pick<RawItem, 'categories' | 'keywords'>): {
  metadata: ItemMetadata;
  contentCategory: string | undefined;
  tags: string[];
} {
  const named = categories.map(({ name, domain }) => ({ name: name.trim(), domain: domainName(domain) }));
  const inDomain = (domain: string) => named.filter((category) => category.domain === domain).map(({ name }) => name);
  const field = (name: MetadataField) =>
    distinctNames(name === 'keyword' ? [...inDomain(name), ...keywords] : inDomain(name));
  return {
    metadata: {
      organization: field('organization'),
      location: field('location'),
      industry: field('industry'),
      subject: field('subject'),
      indication: field('indication'),
      drugclass: field('drugclass'),
      phase: field('phase'),
      keyword: field('keyword'),
    },
    contentCategory: inDomain(contentCategoryDomain)[0],
    tags: distinctNames(
      named.filter(({ domain }) => !isField(domain) && domain !== contentCategoryDomain).map(({ name }) => name),
    ),
  };
}
