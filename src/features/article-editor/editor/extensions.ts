import { Mark } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { linkTarget } from '../paste/allowedElements';

const toggled = (name: string, tag: 'sub' | 'sup') =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** Without the style attributes of tiptap's table: the page's Content-Security-Policy forbids them where it is parsed. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

/** What an article's body may contain: the elements of `paste/allowedElements.ts`. */
export const articleExtensions = [
  StarterKit.configure({
    // The page's own headline is h1.
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (url) => linkTarget(url) !== null,
      shouldAutoLink: (url) => /^https?:\/\//i.test(url),
    },
  }),
  Image.configure({ allowBase64: true }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  toggled('subscript', 'sub'),
  toggled('superscript', 'sup'),
];
