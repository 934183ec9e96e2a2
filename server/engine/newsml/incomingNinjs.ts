import { emptyRawItem, type RawItem } from '../feeds/feedItem';
import { descendants } from '../feeds/xmlContent';
import { readXmlTree } from '../feeds/xmlTree';
import { isRecord } from '../isRecord';
import {
  readEmbargo,
  readStatus,
  readVersion,
  type IncomingPackage,
  type RawIncoming,
  type RawIncomingItem,
} from './incoming';
import { readNitfBody } from './incomingNitf';

type Fields = Readonly<Record<string, unknown>>;

const composite = 'composite';

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
const text = (fields: Fields, ...names: string[]): string =>
  names.map((name) => textOf(fields[name])).find((value) => value !== '') ?? '';

/** The members of a list, or of the lists that several names have in 1.x and 2.x. */
const list = (fields: Fields, ...names: string[]): unknown[] =>
  names.flatMap((name) => {
    const value = fields[name];
    return Array.isArray(value) ? (value as unknown[]) : [];
  });
const records = (fields: Fields, ...names: string[]): Fields[] => list(fields, ...names).filter(isRecord);

/** 1.x has an object by name (`renditions`, `associations`), 2.x a list with names. */
const named = (fields: Fields, name: string): Fields[] => {
  const value = fields[name];
  return (Array.isArray(value) ? (value as unknown[]) : isRecord(value) ? Object.values(value) : []).filter(isRecord);
};

const namesIn = (fields: Fields, ...names: string[]): string[] =>
  list(fields, ...names)
    .map((entry) => (isRecord(entry) ? text(entry, 'name', 'literal', 'rel') : textOf(entry)))
    .filter((name) => name !== '');

/** 2.x: the value of a list whose content type matches; `main` or the first. */
function valueIn(fields: Fields, name: string, type: RegExp): string {
  const fitting = records(fields, name).filter((entry) => type.test(text(entry, 'contenttype') || 'text/plain'));
  const main = fitting.find((entry) => text(entry, 'role') === 'main') ?? fitting[0];
  return main ? text(main, 'value') : '';
}

const html = /html/i;
const plain = /^text\/plain/i;

/** 2.x: a body in NITF as HTML. */
function nitfBody(fields: Fields): string {
  const [nitf] = descendants(readXmlTree(valueIn(fields, 'bodies', /nitf/i), ''), ({ name }) => name === 'nitf');
  return nitf ? readNitfBody(nitf).html : '';
}

const htmlBody = (fields: Fields): string =>
  text(fields, 'body_html', 'body_xhtml') || valueIn(fields, 'bodies', html) || nitfBody(fields);
const plainBody = (fields: Fields): string => text(fields, 'body_text') || valueIn(fields, 'bodies', plain);

const anyValue = (fields: Fields, name: string): string =>
  valueIn(fields, name, plain) || valueIn(fields, name, html) || valueIn(fields, name, /./);

const description = (fields: Fields): string =>
  text(fields, 'description_text', 'description_html', 'description', 'abstract') || anyValue(fields, 'descriptions');

const isImage = (rendition: Fields) =>
  /^image\//.test(text(rendition, 'mimetype', 'contenttype')) ||
  /\.(jpe?g|png|webp)(\?|$)/i.test(text(rendition, 'href'));

/** The images of an item and of the pictures associated with it, widest first. */
function imagesOf(fields: Fields): string[] {
  const width = (rendition: Fields) => Number(rendition.width) || 0;
  return [fields, ...named(fields, 'associations').filter((associated) => text(associated, 'type') === 'picture')]
    .flatMap((owner) =>
      named(owner, 'renditions')
        .filter(isImage)
        .sort((a, b) => width(b) - width(a))
        .slice(0, 1),
    )
    .map((rendition) => text(rendition, 'href'));
}

function enclosuresOf(fields: Fields): RawItem['enclosures'] {
  return named(fields, 'renditions')
    .filter((rendition) => !isImage(rendition))
    .map((rendition) => ({
      url: text(rendition, 'href'),
      type: text(rendition, 'mimetype', 'contenttype'),
      length: text(rendition, 'sizeinbytes'),
    }));
}

