import type { Editor } from '@tiptap/core';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { t } from '@client/shared/texts/t';
import { FormDialog } from '@client/shared/ui/dialog/FormDialog';
import { LabeledInput } from '@client/shared/ui/form/LabeledInput';
import { useFocusFirstError } from '@client/shared/ui/form/useFocusFirstError';
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
  const [attempts, setAttempts] = useState(0);
  const [uploading, setUploading] = useState(false);
  const fields = useFocusFirstError<HTMLDivElement>({ submitCount: attempts, isSubmitting: uploading });
  const errorMessage =
    file === null ? t('editor.imageRequired') : isImageFile(file) ? undefined : t('editor.imageInvalid');

  const insert = async (): Promise<void> => {
    setAttempts(attempts + 1);
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
      <Stack ref={fields} sx={{ gap: 2 }}>
        <LabeledInput
          label={t('editor.imageFile')}
          type="file"
          required
          notched
          inputProps={{ accept: '.jpeg,.jpg,.png,image/jpeg,image/png' }}
          errorMessage={attempts > 0 ? errorMessage : undefined}
          onText={() => undefined}
          onInput={({ target }) => setFile(target instanceof HTMLInputElement ? (target.files?.[0] ?? null) : null)}
        />
        <LabeledInput label={t('editor.imageAlt')} value={alt} errorMessage={undefined} onText={setAlt} />
      </Stack>
    </FormDialog>
  );
}
