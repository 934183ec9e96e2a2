import type { AppStartListening } from '@client/shared/redux/listening';
import { exportRequested } from '@client/shared/redux/lifecycle';
import { lastPlace } from '../replay/lastPlace';

/** The session's state as a file. Its code is fetched when somebody asks. */
export function addExportReaction(startListening: AppStartListening): void {
  startListening({
    actionCreator: exportRequested,
    effect: async (_action, { getState }) => {
      const { download, exportSession } = await import('../replay/exportSession');
      download(exportSession(getState(), lastPlace(), new Date()));
    },
  });
}
