import type { NewsAttachment } from '@contract/newsml/newsDocument';
import AttachFile from '@mui/icons-material/AttachFile';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { UploadFileFields } from '@client/features/workspace/attachments/UploadFileFields';
import { focusNextElement } from '@client/shared/navigation/focusNextElement';
import { t } from '@client/shared/texts/t';

interface ArticleFilesProps {
  /** The owner id of the workspace. */
  ownerId: string;
  /** All attachments of the article; only its files are listed. */
  files: readonly NewsAttachment[];
  onChange: (attachments: NewsAttachment[]) => void;
  /** Called when the upload of a file starts or ends. */
  onUploading: (isUploading: boolean) => void;
}

/** The files of an article, and the form that uploads one. They belong to the article when it is saved. */
export function ArticleFiles({ ownerId, files, onChange, onUploading }: ArticleFilesProps) {
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
              onClick={({ currentTarget }) => {
                focusNextElement(currentTarget);
                onChange(files.filter((other) => other !== one));
              }}
            >
              {one.headline}
            </Button>
          ) : null,
        )}
      </Stack>
      <UploadFileFields
        ownerId={ownerId}
        onUploaded={(added) => {
          onChange([...files, added]);
          return true;
        }}
        onUploading={onUploading}
      />
    </Stack>
  );
}
