import { t } from '@client/shared/texts/t';
import { usePageTitle } from '@client/shared/navigation/usePageTitle';
import { NotFoundState } from '@client/shared/ui/feedback/NotFoundState';

/** The Not found page, shown for pages of personal topics while that feature is off. */
export function PersonalTopicsDisabled() {
  usePageTitle(t('page.notFound'));
  return <NotFoundState title={t('page.notFound')} text={t('page.notFound.text')} />;
}
