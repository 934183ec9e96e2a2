import { useEffect, useState } from 'react';
import { late } from '@client/shared/lib/late';
import { onFirstNotice } from '@client/shared/ui/notify';

const SnackbarArea = late(async () => (await import('./SnackbarArea')).SnackbarArea);

/** The place of snackbars, fetched when there is the first to show. */
export function Snackbars() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstNotice(() => setWanted(true)), []);
  return wanted ? <SnackbarArea /> : null;
}
