import { useState } from 'react';
import { toggleMember } from '@client/shared/list/toggleMember';

/** Which rows of a list show their details; the list keeps it, as a row may scroll out of what is drawn. */
export function useOpenRows() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: (id: string): boolean => open.has(id),
    toggle: (id: string): void => setOpen((now) => toggleMember(now, id)),
  };
}
