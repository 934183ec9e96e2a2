import { t } from '@client/shared/texts/t';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { NotFoundState } from '@client/shared/ui/feedback/NotFoundState';
import type { useListedCategory } from './useListedCategory';

/** Shown in place of the form while the category is loading, if loading failed, or if the category does not exist. */
export function CategoryUnavailable({ isLoading, error, retry }: ReturnType<typeof useListedCategory>) {
  if (isLoading) return <Skeletons count={3} />;
  if (error !== null) return <ErrorState error={error} onRetry={retry} />;
  return <NotFoundState title={t('topics.groupNotFound')} />;
}
