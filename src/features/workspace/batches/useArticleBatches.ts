import { useState } from 'react';
import { isApiError, type ApiError } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { articleStepEndpoints, type ArticleStep } from '@client/api/workspace/articleSteps';
import { refreshWorkspaces } from '@client/api/workspace/refreshWorkspaces';
import { afterNextPaint } from '@client/shared/browser/afterNextPaint';
import { useAppDispatch } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { useBatchHost } from './BatchHost';

interface ArticleChange<Article> {
  /** What is being done, as the title of the dialog with the progress. */
  title: string;
  articles: readonly Article[];
  /** The greatest number of articles in one request. */
  size: number;
  stepOf: (articles: readonly Article[]) => ArticleStep;
  /** Whether a refused request means that there was nothing left to do. */
  isDone?: (error: ApiError) => boolean;
}

const { articleStep } = articleStepEndpoints.endpoints;

interface BatchOutcome {
  /** The ids of the articles that were changed, or needed no change: the first ones. */
  done: readonly string[];
  /** False if it was canceled, or failed. */
  isComplete: boolean;
  /** The number of articles that the server reported; the same as `done` if it reports none. */
  reported: number;
}

/**
 * Changes articles in as many requests as they need, one after another. With more than one request, a dialog shows the
 * progress, from which the change can be canceled; it stops at the first failure, and shows what is left. The lists are
 * loaded again at the end.
 */
export function useArticleBatches(ownerId: string) {
  const { notifications } = useServices();
  const dispatch = useAppDispatch();
  const host = useBatchHost();
  const [isRunning, setRunning] = useState(false);

  const run = async <Article extends { id: string; title?: string }>({
    title,
    articles,
    size,
    stepOf,
    isDone = () => false,
  }: ArticleChange<Article>): Promise<BatchOutcome> => {
    const count = articles.length;
    const hasProgress = host !== null && count > size;
    const controller = new AbortController();
    let done = 0;
    let reported = 0;
    let failure: { error: unknown } | null = null;
    const cancel = (): void => {
      controller.abort();
      if (done < count && failure === null) show(null);
    };
    const show = (failure: { reason: string; left: string[] } | null): void => {
      if (hasProgress) host.show({ title, done, count, cancel, isCanceling: controller.signal.aborted, failure });
    };
    // Rendering the page as busy takes longer than the progress that covers it.
    show(null);
    if (hasProgress) await afterNextPaint();
    setRunning(true);
    host?.setRunning(true);
    while (done < count && !controller.signal.aborted) {
      show(null);
      const batch = articles.slice(done, done + size);
      const { data, error } = await dispatch(articleStep.initiate({ ownerId, ...stepOf(batch) }, { track: false }));
      if (error && !(isApiError(error) && isDone(error))) {
        failure = { error };
        break;
      }
      done += batch.length;
      reported += data?.articleIds?.length ?? batch.length;
    }
    setRunning(false);
    host?.setRunning(false);
    dispatch(refreshWorkspaces());
    if (failure === null) {
      if (hasProgress) host.show(null);
    } else if (hasProgress) {
      show({
        reason: errorText(failure.error),
        left: articles.slice(done).map((article) => article.title ?? article.id),
      });
    } else notifications.error(errorText(failure.error));
    return { done: articles.slice(0, done).map(({ id }) => id), isComplete: done === count, reported };
  };
  return { run, isRunning };
}
