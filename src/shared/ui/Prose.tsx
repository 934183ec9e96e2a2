import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface ProseSection {
  heading: string;
  paragraphs: readonly string[];
}

/** Plain reading: sections of paragraphs in a readable column. */
export function Prose({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <Box sx={{ maxWidth: 680 }}>
      {sections.map(({ heading, paragraphs }) => (
        <Box component="section" key={heading} sx={{ mb: 3 }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {heading}
          </Typography>
          {paragraphs.map((text) => (
            <Typography key={text} sx={{ mb: 1 }}>
              {text}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}
