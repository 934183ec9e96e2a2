import { emptyRawItem, type RawItem } from '../feeds/feedItem';
import { hasTags } from '../feeds/feedText';
import { plainText } from '../feeds/plainText';
import { attributeOf, childOf, childrenOf, descendants, htmlOf, languageOf, textOf } from '../feeds/xmlContent';
import type { XmlElement } from '../feeds/xmlTree';
import {
  readEmbargo,
  readStatus,
  readVersion,
  type IncomingPackage,
  type RawIncoming,
  type RawIncomingItem,
} from './incoming';
import { readNitfBody, type NitfBody } from './incomingNitf';
import { withoutRepeated, withSplitParagraphs } from './textOfAgencies';
import { codeOf, htmlOfXhtml } from './xhtml';

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();
const childrenIn = (element: XmlElement | undefined, name: string) => (element ? childrenOf(element, name) : []);
const childIn = (element: XmlElement | undefined, name: string) => element && childOf(element, name);

/** Of several languages: the item's own, else what states none, else the first. */
function inLanguage(elements: XmlElement[], language: string): XmlElement | undefined {
  const own = (element: XmlElement) => (element.attributes.get('xml:lang') ?? '').trim().toLowerCase();
  const primary = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
  return (
    elements.find((element) => own(element) !== '' && primary(own(element)) === primary(language)) ??
    elements.find((element) => own(element) === '') ??
    elements[0]
  );
}

const nameOf = (element: XmlElement, language: string): string =>
  spaced(textOf(inLanguage(childrenOf(element, 'name'), language))) || attributeOf(element, 'literal');

/** Concept types (IPTC's cpnat) that have a metadata field of their own. */
const domains: Readonly<Record<string, string>> = {
  geoarea: 'location',
  poi: 'location',
  organisation: 'organization',
  organization: 'organization',
  person: 'person',
};

function subjectOf(subject: XmlElement, language: string): RawItem['categories'] {
  const code = attributeOf(subject, 'qcode');
  // A category of our own, sent by another installation.
  if (code.startsWith('wdcat:')) return [{ name: codeOf(subject), domain: 'contentcategory' }];
  const name = nameOf(subject, language);
  const type = attributeOf(subject, 'type').toLowerCase().replace(/^.*:/, '');
  return name === '' ? [] : [{ name, domain: domains[type] ?? 'subject' }];
}

interface Content {
  html: string;
  text: string;
  nitf: NitfBody | null;
}

const noContent: Content = { html: '', text: '', nitf: null };

/** `saidElsewhere`: what the item itself says, and its text may repeat. */
function inlineXml(inline: XmlElement, saidElsewhere: readonly string[]): Content[] {
  const [nitf] = descendants(inline, ({ name }) => name === 'nitf');
  if (nitf) {
    const body = readNitfBody(nitf);
    return [{ ...noContent, html: body.html, nitf: body }];
  }
  const [body] = descendants(inline, ({ name }) => name === 'body');
  return [{ ...noContent, html: htmlOfXhtml(withSplitParagraphs(withoutRepeated(body ?? inline, saidElsewhere))) }];
}

/** Some agencies call HTML `text/plain`. */
const isOneElement = /^\s*<(p|div|html|body)\b[^>]*>[^]*<\/\1>\s*$/i;

function inlineData(data: XmlElement): Content[] {
  const encoding = attributeOf(data, 'encoding');
  const decoded = /base64/i.test(encoding) ? Buffer.from(textOf(data), 'base64').toString('utf8') : htmlOf(data);
  const type = attributeOf(data, 'contenttype').toLowerCase();
  const isHtml =
    type.includes('html') || isOneElement.test(decoded) || (!type.startsWith('text/plain') && hasTags(decoded));
  return [isHtml ? { ...noContent, html: decoded } : { ...noContent, text: decoded }];
}

/**
 * The body. The same text often comes several times: the first XHTML or NITF with text is taken, then inline data. NITF
 * is also asked for what the item itself doesn't say.
 */
function contentOf(contentSet: XmlElement | undefined, saidElsewhere: readonly string[]): Content {
  const marked = childrenIn(contentSet, 'inlinexml').flatMap((inline) => inlineXml(inline, saidElsewhere));
  const data = childrenIn(contentSet, 'inlinedata').flatMap(inlineData);
  const isFilled = ({ html, text }: Content) => text.trim() !== '' || plainText(html) !== '' || html.includes('<img');
  const nitf = marked.find((content) => content.nitf !== null)?.nitf ?? null;
  const byMarkup = [...marked, ...data.filter(({ html }) => html !== ''), ...data.filter(({ html }) => html === '')];
  return { ...(byMarkup.find(isFilled) ?? noContent), nitf };
}

function remoteContent(contentSet: XmlElement | undefined): Pick<RawItem, 'images' | 'enclosures'> {
  const width = (remote: XmlElement) => Number(attributeOf(remote, 'width')) || 0;
  const remotes = childrenIn(contentSet, 'remotecontent').sort((a, b) => width(b) - width(a));
  const isImage = (remote: XmlElement) => attributeOf(remote, 'contenttype').startsWith('image/');
  return {
    images: remotes.filter(isImage).map((remote) => attributeOf(remote, 'href')),
    enclosures: remotes
      .filter((remote) => !isImage(remote))
      .map((remote) => ({
        url: attributeOf(remote, 'href'),
        type: attributeOf(remote, 'contenttype'),
        length: attributeOf(remote, 'size'),
      })),
  };
}

