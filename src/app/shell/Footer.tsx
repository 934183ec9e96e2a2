import { layout } from '@contract/limits';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useThemeFooterQuery } from '@client/api/iam/currentUser';
import { selectSession } from '@client/features/session/sessionSelectors';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { useAppSelector } from '@client/shared/redux/hooks';
import { BrandMark } from '@client/shared/ui/layout/BrandMark';

const links = [
  { text: 'shell.terms', path: paths.terms() },
  { text: 'shell.privacy', path: paths.privacy() },
  { text: 'shell.contact', path: paths.contact() },
] as const;

/** The footer: logo, the company's footer text, copyright, and links to the legal pages. */
export function Footer() {
  const [year] = useState(() => new Date().getFullYear());
  const { settings, themeFooter } = useAppSelector(selectSession);
  const file = settings?.theme.footer;
  const { data } = useThemeFooterQuery(file?.url ?? '', { skip: !file });
  const own = file ? (data ?? themeFooter)?.text : undefined;
  const copyright = t('shell.copyright', { year: String(year), owner: t('app.name') });
  return (
    <Box component="footer" sx={foot}>
      <BrandMark height={layout.footerLogo} logo={settings?.theme.logo?.url ?? null} name={t('app.name')} quiet />
      <Box sx={{ flex: 1, minWidth: 220, typography: 'caption', color: 'text.secondary' }}>
        {own ? <Box>{own}</Box> : null}
        <Box>{copyright}</Box>
      </Box>
      <Box component="nav" aria-label={t('shell.footer')} sx={{ display: 'flex', gap: 2.5, typography: 'caption' }}>
        {links.map(({ text, path }) => (
          <Link key={path} component={RouterLink} to={path} color="textSecondary">
            {t(text)}
          </Link>
        ))}
      </Box>
    </Box>
  );
}

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  width: '100%',
  maxWidth: layout.content,
  mx: 'auto',
  mt: 4,
  px: { xs: 2, sm: 3 },
  py: 3,
  boxSizing: 'border-box',
  borderTop: 1,
  borderColor: 'divider',
  '@media (min-width: 1116px)': { px: 0 },
  '@media print': { display: 'none' },
} as const;
