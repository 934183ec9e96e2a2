import { loadChunk } from '@client/shared/lazy/loadChunk';
import type { AppStartListening } from '@client/shared/redux/thunkTypes';
import { exportRequested } from '@client/shared/redux/sessionActions';

/** The session's state as a file. Its code is fetched when somebody asks. */
export function addExportReaction(startListening: AppStartListening): void {
  startListening({
    actionCreator: exportRequested,
    effect: async (_action, { extra, getState }) => {
      const { download, exportSession } = await loadChunk(
        () => import('../replay/exportSession'),
        extra.services.releases,
      );
      download(exportSession(getState(), extra.services.lastPlace.get(), new Date()));
    },
  });
}
