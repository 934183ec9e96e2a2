import { queryFields, type QueryField } from './ast';
import { editDistance } from './editDistance';

type FieldKind = 'text' | 'select' | 'date';

/** The description of a field for the term dialog, the editor, and the help. */
export interface FieldInfo {
  name: QueryField;
  label: string;
  kind: FieldKind;
  /** True if the term dialog offers this field. */
  offered: boolean;
  help: string;
}

function field(name: QueryField, label: string, kind: FieldKind, help: string, offered = true): FieldInfo {
  return { name, label, kind, offered, help };
}

/** All fields, in the order in which the term dialog and the help list them. */
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

/** The fields whose names are suggested during typing, most used first. */
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

export function isNameField(field: string): field is NameField {
  return nameFields.some((name) => name === field);
}

const byName = new Map<string, FieldInfo>(fieldList.map((info) => [info.name, info]));

export function fieldInfo(name: QueryField): FieldInfo {
  const info = byName.get(name);
  if (!info) throw new Error(`No field ${name}`);
  return info;
}

/** The field with this name, ignoring case, or undefined if there is none. */
export function fieldNamed(text: string): QueryField | undefined {
  return byName.get(text.toLowerCase())?.name;
}

const dotted = /^[\p{L}_][\p{L}\p{N}_-]*(?:\.[\p{L}_][\p{L}\p{N}_-]*)+$/u;
const beginsValue = /^[^\s\p{N}/:：]/u;

/**
 * True if the text before a colon is a field name of another service, such as `source.name:`. Texts such as `U.S.:`, or
 * `example.com:8080` where no value follows, aren't. `next` is the character after the colon, or empty at the end of
 * the text.
 */
export function isDottedField(text: string, next: string): boolean {
  if (!dotted.test(text)) return false;
  return beginsValue.test(next) || (next !== '/' && fieldNamed(text.slice(0, text.indexOf('.'))) !== undefined);
}

/** Field names of other services. They are only suggested, never accepted as synonyms. */
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

/**
 * The field that was probably meant by an unknown name: a synonym from another service, the beginning of a field name,
 * or a misspelled one.
 */
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

/**
 * The largest edit distance that counts as a misspelling. Two edits turn a short name into another word (driver,
 * writer).
 */
function mistyped(name: string): number {
  if (name.length < 4) return 0;
  return name.length < 8 ? 1 : 2;
}
