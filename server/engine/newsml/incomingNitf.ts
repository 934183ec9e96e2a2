import { emptyRawItem } from '../feeds/feedItem';
import { attributeOf, childOf, childrenOf, descendants, languageOf, textOf } from '../feeds/xmlContent';
import type { XmlElement } from '../feeds/xmlTree';
import { readEmbargo, readStatus, readVersion, type RawIncomingItem } from './incoming';
import { htmlOfXhtml } from './xhtml';

const firstOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element && descendants(element, (candidate) => candidate.name === name)[0];
const allOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element ? descendants(element, (candidate) => candidate.name === name) : [];
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();
const present = (texts: string[]) => texts.map(spaced).filter((text) => text !== '');

/** HTML elements for those of NITF that have another name; the sanitizer unwraps unknown ones. */
const htmlNames: Readonly<Record<string, string>> = { hl2: 'h3', bq: 'blockquote', block: 'div' };
// They are read apart from the body.
const notText = new Set(['hl1', 'byline', 'abstract', 'distributor', 'dateline', 'copyrite']);

/** The text of NITF's `body.content` as HTML, not sanitized. */
const nitfHtml = (content: XmlElement): string => htmlOfXhtml(asHtml(content));

function asHtml(element: XmlElement): XmlElement {
  const children = element.children
    .filter((child) => !('name' in child) || !notText.has(child.name))
    .flatMap((child): XmlElement['children'] =>
      !('name' in child) ? [child] : child.name === 'media' ? figuresOf(child) : [asHtml(child)],
    );
  return { ...element, name: htmlNames[element.name] ?? element.name, children };
}

const isImage = (reference: XmlElement): boolean => /^(image\/.*|)$/.test(attributeOf(reference, 'mime-type'));

/** A picture with its captions as a figure; none without a caption, because pictures are read apart from the text. */
function figuresOf(media: XmlElement): XmlElement[] {
  const captions = allOf(media, 'media-caption').filter((caption) => textOf(caption) !== '');
  const reference = allOf(media, 'media-reference').find(isImage);
  if (captions.length === 0 || !reference) return [];
  const picture = {
    ...media,
    name: 'img',
    attributes: new Map([
      ['src', attributeOf(reference, 'source')],
      ['alt', attributeOf(reference, 'alternate-text')],
    ]),
    children: [],
  };
  const children = [
    // An address that isn't absolute can't be loaded; the caption describes the picture all the same.
    ...(/^https?:/i.test(attributeOf(reference, 'source')) ? [picture] : []),
    ...captions.map((caption) => ({ ...asHtml(caption), name: 'figcaption', attributes: new Map<string, string>() })),
  ];
  return [{ ...media, name: 'figure', attributes: new Map(), children }];
}

/** What NITF says in its body, for a document of its own and for one within NewsML-G2. */
export interface NitfBody {
  headline: string;
  byline: string;
  /** The byline without the titles of the people. */
  author: string;
  summary: string;
  location: string;
  html: string;
  images: string[];
}

/** A byline's title is often an element right beside the name. */
function withoutTitles(byline: XmlElement): XmlElement {
  return { ...byline, children: byline.children.filter((child) => !('name' in child) || child.name !== 'byttl') };
}

export function readNitfBody(nitf: XmlElement): NitfBody {
  const head = firstOf(nitf, 'body.head');
  const byline = firstOf(head, 'byline');
  const author = spaced(textOf(byline && withoutTitles(byline)));
  const contents = allOf(nitf, 'body.content');
  const references = contents.flatMap((content) => allOf(content, 'media-reference')).filter(isImage);
  return {
    headline: spaced(textOf(firstOf(head, 'hl1')) || textOf(firstOf(nitf, 'title'))),
    byline: present([author, ...allOf(byline, 'byttl').map(textOf)]).join(', '),
    author,
    summary: spaced(textOf(firstOf(head, 'abstract'))),
    location: spaced(textOf(firstOf(firstOf(head, 'dateline'), 'location'))),
    html: contents.map(nitfHtml).join('\n'),
    images: references.map((reference) => attributeOf(reference, 'source')),
  };
}

/** Reads an NITF 3.x document (without namespace in the versions that have a DTD). */
export function readNitf(nitf: XmlElement): RawIncomingItem {
  const warnings: string[] = [];
  const body = readNitfBody(nitf);
  const docdata = firstOf(nitf, 'docdata');
  const identified = firstOf(docdata, 'identified-content');
  const date = (name: string) => attributeOf(firstOf(docdata, name), 'norm');
  const status = readStatus(attributeOf(docdata, 'management-status'), warnings);
  const isEmbargoed = attributeOf(docdata, 'management-status').toLowerCase() === 'embargoed';
  const release = date('date.release');
  const issued = date('date.issue');
  const key = firstOf(docdata, 'du-key');
  const id = attributeOf(firstOf(docdata, 'doc-id'), 'id-string');
  if (id === '') warnings.push('The document has no id; one is derived from its content.');
  const subjects = [
    ...allOf(nitf, 'tobject.subject').map(
      (subject) => attributeOf(subject, 'tobject.subject.type') || attributeOf(subject, 'tobject.subject.refnum'),
    ),
    ...childrenOf(identified ?? nitf, 'classifier').map((classifier) => attributeOf(classifier, 'value')),
  ];
  const names = (name: string) => (identified ? childrenOf(identified, name).map(textOf) : []);
  const tagged = (domain: string, values: string[]) => present(values).map((name) => ({ name, domain }));
  return {
    kind: 'item',
    itemClass: 'text',
    version: readVersion(attributeOf(key, 'version'), warnings),
    isVersioned: attributeOf(key, 'version') !== '',
    status: isEmbargoed ? 'usable' : status,
    heldUntil: isEmbargoed ? readEmbargo(release, warnings) : null,
    slugline: attributeOf(key, 'key'),
    edNote: present(allOf(docdata, 'ed-msg').map((note) => attributeOf(note, 'info'))).join('\n'),
    byline: body.byline,
    warnings,
    raw: {
      ...emptyRawItem(),
      id,
      titleHtml: body.headline,
      contentHtml: body.html,
      summaryHtml: body.summary,
      authors: [body.author],
      publication: attributeOf(firstOf(nitf, 'pubdata'), 'name'),
      language: languageOf(childOf(nitf, 'body') ?? nitf) || attributeOf(nitf, 'baselang'),
      published: issued || release || attributeOf(firstOf(nitf, 'pubdata'), 'date.publication'),
      categories: [
        ...tagged('subject', subjects),
        ...tagged('location', [...names('location'), body.location, attributeOf(firstOf(docdata, 'evloc'), 'city')]),
        ...tagged('organization', names('org')),
        ...tagged('person', names('person')),
      ],
      keywords: present(allOf(docdata, 'keyword').map((keyword) => attributeOf(keyword, 'key'))),
      images: body.images,
    },
  };
}
