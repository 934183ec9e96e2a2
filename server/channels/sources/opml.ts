import type { Handler, Parser } from 'htmlparser2';
import { formatNumber } from '@contract/numbers';
import { MarkupLimitError, parseMarkup } from '@server/engine/feeds/boundedMarkup';

/** A feed in an OPML document, and the headings above it. */
export interface OutlinedFeed {
  /** The line where its outline ends in the file, from 1. */
  line: number;
  name: string;
  url: string;
  homepage: string | null;
  description: string;
  /** The nearest heading; null if there is none. */
  packageName: string | null;
  /** True for sources of published content, which only publishing topics may use. */
  publishOnly: boolean;
}

/** An open outline element: the name of a heading, or null for a feed. */
interface OpenOutline {
  heading: string | null;
  publishOnly: boolean;
}

const MAX_FEEDS = 10_000;

/**
 * Reads the feeds of an OPML document (opml.org, versions 1 and 2): outlines with an `xmlUrl` are feeds, outlines
 * around them are packages. Our extension `publishOnly="true"` applies to an outline and everything inside it. Throws
 * an Error with a readable message if the document contains no feeds or too many.
 */
export function readOpml(text: string): OutlinedFeed[] {
  const feeds: OutlinedFeed[] = [];
  const open: OpenOutline[] = [];
  const lineAt = lineCounter(text);
  let parser: Parser | undefined;
  const handlers: Partial<Handler> = {
    onparserinit(made) {
      parser = made;
    },
    onopentag(name, attributes) {
      if (name !== 'outline') return;
      const given = lowerCased(attributes);
      const title = (given.get('title') ?? given.get('text') ?? '').trim();
      const url = (given.get('xmlurl') ?? '').trim();
      const publishOnly =
        open.at(-1)?.publishOnly === true || given.get('publishonly')?.trim().toLowerCase() === 'true';
      open.push({ heading: url === '' ? title : null, publishOnly });
      if (url === '') return;
      const packageName = open.findLast(({ heading }) => heading !== null && heading !== '')?.heading ?? null;
      feeds.push({
        line: lineAt(parser?.endIndex ?? 0),
        name: title === '' ? url : title,
        url,
        homepage: given.get('htmlurl')?.trim() ?? null,
        description: given.get('description')?.trim() ?? '',
        packageName,
        publishOnly,
      });
    },
    onclosetag(name) {
      if (name === 'outline') open.pop();
    },
  };
  try {
    parseMarkup(text, handlers, { xmlMode: true, decodeEntities: true });
  } catch (error) {
    if (!(error instanceof MarkupLimitError)) throw error;
    throw new Error('The outlines in this file are nested too deeply.', { cause: error });
  }
  if (feeds.length === 0) throw new Error('This file has no feeds. Each feed must be an OPML outline with an xmlUrl.');
  if (feeds.length > MAX_FEEDS) throw new Error(`The file has more than ${formatNumber(MAX_FEEDS)} feeds.`);
  return feeds;
}

function lowerCased(attributes: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]));
}

/** Returns a function that maps offsets of a text to line numbers. Offsets must be passed in ascending order. */
function lineCounter(text: string): (place: number) => number {
  let line = 1;
  let end = text.indexOf('\n');
  return (place) => {
    for (; end >= 0 && end < place; end = text.indexOf('\n', end + 1)) line += 1;
    return line;
  };
}
