import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in the comments dialog: when an edit ends, it returns to the button that started the edit; when the
 * focused comment is removed, it moves to the list, or to the text field if there are no comments left. Returns the `ref`
 * of the element that contains both.
 */
export function useCommentFocus(
  /** The id of the comment that is edited; null for none. */
  editing: string | null,
  /** The number of listed comments; undefined until they are loaded. */
  count: number | undefined,
  /** True while the dialog that asks about a removal is open. */
  isAsking: boolean,
): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const lastEdited = useRef<string | null>(null);
  useEffect(() => {
    if (editing === null && lastEdited.current !== null)
      content.current?.querySelector<HTMLElement>(`[data-comment="${CSS.escape(lastEdited.current)}"]`)?.focus();
    lastEdited.current = editing;
  }, [editing]);
  useEffect(() => {
    const dialog = content.current?.closest('[role=dialog]');
    if (isAsking || count === undefined || dialog?.contains(document.activeElement)) return;
    content.current?.querySelector<HTMLElement>('[role=log], textarea')?.focus();
  }, [count, isAsking]);
  return content;
}
