import { limits } from '@contract/limits';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef, useState, type DragEvent } from 'react';
import { downloadFile } from '@client/shared/browser/downloadFile';
import { t } from '@client/shared/texts/t';
import { importTemplateCsv } from './importReport';

interface CsvFilePickerProps {
  error: string | undefined;
  onFile: (file: File) => void;
  onError: (text: string) => void;
}

/** Takes one .csv file, by a button or by drag and drop. */
export function CsvFilePicker({ error, onFile, onError }: CsvFilePickerProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file || files?.length !== 1) onError(t('import.invalid'));
    else onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <>
      {error === undefined ? null : (
        <Alert severity="error" sx={{ mb: 2 }}>
          {error}
        </Alert>
      )}
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{ ...dropZone, bgcolor: over ? 'action.hover' : 'transparent' }}
      >
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={t('import.choose')}
          hidden
          // The dialog's focus trap would take the hidden input for its first tabbable element, and Tab would stick.
          tabIndex={-1}
          onChange={({ target }) => {
            take(target.files);
            // Lets a corrected file of the same name be chosen again: an unchanged value fires no change event.
            target.value = '';
          }}
        />
        <Button variant="contained" startIcon={<FileUploadOutlined />} autoFocus onClick={() => input.current?.click()}>
          {t('import.choose')}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('import.drop')}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ mt: 2 }}>
        {t('import.help', { max: limits.importedUsers })}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {t('import.passwords')}
      </Typography>
      <Link
        component="button"
        type="button"
        variant="body2"
        sx={{ mt: 1 }}
        onClick={() => downloadFile('users-template.csv', importTemplateCsv(), 'text/csv;charset=utf-8')}
      >
        {t('import.template')}
      </Link>
    </>
  );
}

const dropZone = {
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'divider',
  borderRadius: 1,
  p: 4,
  textAlign: 'center',
};
