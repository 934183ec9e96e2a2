import { useState } from 'react';
import { toggleMember } from '@client/shared/list/toggleMember';

/** The expanded rows of a list. State of the list, because a row is unmounted when it scrolls out of view. */
export function useOpenRows() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: (id: string): boolean => open.has(id),
    toggle: (id: string): void => setOpen((now) => toggleMember(now, id)),
  };
}
