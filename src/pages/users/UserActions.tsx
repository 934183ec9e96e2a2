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
import { BusyButton } from '@client/shared/ui/form/BusyButton';

interface UserActionsProps {
  /** The seats, once all are taken; null while there are some. */
  maxSeats: number | null;
  back: ReturnState;
  onUpload: () => void;
}

/** Upload, Download and Add user: the last disabled, with the reason, once all seats are taken. */
export function UserActions({ maxSeats, back, onUpload }: UserActionsProps) {
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
          {/* A disabled link takes no focus: what is around it says why. */}
          <span tabIndex={0} role="note" aria-label={t('users.addDisabled', { max: maxSeats })}>
            {add}
          </span>
        </Tooltip>
      )}
    </>
  );
}

/** How long a download may take before its progress is shown. */
const patienceMs = 1_000;

function DownloadButton() {
  const [exportUsers, { isLoading }] = useExportUsersMutation();
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<{ abort: () => void }>(null);
  useEffect(() => () => running.current?.abort(), []);

  const download = async () => {
    const started = Date.now();
    const call = exportUsers({
      onProgress: (soFar) => {
        if (Date.now() - started > patienceMs) setBytes(soFar);
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
