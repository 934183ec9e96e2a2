import type { Article } from '@contract/article';
import OpenInNew from '@mui/icons-material/OpenInNew';
import TranslateIcon from '@mui/icons-material/Translate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { ArticleHtml } from './ArticleHtml';
import { BrandingLogo } from './BrandingLogo';

interface ArticleMetaProps {
  article: Article;
  /** The address of the article on the website of its publication. */
  link: string | null;
  onTranslate: () => void;
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Publication, author, date, number of words, and the link to the article on its own website. */
export function ArticleMeta({ article, link, onTranslate }: ArticleMetaProps) {
  const dates = useDates();
  const { branding, publication } = article;
  const name = publication || branding.name;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap', mt: 2, mb: 3 }}>
      <BrandingLogo logo={branding.logo} name={name} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {branding.url ? (
            <Link href={branding.url} {...newTab} color="textPrimary">
              {name}
            </Link>
          ) : (
            name
          )}
          {article.by ? (
            <Box component="span" sx={{ fontWeight: 400 }}>
              {` · ${t('article.by')} `}
              <ArticleHtml html={article.by} inline />
            </Box>
          ) : null}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          <time dateTime={article.lastModified}>
            {t('article.lastModified', { date: dates.minute(article.lastModified) })}
          </time>
          {` · ${t('article.words', { count: article.wordcount })}`}
        </Typography>
      </Box>
      {link ? (
        <Button href={link} {...newTab} variant="outlined" size="small" endIcon={<OpenInNew />} sx={notPrinted}>
          {t('article.visit')}
        </Button>
      ) : null}
      <Button onClick={onTranslate} variant="outlined" size="small" startIcon={<TranslateIcon />} sx={notPrinted}>
        {t('translation.action')}
      </Button>
    </Box>
  );
}

const notPrinted = { '@media print': { display: 'none' } } as const;
