import { lateDialog } from '@client/shared/lib/late';

/** The Move dialog, whose code comes once the page is at rest. */
export const LateMoveTopicDialog = lateDialog(async () => (await import('./MoveTopicDialog')).MoveTopicDialog);
