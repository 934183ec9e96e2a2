const phrases = new Set([
  'a',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'small',
  'mark',
  'sub',
  'sup',
  'code',
  'cite',
  'q',
  'abbr',
]);
const blocks = new Set([
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'figure',
  'figcaption',
  'blockquote',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);
const voids = new Set(['br', 'hr', 'img']);
const blockBoundary =
  /<\/?(?:p|div|li|ul|ol|dl|dt|dd|figure|figcaption|blockquote|h[2-6]|table|tr|td|th|pre|br)(?: [^>]*)?>\s*$/;
/** Enough to see the preceding tag. */
const lookBehind = 200;

/** The content of an element so far: nothing, only white space and line breaks, or something. */
const content = { none: 0, blank: 1, something: 2 } as const;
type Content = (typeof content)[keyof typeof content];

interface OpenElement {
  name: string;
  hasAttributes: boolean;
  /** The offset of its start tag in the output. */
  at: number;
  holds: Content;
}

class Writer {
  private readonly output: string[] = [];
  private readonly open: OpenElement[] = [];

  /** Appends a piece to the open element. */
  add(piece: string, holds: Content): void {
    this.output.push(piece);
    this.hold(holds);
  }

  start(tag: string, name: string, hasAttributes: boolean): void {
    this.open.push({ name, hasAttributes, at: this.output.length, holds: content.none });
    this.output.push(tag);
  }

  end(tag: string, name: string): void {
    const element = this.open.at(-1);
    if (element?.name !== name) return this.add(tag, content.something);
    this.open.pop();
    if (phrases.has(name) && element.holds === content.none) this.output.length = element.at;
    else if (name === 'a' && !element.hasAttributes) this.unwrap(element);
    else if (blocks.has(name) && element.holds !== content.something) this.removeBlock(element);
    else this.add(tag, content.something);
  }

  html(): string {
    return this.output.join('');
  }

  private hold(holds: Content): void {
    const parent = this.open.at(-1);
    if (parent && parent.holds < holds) parent.holds = holds;
  }

  private unwrap({ at, holds }: OpenElement): void {
    this.output[at] = '';
    this.hold(holds);
  }

  /** Removes an empty block. If text or an inline element stands directly before it, a line break takes its place. */
  private removeBlock({ at }: OpenElement): void {
    this.output.length = at;
    let before = '';
    for (let index = at - 1; index >= 0 && before.length < lookBehind; index -= 1) {
      before = (this.output[index] ?? '') + before;
    }
    before = before.slice(-lookBehind);
    if (before.trim() !== '' && !blockBoundary.test(before)) this.add('<br />', content.blank);
  }
}

/**
 * Removes empty elements from cleaned HTML, innermost first, images without a source, and the tags of links without a
 * target. Takes one pass, however deep they are nested.
 */
export function removeEmptyElements(html: string): string {
  const writer = new Writer();
  for (const [piece, slash, name = '', attributes = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)([^>]*)>|[^<]+|</g)) {
    if (piece === '<img />') continue;
    if (name === '') writer.add(piece, /^(?:\s|&nbsp;)*$/.test(piece) ? content.blank : content.something);
    else if (slash === '/') writer.end(piece, name);
    else if (voids.has(name)) writer.add(piece, name === 'br' ? content.blank : content.something);
    else writer.start(piece, name, attributes !== '');
  }
  return writer.html();
}
