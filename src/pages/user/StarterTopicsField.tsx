import { limits } from '@contract/limits';
import { createSelector } from '@reduxjs/toolkit';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useState } from 'react';
import { selectTopicsState } from '@client/features/topics/topicSelectors';
import { foldCaseAndAccents } from '@client/shared/texts/foldCaseAndAccents';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { MultiSelectList } from '@client/shared/list/MultiSelectList';
import { SelectedChips } from '@client/features/colleagues/SelectedChips';
import { SearchField } from '@client/shared/list/SearchField';

interface StarterTopicsFieldProps {
  selectedIds: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Company and Watchdesk topics, sorted by name. */
const selectSharedTopics = createSelector([selectTopicsState], ({ topics }) =>
  Object.values(topics)
    .filter(({ topicType }) => topicType !== 'USER')
    .map(({ id, name, topicType }) => ({
      id,
      name,
      note: t(topicType === 'COMPANY' ? 'topics.company' : 'topics.watchdesk'),
    }))
    .sort((a, b) => a.name.localeCompare(b.name)),
);

/** Selects the starter topics of a new user, which become their favorites. */
export function StarterTopicsField({ selectedIds, onChange }: StarterTopicsFieldProps) {
  const id = useId();
  const topics = useAppSelector(selectSharedTopics);
  const [text, setText] = useState('');
  const words = useDeferredValue(foldCaseAndAccents(text).trim());
  const set = new Set(selectedIds);
  const full = selectedIds.length >= limits.newUserTopics;
  const items = topics
    .filter(({ name }) => words === '' || foldCaseAndAccents(name).includes(words))
    .map((topic) => (full && !set.has(topic.id) ? { ...topic, disabled: true } : topic));
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h3">
        {t('user.topics')}
      </Typography>
      <FormHelperText role="status" sx={{ mx: 0, mb: 1 }}>
        {t('user.topicsNote', { count: selectedIds.length, max: limits.newUserTopics })}
      </FormHelperText>
      <SelectedChips
        label={t('user.topics')}
        chosen={topics.filter((topic) => set.has(topic.id))}
        onRemove={(gone) => onChange(selectedIds.filter((topic) => topic !== gone))}
        onMore={() => setText('')}
      />
      <Box sx={{ my: 1, display: 'flex' }}>
        <SearchField label={t('user.topicsFind')} value={text} onChange={setText} />
      </Box>
      {items.length > 0 ? (
        <MultiSelectList
          label={t('user.topics')}
          items={items}
          chosen={set}
          rows={5}
          // A range selection may exceed the limit.
          onChange={(next) => onChange([...next].slice(0, limits.newUserTopics))}
        />
      ) : (
        <Typography variant="body2" color="textSecondary" role="status">
          {t(topics.length === 0 ? 'empty.topics' : 'user.topicsNoMatch')}
        </Typography>
      )}
    </Box>
  );
}
