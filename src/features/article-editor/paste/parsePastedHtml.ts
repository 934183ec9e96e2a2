import { parseInertHtml } from '../inertHtml';

interface PastedHtml {
  body: HTMLElement;
  /** The text of all style elements. */
  css: string;
}

/** The attribute that holds what the source has as `style`. */
export const styleAttribute = 'data-style';

const startTags = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
/** Quoted values, which stay as they are, and the names of attributes that a policy forbids. */
const valuesAndNames = /("[^"]*"|'[^']*')|(?<=[\s"']|^<\w+\/)(style|on[a-z]+)(?=\s*=)/gi;

/**
 * Parses pasted HTML into an inert document. Style elements are taken out before; style attributes and event handlers
 * are renamed. Every parser, also of a document or template that is never shown, reports them as violations of the
 * page's Content-Security-Policy.
 */
export function parsePastedHtml(html: string): PastedHtml {
  const css = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, content = '']) => content).join('\n');
  const plain = html
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '')
    .replace(startTags, (tag) =>
      tag.replace(valuesAndNames, (found, _value: string | undefined, name?: string) =>
        name === undefined ? found : `data-${name.toLowerCase()}`,
      ),
    );
  return { body: parseInertHtml(plain), css };
}
