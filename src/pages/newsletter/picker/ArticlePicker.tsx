import '@client/shared/dnd/texts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { startTransition, useDeferredValue, useLayoutEffect, useOptimistic, useRef, useState } from 'react';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { Upgrade } from '@client/shared/lazy/Upgrade';
import { t } from '@client/shared/texts/t';
import { toggleMember } from '@client/shared/list/toggleMember';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { SearchField } from '@client/shared/list/SearchField';
import { visuallyHidden } from '@client/shared/ui/layout/visuallyHidden';
import { branchKeys, keysOf, moveItem, filterParts, type Part } from '../newsletterTree';
import { useSelectionValue, type SelectionReader } from '@client/shared/list/selectionStore';
import type { ArticleKeys } from '../newsletterTree';
import { rowHeight } from './ArticleRows';
import { SelectedCount } from './SectionBlock';
import { PickerGlobalStyles } from './PickerGlobalStyles';
import { Sections } from './Sections';

export interface ArticlePickerProps {
  parts: readonly Part[];
  selection: SelectionReader<ArticleKeys>;
  onChoose: (change: (current: ArticleKeys) => ArticleKeys) => void;
  onMove: (part: Part, from: number, to: number) => void;
}

/** The estimated height of a section's header, in px. */
const headHeight = 54;
/** The estimated top of the first section, in px: below the page header, the tabs, and the search. */
const listTop = 320;

const DraggableSections = lazyComponent(async () => (await import('./DraggableSections')).DraggableSections);

/** Lists the articles of a workspace by section, to select articles, ranges, or sections, and to reorder articles. */
export function ArticlePicker({ parts: given, selection, onChoose, onMove }: ArticlePickerProps) {
  // Optimistic: a moved row shows at once, while the rest of the composer re-renders in a transition.
  const [parts, moveNow] = useOptimistic(given, applyMove);
  const [text, setText] = useState('');
  const [only, setOnly] = useState(false);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState('');
  const lastToggled = useRef<string | null>(null);
  const searchText = useDeferredValue(text);

  const allKeys = parts.flatMap(keysOf);
  const isAny = useSelectionValue(selection, (chosen) => allKeys.some((key) => chosen.has(key)));
  const isOnlyChosen = only && isAny;
  const filterKeys = useSelectionValue(selection, (chosen) => (isOnlyChosen ? chosen : null));
  const shown = filterParts(parts, { text: searchText, only: filterKeys });
  const isFiltered = shown !== parts;
  const open = ({ id }: Part): boolean => isFiltered || !folded.has(id);
  const heightOf = (part: Part): number => (open(part) ? part.articles.length * rowHeight : 0);
  const keys = shown.flatMap(keysOf);

  // Event handlers read the listed parts from a ref. This keeps the handlers stable for memoized sections.
  const shownRef = useRef(shown);
  useLayoutEffect(() => {
    shownRef.current = shown;
  }, [shown]);
  const choose = (rowKey: string, withRange: boolean): void => {
    const listedKeys = shownRef.current.flatMap(keysOf);
    const at = listedKeys.indexOf(rowKey);
    const from = withRange && lastToggled.current !== null ? listedKeys.indexOf(lastToggled.current) : -1;
    const range = from < 0 ? [rowKey] : listedKeys.slice(Math.min(from, at), Math.max(from, at) + 1);
    lastToggled.current = rowKey;
    onChoose((before) => withKeys(before, range, !before.has(rowKey)));
  };
  const choosePart = (part: Part, on: boolean): void => {
    onChoose((before) => withKeys(before, branchKeys(part, shownRef.current), on));
  };
  const fold = ({ id }: Part): void => setFolded((before) => toggleMember(before, id));
  const reorder = (part: Part, from: number, to: number): void =>
    startTransition(() => {
      moveNow({ part, from, to });
      onMove(part, from, to);
    });
  const move = (part: Part, from: number, to: number): void => {
    reorder(part, from, to);
    const name = part.articles[from]?.title ?? '';
    setAnnouncement(t('dragging.moved', { name, position: to + 1, total: part.articles.length }));
  };

  const sections: { part: Part; below: number; branch: readonly string[]; open: boolean }[] = [];
  for (const part of shown) {
    const before = sections.at(-1);
    sections.push({
      part,
      below: before ? before.below + headHeight + heightOf(before.part) : listTop,
      branch: branchKeys(part, shown),
      open: open(part),
    });
  }
  return (
    <Box component="section" aria-labelledby="newsletter-articles">
      <Typography variant="h2" id="newsletter-articles" sx={visuallyHidden}>
        {t('newsletter.articles')}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, rowGap: 0.5, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        <SearchField label={t('newsletter.find')} value={text} onChange={setText} forKey />
        <FormControlLabel
          label={t('newsletter.onlyChosen')}
          control={
            <Checkbox size="small" checked={isOnlyChosen} disabled={!isAny} onChange={(_event, on) => setOnly(on)} />
          }
          slotProps={{ typography: { variant: 'body2' } }}
        />
        <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: '1 0 auto' }}>
          <SelectedCount selection={selection} keys={allKeys} />
        </Typography>
        <ChooseAll selection={selection} keys={keys} onChoose={onChoose} />
      </Stack>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1 }}>
        {t(isFiltered ? 'newsletter.orderFiltered' : 'newsletter.orderNote')}
      </Typography>
      {shown.length === 0 ? <EmptyState title={t('empty.results')} /> : null}
      <PickerGlobalStyles />
      <div className="article-picker">
        <Upgrade
          plain={Sections}
          upgraded={DraggableSections}
          componentProps={{
            sections,
            selection,
            movable: !isFiltered,
            onChoose: choose,
            onChoosePart: choosePart,
            onFold: fold,
            onMove: move,
            onDrop: reorder,
          }}
        />
      </div>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Box>
  );
}

type ChooseAllProps = Pick<ArticlePickerProps, 'selection' | 'onChoose'> & { keys: readonly string[] };

function ChooseAll({ selection, keys, onChoose }: ChooseAllProps) {
  'use no memo'; // renders only when its selected value changes, so memoization would not help
  const isAll = useSelectionValue(selection, (chosen) => keys.length > 0 && keys.every((key) => chosen.has(key)));
  return (
    <Button
      size="small"
      color="inherit"
      disabled={keys.length === 0}
      onClick={() => onChoose((before) => withKeys(before, keys, !isAll))}
    >
      {t(isAll ? 'newsletter.chooseNone' : 'newsletter.chooseAll')}
    </Button>
  );
}

interface Move {
  part: Part;
  from: number;
  to: number;
}

const applyMove = (parts: readonly Part[], { part: { id }, from, to }: Move): readonly Part[] =>
  parts.map((part) => (part.id === id ? { ...part, articles: moveItem(part.articles, from, to) } : part));

function withKeys(before: ArticleKeys, keys: readonly string[], on: boolean): ArticleKeys {
  const next = new Set(before);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}
