import { t } from '@client/shared/lib/texts/t';
import { ErrorState } from '@client/shared/ui/ErrorState';
import { Skeletons } from '@client/shared/ui/Skeletons';
import { StatePanel } from '@client/shared/ui/StatePanel';
import type { useKnownCategory } from './useKnownCategory';

/** What is shown where no list knows the category: not yet, not for a fault, or not at all. */
export function Unknown({ looking, error, retry }: ReturnType<typeof useKnownCategory>) {
  if (looking) return <Skeletons count={3} />;
  if (error !== null) return <ErrorState error={error} onRetry={retry} />;
  return <StatePanel heading="h1" title={t('topics.groupNotFound')} />;
}
