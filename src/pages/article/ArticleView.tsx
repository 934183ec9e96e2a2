import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '@client/shared/texts/t';
import { usePageTitle } from '@client/shared/navigation/usePageTitle';
import { Breadcrumbs, type Breadcrumb } from '@client/shared/ui/layout/Breadcrumbs';
import { ArticleContent, type ArticleContentProps } from './ArticleContent';
import { ArticleToolbar, type ArticleToolbarProps } from './ArticleToolbar';

interface ArticleViewProps
  extends Omit<ArticleContentProps, 'heading'>, Omit<ArticleToolbarProps, 'start' | 'loaded' | 'inPane'> {
  crumbs: readonly Breadcrumb[];
}

/** The page layout: breadcrumbs, toolbar, and the article. */
export function ArticleView(props: ArticleViewProps) {
  const { article, crumbs, onBack } = props;
  usePageTitle(article?.headline);
  return (
    <>
      <Box sx={notPrinted}>
        <Breadcrumbs title={article?.headline ?? t('article.title')} crumbs={crumbs} />
      </Box>
      <ArticleToolbar
        {...props}
        loaded={article !== undefined}
        start={
          <Button size="small" color="inherit" startIcon={<ArrowBack />} onClick={onBack}>
            {t('action.back')}
          </Button>
        }
      />
      <ArticleContent {...props} heading="h1" />
    </>
  );
}

const notPrinted = { '@media print': { display: 'none' } } as const;
