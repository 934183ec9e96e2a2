import { useDeferredValue, useState } from 'react';
import { colleagueFields, findColleagues, type ColleagueField } from '@client/features/colleagues/findColleagues';
import { PeoplePicker } from '@client/features/colleagues/PeoplePicker';
import { t } from '@client/shared/texts/t';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { SearchField } from '@client/shared/list/SearchField';
import { FieldSelect } from './FieldSelect';
import type { Person } from './peopleFor';
import type { Action } from './wizard';

interface UserChoiceProps {
  action: Action;
  people: readonly Person[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** A list of users with checkboxes, and a search by one of their fields. */
export function UserChoice({ action, people, chosen, onChange }: UserChoiceProps) {
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
          <FieldSelect
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
