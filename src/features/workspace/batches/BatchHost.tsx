import { createContext, use, useState, type ReactNode } from 'react';
import { BatchDialog, type BatchProgress } from './BatchDialog';

interface BatchHostActions {
  setRunning: (isRunning: boolean) => void;
  show: (progress: BatchProgress | null) => void;
}

const BatchHostContext = createContext<BatchHostActions | null>(null);
const BatchRunningContext = createContext(false);

/** Shows the progress of changes in batches (`useArticleBatches`) above what is inside it. */
export function BatchHost({ children }: { children: ReactNode }) {
  const [isRunning, setRunning] = useState(false);
  const [progress, show] = useState<BatchProgress | null>(null);
  return (
    <BatchHostContext value={{ setRunning, show }}>
      <BatchRunningContext value={isRunning}>{children}</BatchRunningContext>
      {progress ? <BatchDialog {...progress} onClose={() => show(null)} /> : null}
    </BatchHostContext>
  );
}

/** The nearest `BatchHost`; null on pages that change one article at a time. */
export const useBatchHost = (): BatchHostActions | null => use(BatchHostContext);

/** Whether a change in batches is running in the nearest `BatchHost`. */
export const useIsBatchRunning = (): boolean => use(BatchRunningContext);
