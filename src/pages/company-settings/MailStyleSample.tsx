import type { StyleBody } from '@contract/mailStyles';
import { mailLinkColor } from '@contract/mailColors';
import { mailFontFamilies } from '@contract/mailFonts';
import Box from '@mui/material/Box';
import { t } from '@client/shared/texts/t';

interface MailStyleSampleProps {
  style: { id?: string } & Pick<
    StyleBody,
    'name' | 'accent' | 'link' | 'ground' | 'paper' | 'headlineFont' | 'textFont'
  >;
  /** The company's primary color: the bar of styles without an accent color, and the links of the company's style. */
  color: string;
}

/** A thumbnail of an email in a style. Emails look the same in the dark theme, so its colors are fixed. */
export function MailStyleSample({ style, color }: MailStyleSampleProps) {
  return (
    <Box
      role="img"
      aria-label={t('mailStyles.sample', { name: style.name })}
      sx={{ flex: 'none', width: 132, p: 1, borderRadius: 1, border: 1, borderColor: 'divider' }}
      style={{ backgroundColor: style.ground }}
    >
      <Box sx={{ height: 5 }} style={{ backgroundColor: style.accent ?? color }} />
      <Box sx={{ px: 1, py: 0.75, color: '#1f2933', fontSize: '0.6875rem' }} style={{ backgroundColor: style.paper }}>
        <Box sx={{ fontWeight: 700 }} style={{ fontFamily: mailFontFamilies[style.headlineFont] }}>
          {t('mailStyles.sampleHeadline')}
        </Box>
        <Box style={{ fontFamily: mailFontFamilies[style.textFont] }}>
          {t('mailStyles.sampleText')}{' '}
          <u style={{ color: mailLinkColor(style, color) }}>{t('mailStyles.sampleLink')}</u>
        </Box>
      </Box>
    </Box>
  );
}
