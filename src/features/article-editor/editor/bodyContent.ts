import { getSchema, type Editor, type JSONContent } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { parseInertHtml } from '../inertHtml';
import { articleExtensions } from './extensions';

/**
 * The HTML of a body as the editor takes it. The editor must not get HTML: it would parse it outside of our Trusted
 * Types policy.
 */
export function contentOfHtml(html: string): JSONContent {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ProseMirror declares its JSON as any.
  return DOMParser.fromSchema(getSchema(articleExtensions)).parse(parseInertHtml(html)).toJSON() as JSONContent;
}

/** The body as HTML, without the empty paragraph that the editor keeps at the end; empty if there is no content. */
export const htmlOf = (editor: Editor): string => editor.getHTML().replace(/(<p><\/p>)+$/, '');

/** The number of words, for information: the server's count decides. */
export const countWords = (editor: Editor): number =>
  editor.getText({ blockSeparator: '\n' }).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu)?.length ?? 0;
