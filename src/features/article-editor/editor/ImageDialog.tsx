import type { Editor } from '@tiptap/core';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { t } from '@client/shared/texts/t';
import { FormDialog } from '@client/shared/ui/dialog/FormDialog';
import { LabeledInput } from '@client/shared/ui/form/LabeledInput';
import { isImageFile } from '../imageFile';
import type { UploadImage } from './embeddedImages';
import { insertBlock } from './insertBlock';

interface ImageDialogProps {
  editor: Editor;
  upload: UploadImage;
  onClose: () => void;
}

/** Uploads an image with its alternative text and inserts it. */
export function ImageDialog({ editor, upload, onClose }: ImageDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [tried, setTried] = useState(false);
  const [uploading, setUploading] = useState(false);
  const errorMessage =
    file === null ? t('editor.imageRequired') : isImageFile(file) ? undefined : t('editor.imageInvalid');

  const insert = async (): Promise<void> => {
    setTried(true);
    if (file === null || errorMessage !== undefined || uploading) return;
    setUploading(true);
    const src = await upload(file);
    setUploading(false);
    if (src === null) return;
    const image = editor.schema.nodes.image?.create({ src, alt: alt.trim() });
    if (image) editor.view.dispatch(insertBlock(editor.state.tr, image));
    editor.commands.focus();
    onClose();
  };

  return (
    <FormDialog
      title={t('editor.imageInsert')}
      action={t('editor.insert')}
      saving={uploading}
      onSubmit={() => void insert()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <LabeledInput
          label={t('editor.imageFile')}
          type="file"
          required
          notched
          inputProps={{ accept: '.jpeg,.jpg,.png,image/jpeg,image/png' }}
          errorMessage={tried ? errorMessage : undefined}
          onText={() => undefined}
          onInput={({ target }) => setFile(target instanceof HTMLInputElement ? (target.files?.[0] ?? null) : null)}
        />
        <LabeledInput label={t('editor.imageAlt')} value={alt} errorMessage={undefined} onText={setAlt} />
      </Stack>
    </FormDialog>
  );
}
