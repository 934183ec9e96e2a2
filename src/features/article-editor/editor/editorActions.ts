import type { Editor } from '@tiptap/core';
import type { TextKey } from '@client/shared/texts/t';

interface EditorAction {
  label: TextKey;
  /** As in `aria-keyshortcuts`, with `Mod` for Control or, on a Mac, Meta. Tiptap binds them. */
  keys?: string;
  run: (editor: Editor) => void;
}

/** Formatting that is on or off where the cursor is. */
export const toggles = {
  bold: { label: 'editor.bold', keys: 'Mod+B', run: (editor) => editor.chain().focus().toggleBold().run() },
  italic: { label: 'editor.italic', keys: 'Mod+I', run: (editor) => editor.chain().focus().toggleItalic().run() },
  underline: {
    label: 'editor.underline',
    keys: 'Mod+U',
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  strike: {
    label: 'editor.strike',
    keys: 'Mod+Shift+S',
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  bulletList: {
    label: 'editor.bulletList',
    keys: 'Mod+Shift+8',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  orderedList: {
    label: 'editor.orderedList',
    keys: 'Mod+Shift+7',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  blockquote: {
    label: 'editor.quote',
    keys: 'Mod+Shift+B',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
} as const satisfies Record<string, EditorAction>;

export type ToggleName = keyof typeof toggles;
export const toggleNames: readonly ToggleName[] = [
  'bold',
  'italic',
  'underline',
  'strike',
  'bulletList',
  'orderedList',
  'blockquote',
];

export const tableActions: readonly EditorAction[] = [
  { label: 'editor.rowAfter', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: 'editor.columnAfter', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: 'editor.deleteRow', run: (editor) => editor.chain().focus().deleteRow().run() },
  { label: 'editor.deleteColumn', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { label: 'editor.deleteTable', run: (editor) => editor.chain().focus().deleteTable().run() },
];

/** The block styles that the toolbar offers. */
export const blockStyles = ['paragraph', 'h2', 'h3', 'h4'] as const;
export type BlockStyle = (typeof blockStyles)[number];

export function blockStyleOf(editor: Editor): BlockStyle {
  const level = ([2, 3, 4] as const).find((one) => editor.isActive('heading', { level: one }));
  return level === undefined ? 'paragraph' : `h${level}`;
}

export function setBlockStyle(editor: Editor, style: BlockStyle): void {
  const chain = editor.chain().focus();
  if (style === 'paragraph') chain.setParagraph().run();
  else chain.setHeading({ level: style === 'h2' ? 2 : style === 'h3' ? 3 : 4 }).run();
}

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The keys as shown in a tooltip. */
export const shownKeys = (keys: string): string => keys.replace('Mod', isMac() ? '⌘' : 'Ctrl');
/** The keys for `aria-keyshortcuts`. */
export const ariaKeys = (keys: string): string => keys.replace('Mod', isMac() ? 'Meta' : 'Control');
