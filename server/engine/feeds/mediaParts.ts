import { feedLimits } from '@contract/limits';
import type { RawItem } from './feedItem';
import { attributeOf, childrenOf, descendants, htmlOf, textOf } from './xmlContent';
import type { XmlElement } from './xmlTree';

type MediaParts = Pick<RawItem, 'images' | 'enclosures' | 'keywords'> & { title: string; description: string };

const isImage = (element: XmlElement) =>
  attributeOf(element, 'medium') === 'image' ||
  attributeOf(element, 'type').startsWith('image/') ||
  /\.(jpe?g|png|gif|webp|avif)(\?|$)/i.test(attributeOf(element, 'url'));

const widthOf = (element: XmlElement) => Number(attributeOf(element, 'width')) || 0;
const commaSeparated = (element: XmlElement) => textOf(element).split(',', feedLimits.parse.listLength);

const enclosureOf = (element: XmlElement) => ({
  url: attributeOf(element, 'url') || attributeOf(element, 'href'),
  type: attributeOf(element, 'type'),
  length: attributeOf(element, 'length') || attributeOf(element, 'filesize'),
});

/** The images, audio, and keywords of an item: Media RSS (grouped or not), iTunes, enclosures. Widest images first. */
export function mediaParts(item: XmlElement): MediaParts {
  const media = (name: string) =>
    descendants(item, (element) => element.vocabulary === 'media' && element.name === name);
  const contents = [...media('content'), ...media('group').flatMap((group) => childrenOf(group, 'content', 'media'))];
  const thumbnails = descendants(item, (element) => element.vocabulary === 'media' && element.name === 'thumbnail');
  const attached = [
    ...childrenOf(item, 'enclosure'),
    ...childrenOf(item, 'link').filter((link) => attributeOf(link, 'rel') === 'enclosure'),
  ];
  const pictures = contents.filter(isImage).sort((a, b) => widthOf(b) - widthOf(a));
  const inner = contents.flatMap((content) => childrenOf(content, 'thumbnail', 'media'));
  const own = [
    ...childrenOf(item, 'image', 'itunes').map((image) => attributeOf(image, 'href')),
    ...childrenOf(item, 'image').map(imageUrl),
  ];
  const shown = [...pictures, ...thumbnails, ...inner, ...attached.filter(isImage)].map(
    (element) => enclosureOf(element).url,
  );
  return {
    images: [...own, ...shown],
    enclosures: [...attached, ...contents.filter((content) => !isImage(content))].map(enclosureOf),
    keywords: [...media('keywords'), ...childrenOf(item, 'keywords', 'itunes')].flatMap(commaSeparated),
    title: textOf(descendants(item, (element) => element.vocabulary === 'media' && element.name === 'title')[0]),
    description: htmlOf(
      descendants(item, (element) => element.vocabulary === 'media' && element.name === 'description')[0],
    ),
  };
}

const imageUrl = (image: XmlElement) =>
  textOf(childrenOf(image, 'url')[0]) || attributeOf(image, 'href') || attributeOf(image, 'rdf:resource');
