import pictures from '@guide/pictures.json';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';

/** Sizes in px, by file name. */
const sizes: Readonly<Record<string, { width: number; height: number }>> = pictures;

/** A screenshot in the reader's light or dark theme. Its known size reserves the space while it loads. */
export function GuidePicture({ name, alt }: { name: string; alt: string }) {
  const dark = useTheme().palette.mode === 'dark';
  const size = sizes[name];
  if (!size) return null;
  return (
    <Box
      component="img"
      src={`/help-pages/${name}${dark ? '.dark' : ''}.webp`}
      alt={alt}
      width={size.width}
      height={size.height}
      loading="lazy"
      decoding="async"
      sx={picture}
    />
  );
}

const picture = {
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  my: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'quiet',
  breakInside: 'avoid',
} as const;
