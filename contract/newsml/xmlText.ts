// Control characters, noncharacters, and lone surrogates: XML can't contain them, or only for show (C1).
const unwritable = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Surrogate}/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // An XML parser would turn it into a line feed.
  '\r': '&#13;',
};
const inAttributes: Readonly<Record<string, string>> = { '\t': '&#9;', '\n': '&#10;' };

/** Removes the characters that XML can't contain. */
export const writableText = (text: string): string => text.replace(unwritable, '');

export const escapeXmlText = (text: string): string =>
  writableText(text).replace(/[&<>\r]/g, (character) => entities[character] ?? character);

export const escapeXmlAttribute = (text: string): string =>
  writableText(text).replace(/[&<>"\r\t\n]/g, (character) => entities[character] ?? inAttributes[character] ?? '');

type XmlAttributes = Readonly<Record<string, string | number | null | undefined>>;

/** A start tag without its closing bracket; attributes that are null or undefined are left out. */
function opening(name: string, attributes: XmlAttributes): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === null || value === undefined ? '' : ` ${key}="${escapeXmlAttribute(String(value))}"`,
  );
  return `<${name}${written.join('')}`;
}

/** An element whose content is XML already, each part on its own line if there are several. */
export function xmlElement(name: string, attributes: XmlAttributes, content: readonly string[] = []): string {
  const parts = content.filter((part) => part !== '');
  const start = opening(name, attributes);
  if (parts.length === 0) return `${start}/>`;
  const inner = parts.length === 1 ? parts.join('') : `\n${parts.join('\n')}\n`;
  return `${start}>${inner}</${name}>`;
}

/** An element that contains text. */
export const textElement = (name: string, text: string, attributes: XmlAttributes = {}): string =>
  `${opening(name, attributes)}>${escapeXmlText(text)}</${name}>`;

/** As `textElement`; an empty string if the text is empty. */
export const optionalElement = (name: string, text: string, attributes: XmlAttributes = {}): string =>
  text === '' ? '' : textElement(name, text, attributes);

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
