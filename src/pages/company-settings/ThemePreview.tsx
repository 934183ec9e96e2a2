import { layout } from '@contract/limits';
import { readableOn } from '@contract/contrast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '@client/shared/texts/t';
import { BrandMark } from '@client/shared/ui/layout/BrandMark';
import type { CompanySettingsValues } from './companySettingsValues';

/** A small inert sample page in the form's colors: header with logo, text, buttons, and footer. */
export function ThemePreview({ values: { logo, footer } }: { values: CompanySettingsValues }) {
  const [before, after] = t('company.sampleText').split('{link}');
  return (
    <Box component="figure" sx={{ m: 0, mt: 2.5 }}>
      <Typography component="figcaption" variant="subtitle2" sx={{ mb: 1 }}>
        {t('company.looks')}
      </Typography>
      <Box inert sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
        <Box sx={{ ...bar, borderTop: 3, borderTopColor: 'brand.primary' }}>
          <BrandMark height={28} logo={logo} name={t('app.name')} />
        </Box>
        <Box sx={{ ...bar, bgcolor: 'background.default', gap: 2, flexWrap: 'wrap' }}>
          <Typography variant="body2">
            {before}
            <Link href="#" underline="always">
              {t('company.sampleLink')}
            </Link>
            {after}
          </Typography>
          <Button size="small" variant="contained">
            {t('company.sampleButton')}
          </Button>
          <Button size="small" variant="contained" color="secondary">
            {t('company.sampleButton')}
          </Button>
          <Box sx={thirdSample}>{t('company.color.third')}</Box>
        </Box>
        <Box sx={{ ...bar, gap: 2 }}>
          <BrandMark height={layout.footerLogo / 2} logo={logo} name={t('app.name')} quiet />
          <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {footer}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

const thirdSample = {
  px: 1.5,
  py: 0.5,
  borderRadius: 1,
  typography: 'body2',
  bgcolor: 'brand.third',
  color: ({ palette }: Theme) => readableOn(palette.brand.third),
} as const;

const bar = { display: 'flex', alignItems: 'center', px: 2, py: 1.5, bgcolor: 'background.paper' } as const;