function commonOf(fields: Fields) {
  const warnings: string[] = [];
  const embargo = fields.embargoed;
  const guid = text(fields, 'guid', 'uri');
  if (guid === '') warnings.push('The item has no uri; an id is derived from its content.');
  return {
    guid,
    common: {
      version: readVersion(text(fields, 'version'), warnings),
      isVersioned: text(fields, 'version') !== '',
      status: readStatus(text(fields, 'pubstatus'), warnings),
      heldUntil: embargo === undefined || embargo === null ? null : readEmbargo(textOf(embargo), warnings),
      slugline: text(fields, 'slugline'),
      edNote: text(fields, 'ednote'),
      warnings,
    },
  };
}

const headlineOf = (fields: Fields): string =>
  text(fields, 'headline') || anyValue(fields, 'headlines') || text(fields, 'title', 'name');

function readItem(fields: Fields): RawIncomingItem {
  const { guid, common } = commonOf(fields);
  const type = text(fields, 'type');
  const byline = text(fields, 'byline', 'by') || anyValue(fields, 'bylines');
  const authors = namesIn(fields, 'authors', 'creators');
  const in_ = (domain: string, names: string[]) => names.map((name) => ({ name, domain }));
  return {
    kind: 'item',
    ...common,
    itemClass: type === '' || type === composite ? 'text' : type,
    byline,
    raw: {
      ...emptyRawItem(),
      id: guid,
      // A uri is at times the article's page.
      link: [text(fields, 'url', 'link'), text(fields, 'uri')].find((value) => /^https?:/i.test(value)) ?? '',
      titleHtml: headlineOf(fields),
      contentHtml: htmlBody(fields),
      contentText: plainBody(fields),
      summaryHtml: description(fields),
      authors: authors.length > 0 ? authors : [byline],
      publication: namesIn(fields, 'infosource', 'infosources')[0] ?? text(fields, 'source'),
      language: text(fields, 'language'),
      published: text(fields, 'firstpublished', 'firstcreated', 'contentcreated', 'versioncreated'),
      updated: text(fields, 'versioncreated'),
      categories: [
        ...in_('subject', namesIn(fields, 'subject', 'subjects')),
        ...in_(
          'location',
          [...namesIn(fields, 'place', 'places'), text(fields, 'located')].filter((name) => name !== ''),
        ),
        ...in_('organization', namesIn(fields, 'organisation', 'organisations')),
        ...in_('person', namesIn(fields, 'person', 'people')),
        ...in_('genre', namesIn(fields, 'genre', 'genres')),
      ],
      keywords: namesIn(fields, 'keywords'),
      images: imagesOf(fields),
      enclosures: enclosuresOf(fields),
    },
  };
}

function readComposite(fields: Fields): IncomingPackage {
  const { guid, common } = commonOf(fields);
  return {
    kind: 'package',
    ...common,
    guid,
    headline: headlineOf(fields),
    itemRefs: named(fields, 'associations').map((associated) => {
      const version = text(associated, 'version');
      return {
        guid: text(associated, 'guid', 'uri'),
        version: /^[1-9]\d{0,14}$/.test(version) ? Number(version) : null,
        href: text(associated, 'href'),
        title: headlineOf(associated),
      };
    }),
  };
}

/** True if an object has a member that only ninjs has, in any version. */
const looksLikeNinjs = (fields: Fields): boolean =>
  ['uri', 'guid', 'headline', 'headlines', 'body_html', 'body_text', 'bodies', 'versioncreated'].some(
    (name) => fields[name] !== undefined,
  );

/** 3.x has the names of 2.x in camel case (`versionCreated`): all are read in lower case. */
function withLowerNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLowerNames);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name.toLowerCase(), withLowerNames(member)]),
  );
}

/** The ninjs items of a JSON document: one, a list, or an answer of an API with a list of `items` or `item`. */
export function ninjsItems(value: unknown): Fields[] {
  const items = isRecord(value) ? [value.items, value.item].find(Array.isArray) : undefined;
  return [items ?? value].flat().map(withLowerNames).filter(isRecord).filter(looksLikeNinjs);
}

/**
 * Reads ninjs 1.x to 3.x, with the additions of Superdesk (`guid`, `authors`, `source`). A composite that has a text of
 * its own, such as a press release with its pictures, is an item.
 */
export const readNinjs = (fields: Fields): RawIncoming =>
  text(fields, 'type') === composite && htmlBody(fields) === '' && plainBody(fields) === ''
    ? readComposite(fields)
    : readItem(fields);
