import { useDeferredValue, useState } from 'react';
import { colleagueFields, findColleagues, type ColleagueField } from '@client/features/colleagues/findColleagues';
import { PeoplePicker } from '@client/features/colleagues/PeoplePicker';
import { t } from '@client/shared/texts/t';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { SearchField } from '@client/shared/list/SearchField';
import { SearchFieldSelect } from './SearchFieldSelect';
import type { SelectableUser } from './selectableUsers';
import type { SubscriptionAction } from './subscriptionWizard';

interface UserChecklistProps {
  action: SubscriptionAction;
  people: readonly SelectableUser[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** A list of users with checkboxes, and a search by one of their fields. */
export function UserChecklist({ action, people, chosen, onChange }: UserChecklistProps) {
  const [field, setField] = useState<ColleagueField>('email');
  const [text, setText] = useState('');
  const searchText = useDeferredValue(text);
  const found =
    searchText.trim() === ''
      ? null
      : new Set(
          findColleagues(
            people.map(({ colleague }) => colleague),
            searchText,
            field,
          ).map(({ id }) => id),
        );
  return (
    <PeoplePicker
      label={t('subs.users')}
      search={
        <>
          <SearchFieldSelect
            value={field}
            fields={colleagueFields.map((value) => ({ value, text: t(`people.field.${value}`) }))}
            onChange={setField}
          />
          <SearchField label={t('subs.findUser')} value={text} onChange={setText} />
        </>
      }
      items={people}
      found={found}
      chosen={chosen}
      onChange={onChange}
      none={action === 'unsubscribe' ? <EmptyState title={t('subs.noSubscribers')} /> : undefined}
    />
  );
}
