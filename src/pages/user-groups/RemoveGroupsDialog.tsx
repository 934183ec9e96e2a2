import type { UserGroup } from '@contract/userGroups';
import { useState } from 'react';
import { t } from '@client/shared/texts/t';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import type { GroupTab } from './groupTab';

interface RemoveGroupsDialogProps {
  tab: GroupTab;
  /** The groups to delete or leave; empty if the dialog is closed. */
  groups: readonly UserGroup[];
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before own groups are deleted, or other groups are left. */
export function RemoveGroupsDialog({ tab, groups, busy, onConfirm, onCancel }: RemoveGroupsDialogProps) {
  // Keeps the count, so that the text doesn't change while the dialog fades out.
  const [last, setLast] = useState(groups.length);
  if (groups.length > 0 && groups.length !== last) setLast(groups.length);
  const count = groups.length || last;
  const one = count === 1;
  const own = {
    title: one ? t('userGroups.deleteQuestion') : t('userGroups.deleteManyQuestion', { count }),
    text: t(one ? 'userGroups.deleteNote' : 'userGroups.deleteManyNote'),
    confirm: t('action.delete'),
  };
  const others = {
    title: one ? t('userGroups.leaveQuestion') : t('userGroups.leaveManyQuestion', { count }),
    text: t(one ? 'userGroups.leaveNote' : 'userGroups.leaveManyNote'),
    confirm: t('userGroups.leaveConfirm'),
  };
  return (
    <ConfirmDialog
      open={groups.length > 0}
      {...(tab === 'OWNER' ? own : others)}
      danger
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
