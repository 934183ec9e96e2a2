import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Inline } from './guideMarkdown';

interface GuideInlineContentProps {
  line: readonly Inline[];
  /** True if the reader can open the link. */
  canOpen: (to: string) => boolean;
}

/** Renders inline content: text, bold names, code, and links. A link that the reader can't open is plain text. */
export function GuideInlineContent({ line, canOpen }: GuideInlineContentProps) {
  return line.map((piece, index) => {
    if (piece.kind === 'name') return <strong key={index}>{piece.text}</strong>;
    if (piece.kind === 'code') {
      return (
        <Box component="code" key={index} sx={code}>
          {piece.text}
        </Box>
      );
    }
    if (piece.kind === 'link' && piece.to.startsWith('/') && canOpen(piece.to)) {
      return (
        <Link key={index} component={RouterLink} to={piece.to} underline="always">
          {piece.text}
        </Link>
      );
    }
    return piece.text;
  });
}

const code = {
  px: 0.5,
  py: 0.125,
  borderRadius: 0.5,
  bgcolor: 'quiet',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
} as const;
