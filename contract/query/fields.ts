import { queryFields, type QueryField } from './ast';
import { editDistance } from './editDistance';

export type FieldKind = 'text' | 'select' | 'date';

/** What the term dialog, the editor and the help say of a field. */
export interface FieldInfo {
  name: QueryField;
  label: string;
  kind: FieldKind;
  /** Whether the term dialog offers it. */
  offered: boolean;
  help: string;
}

function field(name: QueryField, label: string, kind: FieldKind, help: string, offered = true): FieldInfo {
  return { name, label, kind, offered, help };
}

/** Every field, in the order in which people meet them. */
export const fieldList: readonly FieldInfo[] = [
  field('document', 'Document', 'text', 'Words in the headline or body. This is the default when no field is named.'),
  field('headline', 'Headline', 'text', 'Words in the headline.'),
  field('body', 'Body', 'text', 'Words in the text below the headline.'),
  field('author', 'Author', 'text', 'Who wrote the article.'),
  field('publication', 'Publication', 'text', 'The name of the publication, or words from it.'),
  field('organization', 'Organization', 'text', 'A company or organization that the article is about.'),
  field('location', 'Location', 'text', 'A country, region, or city that the article is about.'),
  field('industry', 'Industry', 'text', 'The industry that the article is about.'),
  field('subject', 'Subject', 'text', 'The subject that the article is filed under.'),
  field('indication', 'Indication', 'text', 'The disease or condition that the article is about.'),
  field('drugclass', 'Drug class', 'text', 'The class of the drug that the article is about.'),
  field('phase', 'Phase', 'text', 'The phase of the drug’s development or trial.'),
  field('keyword', 'Keyword', 'text', 'One of the article’s keywords.'),
  field('category', 'Category', 'select', 'The content category.'),
  field('language', 'Language', 'select', 'The article’s language, by code or name.'),
  field('source', 'Source', 'select', 'The article’s source, by ID or name.'),
  field(
    'date',
    'Date',
    'date',
    'When the article was published (UTC): a day, or [from TO to], which includes both ends.',
  ),
];

/** Fields whose names are suggested while one types, the most looked for first. */
export const nameFields = [
  'organization',
  'subject',
  'indication',
  'drugclass',
  'keyword',
  'location',
  'industry',
  'phase',
  'author',
  'publication',
  'source',
] as const satisfies readonly QueryField[];
export type NameField = (typeof nameFields)[number];

/** Whether a field has names that are suggested. */
export function isNameField(field: string): field is NameField {
  return nameFields.some((name) => name === field);
}

const byName = new Map<string, FieldInfo>(fieldList.map((info) => [info.name, info]));

/** The description of a field. */
export function fieldInfo(name: QueryField): FieldInfo {
  const info = byName.get(name);
  if (!info) throw new Error(`No field ${name}`);
  return info;
}

/** The field that a text names, whatever its case; undefined where there is none. */
export function fieldNamed(text: string): QueryField | undefined {
  return byName.get(text.toLowerCase())?.name;
}

const dotted = /^[\p{L}_][\p{L}\p{N}_-]*(?:\.[\p{L}_][\p{L}\p{N}_-]*)+$/u;
const beginsValue = /^[^\s\p{N}/:：]/u;

/**
 * Whether a text before a colon is the name of a field as other services have them, `source.name:`; `U.S.:`, and before what
 * is no value `example.com:8080`, are text. `next` is the character behind the colon, empty where there is none.
 */
export function isDottedField(text: string, next: string): boolean {
  if (!dotted.test(text)) return false;
  return beginsValue.test(next) || (next !== '/' && fieldNamed(text.slice(0, text.indexOf('.'))) !== undefined);
}

/** Names that other services use for our fields: only ever suggested, never silently understood. */
const otherNames: Readonly<Record<string, QueryField>> = {
  title: 'headline',
  head: 'headline',
  text: 'document',
  content: 'document',
  article: 'document',
  all: 'document',
  lead: 'body',
  by: 'author',
  byline: 'author',
  writer: 'author',
  journal: 'publication',
  newspaper: 'publication',
  company: 'organization',
  org: 'organization',
  organisation: 'organization',
  country: 'location',
  place: 'location',
  region: 'location',
  sector: 'industry',
  topic: 'subject',
  disease: 'indication',
  condition: 'indication',
  drug: 'drugclass',
  drug_class: 'drugclass',
  trial: 'phase',
  tag: 'keyword',
  lang: 'language',
  feed: 'source',
  channel: 'source',
  site: 'source',
  published: 'date',
  pubdate: 'date',
  time: 'date',
  day: 'date',
};

/** The field somebody probably meant: another service's name, the beginning of one of ours, or one that was mistyped. */
export function suggestField(text: string): QueryField | undefined {
  const wanted = text.toLowerCase().slice(0, 40);
  const [first = ''] = wanted.split('.');
  if (first !== wanted && fieldNamed(first)) return fieldNamed(first);
  const other = Object.hasOwn(otherNames, wanted) ? otherNames[wanted] : undefined;
  if (other) return other;
  const begun = wanted.length >= 3 ? queryFields.find((name) => name.startsWith(wanted)) : undefined;
  if (begun) return begun;
  let best: QueryField | undefined;
  let distance = mistyped(wanted) + 1;
  for (const name of [...queryFields, ...Object.keys(otherNames)]) {
    if (Math.abs(wanted.length - name.length) >= distance) continue;
    const candidate = editDistance(wanted, name);
    if (candidate < distance) [best, distance] = [fieldNamed(name) ?? otherNames[name], candidate];
  }
  return best;
}

/** In short names two letters off are another word: driver is no writer. */
function mistyped(name: string): number {
  if (name.length < 4) return 0;
  return name.length < 8 ? 1 : 2;
}
