import type { NewsletterPreview } from '@contract/newsletters';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { articlesText, skippedTexts, recipientsText } from './previewTexts';

interface PreviewDetailsProps {
  preview: NewsletterPreview;
  fromName: string;
  /** The names of the selected user groups, comma-separated. */
  groups: string;
  /** A text that names the template and the style. */
  look: string;
}

/** The details of a newsletter before sending: recipients, sender, subject, articles, and template. */
export function PreviewDetails({ preview, fromName, groups, look }: PreviewDetailsProps) {
  const { subject, folded, bytes } = preview;
  return (
    <Box component="dl" aria-label={t('newsletter.facts')} sx={detailList}>
      <Detail name={t('newsletter.factTo')}>
        <strong>{recipientsText(preview, groups)}</strong>
        {groups === '' ? null : skippedTexts(preview).map((text) => <div key={text}>{text}</div>)}
      </Detail>
      <Detail name={t('newsletter.factFrom')}>{fromName}</Detail>
      <Detail name={t('newsletter.factSubject')}>{subject === '' ? t('newsletter.noSubject') : subject}</Detail>
      <Detail name={t('newsletter.factArticles')}>
        {articlesText(preview)} {folded.length > 0 ? <GroupedArticles folded={folded} /> : null}
        {bytes > cutOffBytes ? <div>{t('newsletter.cutOff')}</div> : null}
      </Detail>
      <Detail name={t('newsletter.factLook')}>{look}</Detail>
    </Box>
  );
}

/** The size of an HTML email above which Gmail clips it. */
const cutOffBytes = 102_400;

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A collapsible list of the articles that are grouped under another article of the same story. */
function GroupedArticles({ folded }: Pick<NewsletterPreview, 'folded'>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        sx={{ py: 0, minWidth: 0, verticalAlign: 'baseline' }}
      >
        {t(open ? 'newsletter.foldedHide' : 'newsletter.foldedShow')}
      </Button>
      {open ? (
        <Box component="ul" id={id} aria-label={t('newsletter.foldedList')} sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {folded.map(({ id: articleId, headline, publication, into }, index) => (
            <li key={`${articleId} ${index}`}>
              {publication === '' ? headline : t('newsletter.foldedRow', { publication, headline })}{' '}
              <Typography component="span" variant="caption" color="textSecondary">
                {t('newsletter.foldedInto', { headline: into.headline })}
              </Typography>
            </li>
          ))}
        </Box>
      ) : null}
    </>
  );
}

const detailList = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;
