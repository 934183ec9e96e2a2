import type { NewsAttachment } from '@contract/newsml/newsDocument';
import AttachFile from '@mui/icons-material/AttachFile';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useUploadAttachmentMutation } from '@client/api/workspace/ownArticles';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/form/BusyButton';
import { LabelledInput } from '@client/shared/ui/form/LabelledInput';
import { previewAddress } from './useUploadImage';

interface ArticleFilesProps {
  /** All attachments of the article; only its files are listed. */
  files: readonly NewsAttachment[];
  onChange: (attachments: NewsAttachment[]) => void;
}

/** Pictures, Excel, PDF, PowerPoint, and Word. */
const acceptedFiles = '.jpeg,.jpg,.png,.gif,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx';

/** The files of an article, and the form that uploads one. They belong to the article when it is saved. */
export function ArticleFiles({ files, onChange }: ArticleFilesProps) {
  const [file, setFile] = useState<File | null>(null);
  const [withPreview, setWithPreview] = useState(true);
  const [headline, setHeadline] = useState('');
  const [description, setDescription] = useState('');
  const [tried, setTried] = useState(false);
  const [round, setRound] = useState(0);
  const [upload, { isLoading }] = useUploadAttachmentMutation();
  const extension = `.${file?.name.split('.').at(-1)?.toLowerCase() ?? ''}`;
  const isAccepted = acceptedFiles.split(',').includes(extension);
  const fault = file === null ? t('articleForm.fileRequired') : isAccepted ? undefined : t('articleForm.fileInvalid');

  const add = async (): Promise<void> => {
    setTried(true);
    if (file === null || fault !== undefined || headline.trim() === '') return;
    const { data } = await upload({ file, preview: withPreview });
    if (!data) return;
    const added: NewsAttachment = {
      type: 'file',
      id: data.attachmentId,
      headline: headline.trim(),
      description: description.trim(),
      link: '',
      previewPath: withPreview ? (previewAddress(data) ?? '') : '',
      contentType: file.type,
      size: file.size,
    };
    onChange([...files, added]);
    setFile(null);
    setHeadline('');
    setDescription('');
    setTried(false);
    setRound(round + 1);
  };

  return (
    <Stack component="fieldset" sx={{ gap: 2, border: 1, borderColor: 'divider', borderRadius: 1, p: 2, m: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ px: 0.5 }}>
        {t('articleForm.files')}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
        {files.map((one) =>
          one.type === 'file' ? (
            <Button
              key={one.id}
              size="small"
              color="inherit"
              variant="outlined"
              startIcon={<AttachFile />}
              endIcon={<Close />}
              aria-label={t('articleForm.removeFile', { name: one.headline })}
              onClick={() => onChange(files.filter((other) => other !== one))}
            >
              {one.headline}
            </Button>
          ) : null,
        )}
      </Stack>
      <LabelledInput
        key={round}
        label={t('articleForm.file')}
        type="file"
        notched
        inputProps={{ accept: acceptedFiles }}
        fault={tried ? fault : undefined}
        onText={() => undefined}
        onInput={({ target }) => setFile(target instanceof HTMLInputElement ? (target.files?.[0] ?? null) : null)}
      />
      <FormControlLabel
        control={<Checkbox checked={withPreview} onChange={(_event, on) => setWithPreview(on)} />}
        label={t('articleForm.filePreview')}
      />
      <LabelledInput
        label={t('articleForm.fileHeadline')}
        value={headline}
        fault={tried && headline.trim() === '' ? t('articleForm.fileHeadlineRequired') : undefined}
        onText={setHeadline}
      />
      <LabelledInput
        label={t('articleForm.fileDescription')}
        value={description}
        fault={undefined}
        onText={setDescription}
      />
      <BusyButton variant="outlined" loading={isLoading} onClick={() => void add()} sx={{ alignSelf: 'flex-start' }}>
        {t('articleForm.upload')}
      </BusyButton>
    </Stack>
  );
}
