import type { ArticleComment } from '@contract/comments';
import { useState } from 'react';
import { useAddCommentMutation, useEditCommentMutation, type ArticlePlace } from '@client/api/workspace/comments';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { tabDraft } from '@client/shared/ui/form/tabDraft';
import { isRecord } from '@client/shared/values/isRecord';
import { omitKey } from '@client/shared/values/omitKey';

/** A comment that is edited: its text before, and now. */
interface EditedComment {
  before: string;
  text: string;
}

/** The comments with changes that aren't saved yet, by id; and the one that is shown in the field. */
interface Edits {
  editing: string | null;
  comments: Readonly<Record<string, EditedComment>>;
}

const noEdits: Edits = { editing: null, comments: {} };
const isText = (kept: unknown): kept is string => typeof kept === 'string';
const isEdited = (kept: unknown): kept is EditedComment => isRecord(kept) && isText(kept.before) && isText(kept.text);
const isChanged = ({ before, text }: EditedComment): boolean => text !== before;
const isEdits = (kept: unknown): kept is Edits =>
  isRecord(kept) &&
  isRecord(kept.comments) &&
  Object.values(kept.comments).every(isEdited) &&
  (kept.editing === null || (isText(kept.editing) && kept.editing in kept.comments));

const withoutEdit = ({ editing, comments }: Edits, id: string): Edits => ({
  editing: editing === id ? null : editing,
  comments: omitKey(comments, id),
});

/** The edits after the text `sent` of a comment was saved: what was typed since then stays. */
function afterSaving(edits: Edits, id: string, sent: string): Edits {
  const comment = edits.comments[id];
  if (!comment || comment.text.trim() === sent) return withoutEdit(edits, id);
  return { ...edits, comments: { ...edits.comments, [id]: { ...comment, before: sent } } };
}

/**
 * The comment that is being written: a new one, or an edited one. What was typed and not saved is kept in this tab until
 * the dialog is opened again.
 */
export function useCommentDraft(place: ArticlePlace) {
  const { notifications } = useServices();
  const key = `${place.ownerId}:${place.articleId}`;
  const kept = tabDraft(`watchdesk:comment:${key}`, isText);
  const keptEdits = tabDraft(`watchdesk:comment-edit:${key}`, isEdits);
  const [add, adding] = useAddCommentMutation();
  const [change, changing] = useEditCommentMutation();
  const [newText, setNewText] = useState(() => kept.kept() ?? '');
  const [edits, setEdits] = useState(() => keptEdits.kept() ?? noEdits);
  const { editing } = edits;
  const edited = editing === null ? undefined : edits.comments[editing];
  const text = edited?.text ?? newText;
  const isSaving = adding.isLoading || changing.isLoading;

  const keepEdits = (next: Edits): void => {
    if (Object.values(next.comments).some(isChanged)) keptEdits.keep(next);
    else keptEdits.forget();
  };
  const changeEdits = (next: Edits): void => {
    setEdits(next);
    keepEdits(next);
  };
  const setText = (next: string): void => {
    if (editing !== null && edited) {
      changeEdits({ editing, comments: { ...edits.comments, [editing]: { ...edited, text: next } } });
      return;
    }
    setNewText(next);
    if (next.trim() === '') kept.forget();
    else kept.keep(next);
  };
  const submit = async (): Promise<void> => {
    const comment = text.trim();
    if (comment === '' || isSaving) return;
    if (editing !== null) {
      if ((await change({ id: editing, comment })).error) return;
      setEdits((now) => afterSaving(now, editing, comment));
      keepEdits(afterSaving(keptEdits.kept() ?? noEdits, editing, comment));
      notifications.success(t('comments.changed'));
      return;
    }
    if ((await add({ ...place, comment })).error) return;
    // The user may have typed more meanwhile.
    setNewText((now) => (now.trim() === comment ? '' : now));
    if (kept.kept()?.trim() === comment) kept.forget();
    notifications.success(t('comments.added'));
  };

  return {
    text,
    /** The id of the comment that is edited; null for a new one. */
    editing,
    isSaving,
    setText,
    edit: ({ id, comment }: ArticleComment) => {
      if (comment.trim() === '') return;
      const known = edits.comments[id];
      const shown = known && isChanged(known) ? known : { before: comment, text: comment };
      changeEdits({ editing: id, comments: { ...edits.comments, [id]: shown } });
    },
    cancelEdit: () => {
      if (editing !== null) changeEdits(withoutEdit(edits, editing));
    },
    submit,
  };
}
