import Box from '@mui/material/Box';
import { useState } from 'react';

interface BrandingLogoProps {
  /** The address of the publication's logo; null if it has none. */
  logo: string | null;
  /** The name of the publication, which is shown beside it. */
  name: string;
}

/** The logo of an article's publication, or the first letter of its name. */
export function BrandingLogo({ logo, name }: BrandingLogoProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (logo === null || logo === missing) {
    return (
      <Box aria-hidden sx={letter}>
        {[...name][0]}
      </Box>
    );
  }
  return <Box component="img" src={logo} alt="" onError={() => setMissing(logo)} sx={image} />;
}

const letter = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: 1,
  bgcolor: 'soft',
  color: 'primary.main',
  fontWeight: 650,
  fontSize: '1.125rem',
} as const;

/** White in both themes, as logos are drawn for it. */
const image = {
  flex: 'none',
  height: 40,
  maxWidth: 120,
  objectFit: 'contain',
  borderRadius: 1,
  bgcolor: 'common.white',
} as const;
