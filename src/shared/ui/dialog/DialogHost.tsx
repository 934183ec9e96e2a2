import { createContext, use, useState, type ReactNode } from 'react';

type RenderDialog = (close: () => void) => ReactNode;

const DialogHostContext = createContext<((dialog: RenderDialog) => void) | null>(null);

/**
 * Renders the dialogs that are opened by rows of a list inside it, so that a dialog stays open when its row leaves the
 * list: someone else may delete the row, or add rows that move it to the next page.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<RenderDialog | null>(null);
  return (
    <DialogHostContext value={(next) => setDialog(() => next)}>
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
