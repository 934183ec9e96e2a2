import { t } from '@client/shared/lib/texts/t';
import { usePageTitle } from '@client/shared/lib/usePageTitle';
import { MissingPage } from '@client/shared/ui/MissingPage';

/** What stands where one's own topics would be made or changed, while they are switched off: there is no such page. */
export function NoOwnTopics() {
  usePageTitle(t('page.notFound'));
  return <MissingPage title={t('page.notFound')} text={t('page.notFound.text')} />;
}
