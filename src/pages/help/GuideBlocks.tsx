import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { GuideInlineContent } from './GuideInlineContent';
import { GuidePicture } from './GuidePicture';
import type { Block } from './guideMarkdown';

interface GuideBlocksProps {
  blocks: readonly Block[];
  /** True if the reader can open the link. */
  canOpen: (to: string) => boolean;
}

/** Renders the parsed blocks of a guide page as React elements, never as raw HTML. */
export function GuideBlocks({ blocks, canOpen }: GuideBlocksProps) {
  return blocks.map((block, index) => <GuideBlock key={index} block={block} canOpen={canOpen} />);
}

function GuideBlock({ block, canOpen }: { block: Block; canOpen: (to: string) => boolean }) {
  if (block.kind === 'heading') {
    return (
      <Typography variant="h2" id={block.id} sx={{ mt: 4, mb: 1.5, scrollMarginTop: 80, breakAfter: 'avoid' }}>
        {block.text}
      </Typography>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <Typography sx={{ my: 1.5 }}>
        <GuideInlineContent line={block.line} canOpen={canOpen} />
      </Typography>
    );
  }
  if (block.kind === 'list') {
    return (
      <Box component={block.ordered ? 'ol' : 'ul'} sx={{ my: 1.5, pl: 3, '& > li': { mb: 0.75 } }}>
        {block.items.map((item, index) => (
          <li key={index}>
            <GuideInlineContent line={item} canOpen={canOpen} />
          </li>
        ))}
      </Box>
    );
  }
  if (block.kind === 'table') return <GuideTable block={block} canOpen={canOpen} />;
  return <GuidePicture name={block.name} alt={block.alt} />;
}

function GuideTable({
  block,
  canOpen,
}: {
  block: Extract<Block, { kind: 'table' }>;
  canOpen: (to: string) => boolean;
}) {
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          {block.head.map((cell, index) => (
            <th key={index} scope="col">
              <GuideInlineContent line={cell} canOpen={canOpen} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, at) => (
              <td key={at}>
                <GuideInlineContent line={cell} canOpen={canOpen} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const table = {
  width: '100%',
  my: 2,
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    p: 1,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& th': { typography: 'subtitle2' },
  '& tr': { breakInside: 'avoid' },
} as const;
