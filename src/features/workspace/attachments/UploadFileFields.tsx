import './texts';
import type { NewsAttachment } from '@contract/newsml/newsDocument';
import { limits } from '@contract/limits';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { errorText } from '@client/api/errorText';
import { t } from '@client/shared/texts/t';
import { LabeledInput } from '@client/shared/ui/form/LabeledInput';
import { useFocusFirstError } from '@client/shared/ui/form/useFocusFirstError';
import { fileAttachment } from './uploadedFile';
import { useFileUpload } from './useFileUpload';

interface UploadFileFieldsProps {
  /** The owner id of the workspace that keeps the file. */
  ownerId: string;
  /** Called with the uploaded file, which nothing refers to yet; returns false to keep what was typed. */
  onUploaded: (attachment: NewsAttachment) => Promise<boolean> | boolean;
  /** Called when an upload starts or ends: removing the fields would cancel it. */
  onUploading?: (isUploading: boolean) => void;
}

/** Pictures, Excel, PDF, PowerPoint, and Word. */
const acceptedFiles = '.jpeg,.jpg,.png,.gif,.webp,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx';

/** Why a file can't be uploaded; undefined if it can. The server looks at its content, too. */
function fileErrorOf(file: File | null): string | undefined {
  if (file === null) return t('attachments.fileRequired');
  const extension = `.${file.name.split('.').at(-1)?.toLowerCase() ?? ''}`;
  if (!acceptedFiles.split(',').includes(extension)) return t('attachments.fileInvalid');
  return file.size > limits.attachmentBytes ? t('attachments.fileTooLarge') : undefined;
}

/** The fields that upload a file with its headline and description. They may be in a form, and are none themselves. */
export function UploadFileFields({ ownerId, onUploaded, onUploading }: UploadFileFieldsProps) {
  const [file, setFile] = useState<File | null>(null);
  const [withPreview, setWithPreview] = useState(true);
  const [headline, setHeadline] = useState('');
  /** The headline that was made from the file's name. */
  const [suggestion, setSuggestion] = useState('');
  const [description, setDescription] = useState('');
  /** The number of attempts since the last upload that succeeded. */
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const { progress, start, cancel } = useFileUpload();
  const fileError = fileErrorOf(file);
  const isUploading = progress !== null;
  const fields = useFocusFirstError<HTMLDivElement>({ submitCount: attempts, isSubmitting: isUploading });
  const uploadButton = useRef<HTMLButtonElement>(null);
  const wasUploading = useRef(false);
  useEffect(() => {
    // Cancel had the focus, and is gone.
    if (wasUploading.current && !isUploading && document.activeElement === document.body) uploadButton.current?.focus();
    wasUploading.current = isUploading;
  }, [isUploading]);

  const choose = (chosen: File | null): void => {
    setRefused(null);
    setFile(chosen);
    const name = chosen?.name.replace(/\.[^.]*$/, '').slice(0, limits.ownHeadline) ?? '';
    if (headline.trim() === '' || headline === suggestion) setHeadline(name);
    setSuggestion(name);
  };
  const add = async (): Promise<void> => {
    setAttempts(attempts + 1);
    if (file === null || fileError !== undefined || headline.trim() === '' || isUploading) return;
    setRefused(null);
    const texts = { headline: headline.trim(), description: description.trim() };
    onUploading?.(true);
    const result = await start(file, { ownerId, preview: withPreview, ...texts });
    onUploading?.(false);
    if (result === null) return;
    if ('error' in result) {
      setRefused(errorText(result.error));
      return;
    }
    if (!(await onUploaded(fileAttachment(result.data, texts)))) return;
    setFile(null);
    setHeadline('');
    setDescription('');
    setAttempts(0);
    setRound(round + 1);
  };

  /** Enter uploads the file; it would submit a form around the fields. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target, nativeEvent } = event;
    if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement) || target.type === 'file')
      return;
    event.preventDefault();
    void add();
  };

  return (
    <Stack ref={fields} onKeyDown={onKeyDown} sx={{ gap: 2 }}>
      <Stack sx={{ gap: 0.5 }}>
        <LabeledInput
          key={round}
          label={t('attachments.file')}
          type="file"
          notched
          inputProps={{ accept: acceptedFiles }}
          errorMessage={refused ?? (attempts > 0 ? fileError : undefined)}
          onText={() => undefined}
          onInput={({ target }) => choose(target instanceof HTMLInputElement ? (target.files?.[0] ?? null) : null)}
        />
        <Typography variant="caption" color="textSecondary">
          {t('attachments.fileHelp')}
        </Typography>
      </Stack>
      <FormControlLabel
        control={<Checkbox checked={withPreview} onChange={(_event, on) => setWithPreview(on)} />}
        label={t('attachments.preview')}
      />
      <LabeledInput
        label={t('attachments.fileHeadline')}
        value={headline}
        inputProps={{ maxLength: limits.ownHeadline, dir: 'auto' }}
        errorMessage={attempts > 0 && headline.trim() === '' ? t('attachments.headlineRequired') : undefined}
        onText={setHeadline}
      />
      <LabeledInput
        label={t('attachments.fileDescription')}
        value={description}
        inputProps={{ maxLength: limits.ownDescription, dir: 'auto' }}
        errorMessage={undefined}
        onText={setDescription}
      />
      {isUploading ? (
        <Stack sx={{ gap: 1 }}>
          <Typography variant="body2" role="status">
            {progress < 1 ? t('attachments.uploading', { name: file?.name ?? '' }) : t('attachments.checking')}
          </Typography>
          <LinearProgress
            variant={progress < 1 ? 'determinate' : 'indeterminate'}
            value={Math.round(progress * 100)}
            aria-label={t('attachments.uploading', { name: file?.name ?? '' })}
          />
          {/* Takes the place of the button that had the focus. */}
          <Button autoFocus color="inherit" onClick={cancel} sx={{ alignSelf: 'flex-start' }}>
            {t('attachments.cancelUpload')}
          </Button>
        </Stack>
      ) : (
        <Button ref={uploadButton} variant="outlined" onClick={() => void add()} sx={{ alignSelf: 'flex-start' }}>
          {t(refused === null ? 'attachments.upload' : 'action.retry')}
        </Button>
      )}
    </Stack>
  );
}
