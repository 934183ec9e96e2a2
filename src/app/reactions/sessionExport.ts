import { loadChunk } from '@client/shared/lazy/loadChunk';
import type { AppStartListening } from '@client/shared/redux/thunkTypes';
import { exportRequested } from '@client/shared/redux/persistedStateActions';

/** Saves the exported session as a file. The code is loaded on the first export. */
export function addExportReaction(startListening: AppStartListening): void {
  startListening({
    actionCreator: exportRequested,
    effect: async (_action, { extra, getState }) => {
      const { download, exportSession } = await loadChunk(
        () => import('../session-recording/exportSession'),
        extra.services.releases,
      );
      download(exportSession(getState(), extra.services.lastPage.get(), new Date()));
    },
  });
}
