import './texts';
import { useState } from 'react';
import { SessionReplayView } from '@client/pages/session-replay/SessionReplayView';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { useAppDispatch } from '@client/shared/redux/hooks';
import { exportRequested } from '@client/shared/redux/persistedStateActions';
import type { AppThunk } from '@client/shared/redux/thunkTypes';
import { exportSession } from './exportSession';
import { openReplayTab } from './replayTab';
import { readRecording, type ReadRecording } from './readRecording';
import { isRecord } from '@client/shared/values/isRecord';
import { useServices } from '@client/shared/services/useServices';
import type { ExportedSession } from './exportedSession';

const exportCurrentSession =
  (): AppThunk<ExportedSession> =>
  (_dispatch, getState, { services }) =>
    exportSession(getState(), services.lastPage.get(), new Date());

/** The sign-in id of the recorded user, or an empty string. */
function personOf({ slices }: ExportedSession): string {
  const user = slices.session?.user;
  return isRecord(user) && typeof user.uid === 'string' ? user.uid : '';
}

/** The QA page: exports the session, and opens a recording for replay. Off unless its feature flag is on. */
export function SessionReplayPage() {
  const { notifications } = useServices();
  const dispatch = useAppDispatch();
  const dates = useDates();
  const [read, setRead] = useState<(ReadRecording & { name: string }) | null>(null);
  const [readError, setReadError] = useState<string | null>(null);
  const openReplay = (session: ExportedSession): void => {
    if (!openReplayTab(session)) notifications.error(t('qa.blocked'));
  };

  const readFile = async (file: File) => {
    setRead(null);
    setReadError(null);
    try {
      setRead({ ...readRecording(await file.text()), name: file.name });
    } catch (error) {
      setReadError(error instanceof Error ? error.message : t('error.unknown'));
    }
  };
  const opened = read && {
    name: read.name,
    recordedAt: dates.minute(read.session.exportedAt),
    release: read.session.release,
    person: personOf(read.session),
    location: read.session.location,
    queries: Object.values(read.session.queries).reduce((sum, answered) => sum + Object.keys(answered).length, 0),
    differences: read.differences,
  };
  return (
    <SessionReplayView
      opened={opened}
      error={readError}
      onExport={() => dispatch(exportRequested())}
      onReplayThis={() => openReplay(dispatch(exportCurrentSession()))}
      onChoose={(file) => void readFile(file)}
      onReplay={() => {
        if (read) openReplay(read.session);
      }}
    />
  );
}
