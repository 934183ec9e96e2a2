import type { ArticleComment } from '@contract/comments';
import { useState } from 'react';
import { useAddCommentMutation, useEditCommentMutation, type ArticlePlace } from '@client/api/workspace/comments';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { tabDraft } from '@client/shared/ui/form/tabDraft';
import { isRecord } from '@client/shared/values/isRecord';

interface EditedComment {
  id: string;
  text: string;
}

const isText = (kept: unknown): kept is string => typeof kept === 'string';
const isEditedComment = (kept: unknown): kept is EditedComment =>
  isRecord(kept) && typeof kept.id === 'string' && typeof kept.text === 'string';

/**
 * The comment that is being written: a new one, or an edited one. What was typed and not saved is kept in this tab until
 * the dialog is opened again.
 */
export function useCommentDraft(place: ArticlePlace) {
  const { notifications } = useServices();
  const key = `${place.ownerId}:${place.articleId}`;
  const kept = tabDraft(`watchdesk:comment:${key}`, isText);
  const keptEdit = tabDraft(`watchdesk:comment-edit:${key}`, isEditedComment);
  const [add, adding] = useAddCommentMutation();
  const [change, changing] = useEditCommentMutation();
  const [newText, setNewText] = useState(() => kept.kept() ?? '');
  const [edited, setEdited] = useState<EditedComment | null>(keptEdit.kept);
  const text = edited?.text ?? newText;
  const isSaving = adding.isLoading || changing.isLoading;

  const setText = (next: string): void => {
    if (edited) {
      const changed = { ...edited, text: next };
      setEdited(changed);
      keptEdit.keep(changed);
      return;
    }
    setNewText(next);
    if (next.trim() === '') kept.forget();
    else kept.keep(next);
  };
  const endEdit = (): void => {
    setEdited(null);
    keptEdit.forget();
  };
  const submit = async (): Promise<void> => {
    const comment = text.trim();
    if (comment === '' || isSaving) return;
    if (edited) {
      if ((await change({ id: edited.id, comment })).error) return;
      endEdit();
      notifications.success(t('comments.changed'));
      return;
    }
    if ((await add({ ...place, comment })).error) return;
    setNewText('');
    kept.forget();
    notifications.success(t('comments.added'));
  };
  return {
    text,
    /** The id of the comment that is edited; null for a new one. */
    editing: edited?.id ?? null,
    isSaving,
    setText,
    edit: ({ id, comment }: ArticleComment) => {
      if (comment.trim() !== '') setEdited({ id, text: comment });
    },
    cancelEdit: endEdit,
    submit,
  };
}
