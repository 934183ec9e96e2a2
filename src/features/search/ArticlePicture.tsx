import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

interface ArticlePictureProps {
  /** Null if the article has no picture. */
  url: string | null;
  /** Rendered without a picture, and in place of one that can't be loaded, as while offline. */
  fallback?: ReactNode;
  draggable?: boolean;
  sx: SxProps<Theme>;
}

/** The picture of an article in a list. The browser's icon for a broken image is never shown. */
export function ArticlePicture({ url, fallback = null, draggable = true, sx }: ArticlePictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url === null || url === '' || url === failed) return fallback;
  return (
    <Box component="img" src={url} alt="" loading="lazy" draggable={draggable} onError={() => setFailed(url)} sx={sx} />
  );
}
