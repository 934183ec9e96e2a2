import type { ImageLibrary } from '@contract/topic';
import { limits } from '@contract/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { useImageLibraryQuery } from '@client/api/data/imageLibrary';
import { errorText } from '@client/api/errorText';
import { t } from '@client/shared/texts/t';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { ImageUpload } from '@client/shared/ui/form/image/ImageUpload';
import { scrollableTabs } from '@client/shared/ui/layout/scrollableTabs';
import { imageGrid, ImageLibraryGroup } from './ImageLibraryGroup';

interface ImagePickerDialogProps {
  /** The category's current picture. */
  icon: string | null;
  onChoose: (icon: string) => void;
  onClose: () => void;
}

const upload = 'upload';

/** The dialog that selects a category's picture: from the image library, or an upload that is cropped to a square. */
export function ImagePickerDialog({ icon, onChoose, onClose }: ImagePickerDialogProps) {
  const id = useId();
  const library = useImageLibraryQuery(undefined);
  const [chosen, setChosen] = useState(icon);
  const [opened, setOpened] = useState<string | null>(null);
  const groups = library.data?.groups ?? [];
  const tab = opened ?? tabOf(icon, groups);
  const part = groups.find(({ name }) => name === tab);
  const own = chosen?.startsWith('data:') === true ? chosen : null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="md" fullWidth>
      <DialogTitle id={`${id}-title`}>{t('picker.title')}</DialogTitle>
      <Tabs
        value={tab ?? false}
        onChange={(_event, next: string) => setOpened(next)}
        {...scrollableTabs}
        aria-label={t('picker.parts')}
        sx={{ px: 2, borderBottom: 1, borderColor: 'divider', flex: 'none' }}
      >
        {groups.map(({ name }) => (
          <Tab key={name} value={name} label={name} {...tabLinks(id, name)} />
        ))}
        <Tab value={upload} label={t('picker.upload')} {...tabLinks(id, upload)} />
      </Tabs>
      <DialogContent
        role="tabpanel"
        id={`${id}-panel`}
        {...(tab === null ? { 'aria-label': t('picker.parts') } : { 'aria-labelledby': `${id}-tab-${tab}` })}
        sx={{ minHeight: 320 }}
      >
        {tab === upload ? (
          <ImageUpload
            use="picker"
            label={t('picker.own')}
            note={t('picker.ownNote')}
            value={own}
            previewHeight={limits.categoryImage}
            onChange={setChosen}
          />
        ) : null}
        {part ? <ImageLibraryGroup part={part} chosen={chosen} onChange={setChosen} onChoose={onChoose} /> : null}
        {library.isLoading && tab !== upload ? <Loading /> : null}
        {library.isError && tab !== upload ? (
          <ErrorState error={errorText(library.error)} onRetry={() => void library.refetch()} />
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={chosen === null || chosen === icon}
          onClick={() => (chosen === null ? null : onChoose(chosen))}
        >
          {t('picker.use')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Returns the tab that contains the current picture, or the first tab; null until the library is loaded. */
function tabOf(icon: string | null, groups: ImageLibrary['groups']): string | null {
  if (icon?.startsWith('data:') === true) return upload;
  const found = groups.find(({ images }) => images.some(({ address }) => address === icon)) ?? groups[0];
  return found?.name ?? null;
}

const tabLinks = (id: string, name: string) => ({ id: `${id}-tab-${name}`, 'aria-controls': `${id}-panel` });

function Loading() {
  return (
    <Box role="status" aria-label={t('state.loading')} sx={imageGrid}>
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} variant="rounded" sx={{ aspectRatio: '1', height: 'auto' }} />
      ))}
    </Box>
  );
}
