import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';

type RenderDialog = (close: () => void) => ReactNode;

const DialogHostContext = createContext<((dialog: RenderDialog) => void) | null>(null);

/**
 * Renders the dialogs that are opened by rows of a list inside it, so that a dialog stays open when its row leaves the
 * list: someone else may delete the row, or add rows that move it to the next page. When the dialog is closed, the focus
 * returns to the element that had it, if that still exists: a field that takes the focus as it appears hides it from the
 * dialog.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<RenderDialog | null>(null);
  const opener = useRef<Element | null>(null);
  const open = (next: RenderDialog): void => {
    opener.current = document.activeElement;
    setDialog(() => next);
  };
  const isOpen = dialog !== null;
  useEffect(() => {
    if (isOpen) return;
    if (opener.current instanceof HTMLElement && opener.current.isConnected)
      opener.current.focus({ preventScroll: true });
    opener.current = null;
  }, [isOpen]);
  return (
    <DialogHostContext value={open}>
      {children}
      {dialog?.(() => setDialog(null))}
    </DialogHostContext>
  );
}

/** Returns a function that opens a dialog in the nearest `DialogHost`. */
export function useDialogHost(): (dialog: RenderDialog) => void {
  const open = use(DialogHostContext);
  if (!open) throw new Error('useDialogHost needs a DialogHost');
  return open;
}
