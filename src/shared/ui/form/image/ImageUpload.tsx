import './texts';
import UploadOutlined from '@mui/icons-material/UploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type DragEvent } from 'react';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import type { TextKey } from '@client/shared/texts/t';
import { t } from '@client/shared/texts/t';
import { openImage, type OpenedImage } from './imageFile';
import { acceptedFiles, type ImageUse } from './imageRules';

interface ImageUploadProps {
  /** The use of the image, which decides the accepted files and the output. */
  use: ImageUse;
  label: string;
  /** The current image: a URL or a data URL; null for none. */
  value: string | null;
  /** A hint about accepted files. */
  note?: string;
  /** Receives the cropped image as a data URL; `base64Part` of imageFile returns what is sent. */
  onChange: (dataUrl: string) => void;
  /** Removes the image. Without it there is no Reset button. */
  onReset?: (() => void) | undefined;
  /** Renders the image; by default `value` in its own proportions. */
  previewHeight?: number;
}

const ImageCropDialog = lazyComponent(async () => (await import('./ImageCropDialog')).ImageCropDialog, {
  dialog: true,
});

/**
 * A drop zone for an image with a button for a file dialog. The file is checked, cropped in a dialog (loaded lazily),
 * and passed to `onChange`. This component never uploads it.
 */
export function ImageUpload({ use, label, value, note, onChange, onReset, previewHeight = 64 }: ImageUploadProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [errorMessage, setErrorMessage] = useState<TextKey | null>(null);
  const [opened, setOpened] = useState<OpenedImage | null>(null);
  const [said, setSaid] = useState('');

  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setErrorMessage(null);
    setSaid(t('image.reading'));
    const image = await openImage(use, file);
    setSaid('');
    if (typeof image === 'string') setErrorMessage(image);
    else setOpened(image);
  };
  const close = () => {
    if (opened) URL.revokeObjectURL(opened.url);
    setOpened(null);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const action = t(value === null ? 'image.choose' : 'image.replace');

  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`}>
      <Typography id={`${id}-label`} variant="subtitle2" component="p" sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      <Box
        data-over={over}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        sx={{ ...zone, ...(over && { borderColor: 'primary.main', bgcolor: 'soft' }) }}
      >
        {value === null ? null : (
          <Box component="img" src={value} alt="" sx={{ ...picture, maxHeight: previewHeight }} />
        )}
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="body2" color="textSecondary">
            {t('image.drop')}
          </Typography>
          <Button
            size="small"
            variant="outlined"
            startIcon={<UploadOutlined />}
            aria-label={t('image.chooseFor', { action, label })}
            onClick={() => input.current?.click()}
          >
            {action}
          </Button>
          {onReset ? (
            <Button size="small" color="inherit" aria-label={t('image.resetFor', { label })} onClick={onReset}>
              {t('image.reset')}
            </Button>
          ) : null}
        </Stack>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={acceptedFiles(use)}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = ''; // allows selecting the same file again
          }}
        />
      </Box>
      <FormHelperText id={`${id}-note`}>{note}</FormHelperText>
      <FormHelperText role="status">{said}</FormHelperText>
      {errorMessage ? (
        <FormHelperText error role="alert">
          {t(errorMessage)}
        </FormHelperText>
      ) : null}
      {opened ? (
        <ImageCropDialog
          use={use}
          image={opened}
          onCancel={close}
          onCropped={(made) => {
            close();
            setSaid(t('image.taken', { label }));
            onChange(made);
          }}
        />
      ) : null}
    </Box>
  );
}

const zone = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2,
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const picture = { maxWidth: '100%', objectFit: 'contain', display: 'block' } as const;
