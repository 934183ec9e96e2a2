import type { Node } from '@tiptap/pm/model';
import { Selection, type Transaction } from '@tiptap/pm/state';

/**
 * Inserts a block after the selection, which stays, and puts the cursor after the block: a selected image would be
 * replaced by what is typed or inserted next.
 */
export function insertBlock(tr: Transaction, block: Node): Transaction {
  const { to } = tr.selection;
  tr.replaceRangeWith(to, to, block);
  let end = to;
  tr.mapping.maps.at(-1)?.forEach((_from, _to, _newFrom, newTo) => (end = newTo));
  const after = tr.doc.resolve(end);
  const paragraph = tr.doc.type.schema.nodes.paragraph?.create();
  if (paragraph && !after.parent.isTextblock && !after.nodeAfter?.isTextblock) tr.insert(end, paragraph);
  return tr.setSelection(Selection.near(tr.doc.resolve(end), 1));
}
