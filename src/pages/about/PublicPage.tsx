import './texts';
import { layout } from '@contract/limits';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { TextKey } from '@client/shared/texts/t';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { BrandMark } from '@client/shared/ui/layout/BrandMark';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';

export interface Section {
  heading: TextKey;
  paragraphs: readonly TextKey[];
}

interface PublicPageProps {
  title: TextKey;
  sections: readonly Section[];
}

/** A text page (contact, privacy, terms) that is readable without signing in. */
export function PublicPage({ title, sections }: PublicPageProps) {
  return (
    <Box sx={{ maxWidth: layout.content, mx: 'auto', px: { xs: 2, sm: 3 }, py: 3 }}>
      <Box component="header" sx={{ mb: 4 }}>
        <Link
          component={RouterLink}
          to={paths.home()}
          underline="none"
          aria-label={t('action.home')}
          sx={{ display: 'inline-block' }}
        >
          <BrandMark height={28} name={t('app.name')} />
        </Link>
      </Box>
      <Box component="main" id="content" tabIndex={-1} sx={{ outline: 'none' }}>
        <PageHeader title={t(title)} />
        <Box sx={{ maxWidth: 680 }}>
          {sections.map(({ heading, paragraphs }) => (
            <Box component="section" key={heading} sx={{ mb: 3 }}>
              <Typography variant="h2" sx={{ mb: 1 }}>
                {t(heading)}
              </Typography>
              {paragraphs.map((text) => (
                <Typography key={text} sx={{ mb: 1 }}>
                  {t(text)}
                </Typography>
              ))}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
