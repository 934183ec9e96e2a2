import { tilePatternAlpha } from '@contract/limits';
import type { TopicType } from '@contract/topic';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const shapes: Readonly<Record<TopicType, ReactNode>> = {
  WATCHDESK: <circle cx="8" cy="8" r="3.2" />,
  COMPANY: <path d="M0 16 16 0M-4 4 4-4M12 20 20 12" stroke="currentColor" strokeWidth="3" />,
  USER: <path d="M8 3.5v9M3.5 8h9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />,
};

const colorNames = { WATCHDESK: 'primary', COMPANY: 'secondary', USER: 'third' } as const;

/** The decorative pattern of a topic tile. Each topic type has its own shape and one of the company's three colors. */
export function TilePattern({ type }: { type: TopicType }) {
  const id = useId();
  const { brand } = useTheme().palette;
  const colorName = colorNames[type];
  return (
    <Box
      component="svg"
      aria-hidden
      sx={{ ...corner, color: brand[colorName] }}
      style={{ opacity: tilePatternAlpha[colorName] }}
    >
      <defs>
        <pattern id={`${id}p`} width="16" height="16" patternUnits="userSpaceOnUse" fill="currentColor">
          {shapes[type]}
        </pattern>
        <radialGradient id={`${id}f`} cx="1" cy="0" r="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <mask id={`${id}m`}>
          <rect width="100%" height="100%" fill={`url(#${id}f)`} />
        </mask>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}p)`} mask={`url(#${id}m)`} />
    </Box>
  );
}

const corner = { position: 'absolute', top: 0, right: 0, width: '45%', height: '100%', pointerEvents: 'none' } as const;
