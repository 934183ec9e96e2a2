import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useExportUsersMutation } from '@client/api/iam/users';
import { downloadFile } from '@client/shared/browser/downloadFile';
import type { ReturnState } from '@client/shared/navigation/returnLocation';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';

interface UsersPageActionsProps {
  /** The number of seats if all are taken, else null. */
  maxSeats: number | null;
  back: ReturnState;
  onUpload: () => void;
}

/** The buttons of the page: Upload, Download, and Add user, which is disabled with a reason if all seats are taken. */
export function UsersPageActions({ maxSeats, back, onUpload }: UsersPageActionsProps) {
  const add = (
    <Button
      component={RouterLink}
      to={paths.editUser()}
      state={back}
      variant="contained"
      startIcon={<PersonAddAltOutlined />}
      disabled={maxSeats !== null}
    >
      {t('users.add')}
    </Button>
  );
  return (
    <>
      <Button variant="outlined" startIcon={<FileUploadOutlined />} onClick={onUpload}>
        {t('users.upload')}
      </Button>
      <DownloadButton />
      {maxSeats === null ? (
        add
      ) : (
        <Tooltip title={t('users.addDisabled', { max: maxSeats })}>
          {/* A disabled link can't get the focus, so its wrapper gets it and states the reason. */}
          <span tabIndex={0} role="note" aria-label={t('users.addDisabled', { max: maxSeats })}>
            {add}
          </span>
        </Tooltip>
      )}
    </>
  );
}

/** The time until the progress of a download is shown. */
const progressDelayMs = 1_000;

function DownloadButton() {
  const [exportUsers, { isLoading }] = useExportUsersMutation();
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<{ abort: () => void }>(null);
  useEffect(() => () => running.current?.abort(), []);

  const download = async () => {
    const started = Date.now();
    const call = exportUsers({
      onProgress: (soFar) => {
        if (Date.now() - started > progressDelayMs) setBytes(soFar);
      },
    });
    running.current = call;
    const { data } = await call;
    call.reset();
    setBytes(null);
    if (data !== undefined) downloadFile('users.csv', data, 'text/csv;charset=utf-8');
  };

  return (
    <>
      <BusyButton
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        loading={isLoading}
        loadingPosition="start"
        onClick={() => void download()}
      >
        {t('users.download')}
      </BusyButton>
      <Box role="status" sx={{ alignSelf: 'center', typography: 'caption' }}>
        {bytes === null ? '' : t('users.downloading', { size: Math.round(bytes / 1024) })}
      </Box>
    </>
  );
}
