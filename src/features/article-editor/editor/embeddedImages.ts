import type { Editor } from '@tiptap/core';

/** Uploads an image and returns its address; null if it was refused, which was reported. */
export type UploadImage = (file: File) => Promise<string | null>;

function fileOf(dataUrl: string): File | null {
  const [, type = '', data = ''] = /^data:(image\/(?:png|jpe?g));base64,([\s\S]+)$/i.exec(dataUrl) ?? [];
  if (data === '') return null;
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    return new File([bytes], `image.${type.endsWith('png') ? 'png' : 'jpg'}`, { type: type.replace('jpg', 'jpeg') });
  } catch {
    return null;
  }
}

const embeddedSources = (editor: Editor): string[] => {
  const found = new Set<string>();
  editor.state.doc.descendants(({ type, attrs }) => {
    if (type.name === 'image' && String(attrs.src).startsWith('data:')) found.add(String(attrs.src));
  });
  return [...found];
};

/** Replaces the source of the images that have it; null removes them. */
function replaceSource(editor: Editor, from: string, to: string | null): void {
  const { tr } = editor.state;
  editor.state.doc.descendants((node, position) => {
    if (node.type.name !== 'image' || node.attrs.src !== from) return;
    const mapped = tr.mapping.map(position);
    if (to === null) tr.delete(mapped, mapped + node.nodeSize);
    else tr.setNodeAttribute(mapped, 'src', to);
  });
  editor.view.dispatch(tr);
}

/**
 * Pasted text may contain images as data: URLs, which the server doesn't store. This uploads them and links to the
 * uploaded ones. One that is refused is removed.
 * @param pending the data URLs that are being uploaded
 */
export async function uploadEmbeddedImages(editor: Editor, upload: UploadImage, pending: Set<string>): Promise<void> {
  const sources = embeddedSources(editor).filter((source) => !pending.has(source));
  for (const source of sources) pending.add(source);
  for (const source of sources) {
    const file = fileOf(source);
    const address = file && (await upload(file));
    pending.delete(source);
    if (editor.isDestroyed) return;
    replaceSource(editor, source, address);
  }
}
