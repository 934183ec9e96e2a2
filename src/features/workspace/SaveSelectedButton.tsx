import type { SavedItem } from '@contract/workspaceArticles';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { LazySaveDialog } from './LazySaveDialog';
import { useSaveAtOnce } from './useSaveAtOnce';

interface SaveSelectedButtonProps {
  items: readonly SavedItem[];
  /** Called after saving: the selection can be cleared. */
  onSaved: () => void;
}

/**
 * The Save button of a list of articles: one article is saved at once, several after the Save dialog. Without a
 * selection it shows what to do first.
 */
export function SaveSelectedButton({ items, onSaved }: SaveSelectedButtonProps) {
  const { notifications } = useServices();
  const [saving, setSaving] = useState(false);
  const { saveAtOnce, isSaving } = useSaveAtOnce();
  const open = async (): Promise<void> => {
    const [item] = items;
    if (isSaving) return;
    if (item && items.length === 1) {
      if (await saveAtOnce(item)) onSaved();
    } else if (item) setSaving(true);
    else notifications.show({ text: t('saving.selectFirst'), variant: 'info' });
  };
  return (
    <>
      <Button size="small" startIcon={<BookmarkBorder />} aria-keyshortcuts="s" onClick={() => void open()}>
        {items.length > 0 ? `${t('saving.save')} (${items.length})` : t('saving.save')}
      </Button>
      {saving ? <LazySaveDialog items={items} onSaved={onSaved} onClose={() => setSaving(false)} /> : null}
    </>
  );
}
