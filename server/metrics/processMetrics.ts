import { collectDefaultMetrics } from 'prom-client';
import { reportThreadMetrics } from './threadMetrics';

/** Reports the metrics of the main thread and of the process: computing time, memory, open files. */
export function reportProcessMetrics(): () => void {
  collectDefaultMetrics();
  return reportThreadMetrics('main');
}
