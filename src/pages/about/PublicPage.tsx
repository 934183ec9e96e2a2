import { layout } from '@contract/limits';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { t } from '@client/shared/lib/texts/t';
import { BrandMark } from '@client/shared/ui/BrandMark';
import { PageHeader } from '@client/shared/ui/PageHeader';
import { Prose, type ProseSection } from '@client/shared/ui/Prose';

interface PublicPageProps {
  title: string;
  sections: readonly ProseSection[];
}

/** A page of text that anyone may read, signed in or not. */
export function PublicPage({ title, sections }: PublicPageProps) {
  return (
    <Box sx={{ maxWidth: layout.content, mx: 'auto', px: { xs: 2, sm: 3 }, py: 3 }}>
      <Box component="header" sx={{ mb: 4 }}>
        <Link
          component={RouterLink}
          to="/"
          underline="none"
          aria-label={t('action.home')}
          sx={{ display: 'inline-block' }}
        >
          <BrandMark height={28} name={t('app.name')} />
        </Link>
      </Box>
      <Box component="main" id="content" tabIndex={-1} sx={{ outline: 'none' }}>
        <PageHeader title={title} />
        <Prose sections={sections} />
      </Box>
    </Box>
  );
}
