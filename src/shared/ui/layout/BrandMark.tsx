import Box from '@mui/material/Box';
import { useState } from 'react';

interface BrandMarkProps {
  height: number;
  /** The URL of the company's logo; without one, the product's name is shown. */
  logo?: string | null;
  name: string;
  /** True if the name is hidden on small screens. */
  compact?: boolean;
  /** True for the mark alone in gray, as in the footer. */
  quiet?: boolean;
}

/** The company's logo, or the product's mark and name. */
export function BrandMark({ height, logo, name, compact = false, quiet = false }: BrandMarkProps) {
  const [missing, setMissing] = useState<string | null>(null);
  // A logo that cannot be loaded, for example offline, is replaced by the product's mark.
  if (logo && logo !== missing)
    return (
      <Box
        component="img"
        src={logo}
        alt={name}
        onError={() => setMissing(logo)}
        sx={{ height, maxWidth: 220, objectFit: 'contain', display: 'block' }}
      />
    );
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, color: 'text.primary' }}>
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden
        sx={{ height, width: height, color: quiet ? 'text.disabled' : 'brand.primary', flex: 'none' }}
      >
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <path
          d="M6 10.5l4.2 11 5.8-12 5.8 12 4.2-11"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Box>
      {quiet ? null : (
        <Box
          component="span"
          sx={{
            display: compact ? { xs: 'none', sm: 'inline' } : 'inline',
            fontSize: height * 0.62,
            fontWeight: 680,
            letterSpacing: '-0.02em',
            lineHeight: 1,
          }}
        >
          {name}
        </Box>
      )}
    </Box>
  );
}
