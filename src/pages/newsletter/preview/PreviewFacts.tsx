import type { NewsletterPreview } from '@contract/newsletters';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { articlesText, leftOut, toText } from './facts';

interface PreviewFactsProps {
  preview: NewsletterPreview;
  fromName: string;
  /** The chosen user groups by name. */
  groups: string;
  look: string;
}

/** What sending a newsletter does: who gets what from whom. */
export function PreviewFacts({ preview, fromName, groups, look }: PreviewFactsProps) {
  const { subject, folded, bytes } = preview;
  return (
    <Box component="dl" aria-label={t('newsletter.facts')} sx={facts}>
      <Fact name={t('newsletter.factTo')}>
        <strong>{toText(preview, groups)}</strong>
        {groups === '' ? null : leftOut(preview).map((text) => <div key={text}>{text}</div>)}
      </Fact>
      <Fact name={t('newsletter.factFrom')}>{fromName}</Fact>
      <Fact name={t('newsletter.factSubject')}>{subject === '' ? t('newsletter.noSubject') : subject}</Fact>
      <Fact name={t('newsletter.factArticles')}>
        {articlesText(preview)} {folded.length > 0 ? <Folded folded={folded} /> : null}
        {bytes > cutOffBytes ? <div>{t('newsletter.cutOff')}</div> : null}
      </Fact>
      <Fact name={t('newsletter.factLook')}>{look}</Fact>
    </Box>
  );
}

/** Where the best known of the mail programs that do so cuts a mail off. */
const cutOffBytes = 102_400;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Which articles are not shown by themselves. */
function Folded({ folded }: Pick<NewsletterPreview, 'folded'>) {
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

const facts = {
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
