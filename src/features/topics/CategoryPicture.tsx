import FolderOutlined from '@mui/icons-material/FolderOutlined';
import Box from '@mui/material/Box';

interface CategoryPictureProps {
  /** The URL of the picture, or a data URL of an image that isn't uploaded yet; null for none. */
  icon: string | null;
  /** The side of the square in pixels. */
  size: number;
}

/** A category's square picture, or a folder icon. Hidden from screen readers: the name is beside it. */
export function CategoryPicture({ icon, size }: CategoryPictureProps) {
  return (
    <Box aria-hidden sx={{ ...frame, width: size, height: size, borderRadius: size > 64 ? 1.5 : 1 }}>
      {icon === null ? (
        <FolderOutlined sx={{ fontSize: size * 0.45, color: 'primary.main' }} />
      ) : (
        <Box component="img" src={icon} alt="" loading="lazy" draggable={false} sx={image} />
      )}
    </Box>
  );
}

const frame = { display: 'grid', placeItems: 'center', flex: 'none', overflow: 'hidden', bgcolor: 'soft' } as const;
const image = { width: '100%', height: '100%', objectFit: 'cover', display: 'block' } as const;
