import { createContext, use, useState, type ReactNode } from 'react';
import { BatchDialog, type BatchProgress } from './BatchDialog';

interface BatchHostState {
  isRunning: boolean;
  setRunning: (isRunning: boolean) => void;
  show: (progress: BatchProgress | null) => void;
}

const BatchHostContext = createContext<BatchHostState | null>(null);

/** Shows the progress of changes in batches (`useArticleBatches`) above what is inside it. */
export function BatchHost({ children }: { children: ReactNode }) {
  const [isRunning, setRunning] = useState(false);
  const [progress, show] = useState<BatchProgress | null>(null);
  return (
    <BatchHostContext value={{ isRunning, setRunning, show }}>
      {children}
      {progress ? <BatchDialog {...progress} onClose={() => show(null)} /> : null}
    </BatchHostContext>
  );
}

/** The nearest `BatchHost`; null on pages that change one article at a time. */
export const useBatchHost = (): BatchHostState | null => use(BatchHostContext);
