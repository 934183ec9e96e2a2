import './texts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import Cropper, { type Point } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { cropImage, type CropArea, type OpenedImage } from './imageFile';
import { aspects, maxZoom, type ImageUse } from './imageRules';
import { visuallyHidden } from '@client/shared/ui/layout/visuallyHidden';

interface ImageCropDialogProps {
  use: ImageUse;
  /** The result of `openImage`. */
  image: OpenedImage;
  /** Receives the cropped image as a data URL. */
  onCropped: (dataUrl: string) => void;
  onCancel: () => void;
}

const zoomStep = 0.1;
const keyboardStep = 10;
const announceAfterMs = 500;

/**
 * Crops an opened image for its use and returns it as a data URL. Arrow keys move the image, + and − zoom, Esc closes.
 * `ImageUpload` loads it lazily and is the component for forms.
 */
export function ImageCropDialog({ use, image, onCropped, onCancel }: ImageCropDialogProps) {
  const id = useId();
  const shapes = aspects(use, image);
  const [position, setPosition] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [aspect, setAspect] = useState(shapes.first);
  const [area, setArea] = useState<CropArea | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [frame, setFrame] = useState<RefObject<HTMLElement> | null>(null);
  const zoomMax = maxZoom(use, image, aspect);
  const ready = area !== null;
  useEffect(() => {
    // Focuses the crop area when the dialog opens.
    if (ready) frame?.current.focus();
  }, [ready, frame]);
  const zoomTo = (next: number) => setZoom(Math.min(zoomMax, Math.max(1, next)));
  const shapeTo = (next: number) => {
    setAspect(next);
    setZoom((now) => Math.min(now, maxZoom(use, image, next)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === '+' || event.key === '=' ? zoomStep : event.key === '-' ? -zoomStep : 0;
    if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    zoomTo(zoom * (1 + step));
  };
  const confirm = async (): Promise<void> => {
    if (!area) return;
    setBusy(true);
    try {
      onCropped(await cropImage(use, image, area));
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  const percent = Math.round(zoom * 100);

  return (
    <Dialog open onClose={onCancel} onKeyDown={onKeyDown} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`}>{t('image.crop.title')}</DialogTitle>
      <DialogContent>
        <Box sx={ground}>
          <Cropper
            image={image.url}
            crop={position}
            zoom={zoom}
            maxZoom={zoomMax}
            aspect={aspect}
            onCropChange={setPosition}
            onZoomChange={zoomTo}
            onCropAreaChange={(_percentages, pixels) => setArea(pixels)}
            keyboardStep={keyboardStep}
            disableAutomaticStylesInjection
            cropperProps={{
              role: 'group',
              'aria-label': t('image.crop.area'),
              'aria-describedby': `${id}-keys`,
            }}
            setCropperRef={(frame) => setFrame(frame)}
          />
        </Box>
        <Typography id={`${id}-keys`} variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {t('image.crop.keys')}
        </Typography>
        <Stack sx={{ mt: 1.5, gap: 1, px: 1 }}>
          <Setting label={t('image.crop.zoom')}>
            <Slider
              aria-label={t('image.crop.zoom')}
              min={1}
              max={Math.max(zoomMax, 1 + zoomStep)}
              step={0.01}
              value={zoom}
              disabled={zoomMax <= 1}
              onChange={(_event, value) => zoomTo(value)}
              getAriaValueText={() => t('image.crop.zoomValue', { percent })}
            />
          </Setting>
          {shapes.max > shapes.min ? (
            <Setting label={t('image.crop.shape')}>
              <Slider
                aria-label={t('image.crop.shape')}
                min={Math.log(shapes.min)}
                max={Math.log(shapes.max)}
                step={0.01}
                value={Math.log(aspect)}
                onChange={(_event, value) => shapeTo(Math.exp(value))}
                getAriaValueText={() => (area ? t('image.crop.shapeValue', sizeOf(area)) : '')}
              />
            </Setting>
          ) : null}
        </Stack>
        {failed ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {t('image.error.crop')}
          </Alert>
        ) : null}
        <Announcement text={area ? t('image.crop.state', { percent, x: area.x, y: area.y, ...sizeOf(area) }) : ''} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        <BusyButton variant="contained" disabled={!ready} loading={busy} onClick={() => void confirm()}>
          {t('image.crop.confirm')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

const sizeOf = ({ width, height }: CropArea) => ({ width, height });

function Setting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Typography variant="body2" aria-hidden sx={{ width: 56, flex: 'none' }}>
        {label}
      </Typography>
      {children}
    </Stack>
  );
}

/** Announces the position of the crop after a pause: at every step of a drag would be too much. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), announceAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Box role="status" sx={visuallyHidden}>
      {said}
    </Box>
  );
}

const ground = {
  position: 'relative',
  height: { xs: 240, sm: 320 },
  bgcolor: 'quiet',
  borderRadius: 1,
  overflow: 'hidden',
  '& [data-testid="cropper"]:focus-visible': { outlineOffset: -3 },
} as const;
