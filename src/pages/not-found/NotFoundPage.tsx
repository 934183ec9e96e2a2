import { t } from '@client/shared/texts/t';
import { usePageTitle } from '@client/shared/navigation/usePageTitle';
import { NotFoundState } from '@client/shared/ui/feedback/NotFoundState';

/** The page for unknown URLs. */
export function NotFoundPage() {
  usePageTitle(t('page.notFound'));
  return <NotFoundState title={t('page.notFound')} text={t('page.notFound.text')} />;
}
