import type { ImageLibrary } from '@contract/topic';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface ImageLibraryGroupProps {
  part: ImageLibrary['groups'][number];
  chosen: string | null;
  onChange: (address: string) => void;
  /** Called on double click: selects and confirms. */
  onChoose: (address: string) => void;
}

/** A group of the image library, as radio buttons: arrow keys move the selection. */
export function ImageLibraryGroup({ part, chosen, onChange, onChoose }: ImageLibraryGroupProps) {
  const id = useId();
  return (
    <Box role="radiogroup" aria-label={part.name} sx={imageGrid}>
      {part.images.map(({ name, address }) => (
        <Box component="label" key={address} sx={option} onDoubleClick={() => onChoose(address)}>
          <input
            type="radio"
            name={`${id}-image`}
            checked={chosen === address}
            onChange={() => onChange(address)}
            aria-label={name}
          />
          <Box component="img" src={address} alt="" loading="lazy" draggable={false} sx={image} />
          <Typography variant="caption" component="span" aria-hidden sx={{ textAlign: 'center' }}>
            {name}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

export const imageGrid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
} as const;

const image = { width: '100%', aspectRatio: '1', display: 'block', borderRadius: 1, bgcolor: 'soft' } as const;

const option = {
  position: 'relative',
  display: 'grid',
  gap: 0.5,
  p: 0.75,
  cursor: 'pointer',
  borderRadius: 1.5,
  border: 2,
  borderColor: 'transparent',
  '&:hover': { bgcolor: 'soft' },
  '&:has(:checked)': { borderColor: 'primary.main' },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: 1 },
  '& > input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' },
} as const;
