import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import type { OtherSourcesProps } from './OtherStoryArticlesList';

const OtherSourcesList = lazyComponent(async () => (await import('./OtherStoryArticlesList')).OtherStoryArticlesList, {
  prefetch: true,
});

/** The button that expands a story's other articles below the one that represents it. */
export function OtherStoryArticles({ article, ...shared }: OtherSourcesProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = article.storyCount;
  return (
    <Box sx={above}>
      <Button
        size="small"
        color="inherit"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : undefined }} />}
        sx={{ ml: -0.75, color: 'text.secondary' }}
      >
        {t('articles.others', { count })}
      </Button>
      {open ? (
        <Box id={id} role="group" aria-label={t('articles.othersOf', { headline: article.headline })}>
          <OtherSourcesList article={article} {...shared} />
        </Box>
      ) : null}
    </Box>
  );
}

/** Above the link that covers the card. */
const above = { position: 'relative', zIndex: 1, width: 'fit-content', maxWidth: '100%', mt: 0.5 } as const;