/** What newsItem and packageItem have in common. */
function basicsOf(item: XmlElement) {
  const warnings: string[] = [];
  const meta = childOf(item, 'itemmeta');
  const contentMeta = childOf(item, 'contentmeta');
  if (!meta) warnings.push('The item has no itemMeta.');
  if (attributeOf(item, 'guid') === '') warnings.push('The item has no guid; one is derived from its content.');
  const embargoed = childIn(meta, 'embargoed');
  const language = attributeOf(childIn(contentMeta, 'language'), 'tag') || languageOf(item);
  const headlines = childrenIn(contentMeta, 'headline');
  const title = textOf(inLanguage(childrenIn(meta, 'title'), language));
  return {
    meta,
    contentMeta,
    language,
    guid: attributeOf(item, 'guid'),
    headline: spaced(textOf(inLanguage(headlines, language))),
    title: spaced(title),
    common: {
      version: readVersion(attributeOf(item, 'version'), warnings),
      isVersioned: attributeOf(item, 'version') !== '',
      status: readStatus(attributeOf(childIn(meta, 'pubstatus'), 'qcode'), warnings),
      heldUntil: embargoed ? readEmbargo(textOf(embargoed), warnings) : null,
      slugline: spaced(textOf(childIn(contentMeta, 'slugline'))),
      edNote: childrenIn(meta, 'ednote').map(textOf).join('\n'),
      warnings,
    },
  };
}

/** Prefers the summary; a caption belongs to a picture. */
function descriptionOf(contentMeta: XmlElement | undefined, language: string): string {
  const all = childrenIn(contentMeta, 'description');
  const summaries = all.filter((description) => /summary/.test(attributeOf(description, 'role')));
  return textOf(inLanguage(summaries.length > 0 ? summaries : all, language));
}

function readItem(item: XmlElement): RawIncomingItem {
  const { meta, contentMeta, language, guid, headline, title, common } = basicsOf(item);
  const contentSet = childOf(item, 'contentset');
  const remote = remoteContent(contentSet);
  const namesOf = (name: string) => childrenIn(contentMeta, name).map((element) => nameOf(element, language));
  const by = spaced(textOf(childIn(contentMeta, 'by')));
  const content = contentOf(contentSet, [headline, by]);
  const byline = by || (content.nitf?.byline ?? '');
  const creators = namesOf('creator').filter((name) => name !== '');
  const links = childrenIn(meta, 'link').filter((link) => attributeOf(link, 'href') !== '');
  const dates = [
    textOf(childIn(meta, 'firstcreated')),
    textOf(childIn(contentMeta, 'contentcreated')),
    textOf(childIn(meta, 'versioncreated')),
  ];
  return {
    kind: 'item',
    ...common,
    itemClass: codeOf(childIn(meta, 'itemclass')) || 'text',
    byline,
    raw: {
      ...emptyRawItem(),
      id: guid,
      titleHtml: headline || (content.nitf?.headline ?? '') || title,
      contentHtml: content.html,
      contentText: content.text,
      summaryHtml: descriptionOf(contentMeta, language) || (content.nitf?.summary ?? ''),
      authors: creators.length > 0 ? creators : [by || (content.nitf?.author ?? '')],
      publication: namesOf('infosource')[0] ?? '',
      language,
      published: dates.find((date) => date !== '') ?? '',
      updated: textOf(childIn(meta, 'versioncreated')),
      categories: [
        ...childrenIn(contentMeta, 'subject').flatMap((subject) => subjectOf(subject, language)),
        ...[...namesOf('located'), content.nitf?.location ?? '']
          .filter((name) => name !== '')
          .map((name) => ({ name, domain: 'location' })),
        ...namesOf('genre').map((name) => ({ name, domain: 'genre' })),
      ],
      keywords: childrenIn(contentMeta, 'keyword').map(textOf),
      images: [...remote.images, ...(content.nitf?.images ?? [])],
      enclosures: remote.enclosures,
      related: links.map((link) => ({
        title: spaced(textOf(childOf(link, 'title'))) || attributeOf(link, 'title'),
        url: attributeOf(link, 'href'),
      })),
    },
  };
}

/** The item references of a group and the groups it refers to, in document order; a group counts once. */
function refsOf(group: XmlElement, groups: ReadonlyMap<string, XmlElement>, seen: Set<XmlElement>): XmlElement[] {
  if (seen.has(group)) return [];
  seen.add(group);
  return group.children.flatMap((child) => {
    if (!('name' in child)) return [];
    if (child.name === 'itemref') return [child];
    const referred = child.name === 'groupref' ? groups.get(attributeOf(child, 'idref')) : undefined;
    return referred ? refsOf(referred, groups, seen) : [];
  });
}

function readPackage(item: XmlElement): IncomingPackage {
  const { language, guid, headline, title, common } = basicsOf(item);
  const groupSet = childOf(item, 'groupset');
  const all = childrenIn(groupSet, 'group');
  const groups = new Map(all.map((group) => [attributeOf(group, 'id'), group]));
  const root = groups.get(attributeOf(groupSet, 'root'));
  const seen = new Set<XmlElement>();
  const refs = [...(root ? [root] : []), ...all].flatMap((group) => refsOf(group, groups, seen));
  return {
    kind: 'package',
    ...common,
    guid,
    headline: headline || title,
    itemRefs: refs.map((ref) => {
      const version = attributeOf(ref, 'version');
      return {
        guid: attributeOf(ref, 'residref') || attributeOf(ref, 'guidref'),
        version: /^[1-9]\d{0,14}$/.test(version) ? Number(version) : null,
        href: attributeOf(ref, 'href'),
        title: spaced(textOf(inLanguage(childrenOf(ref, 'title'), language))),
      };
    }),
  };
}

/** Reads a newsItem or packageItem of NewsML-G2, in any version and order of elements. */
export const readNewsml = (item: XmlElement): RawIncoming =>
  item.name === 'packageitem' ? readPackage(item) : readItem(item);
