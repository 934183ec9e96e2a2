import { t } from '@client/shared/texts/t';
import { usePageTitle } from '@client/shared/navigation/usePageTitle';
import { NotFoundState } from '@client/shared/ui/feedback/NotFoundState';

/** What stands where one's own topics would be made or changed, while they are switched off: there is no such page. */
export function NoOwnTopics() {
  usePageTitle(t('page.notFound'));
  return <NotFoundState title={t('page.notFound')} text={t('page.notFound.text')} />;
}
