import type { Article } from '@contract/article';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isApiError } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { t } from '@client/shared/texts/t';
import { usePageTitle } from '@client/shared/navigation/usePageTitle';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Breadcrumbs, type Breadcrumb } from '@client/shared/ui/layout/Breadcrumbs';
import { StatePanel } from '@client/shared/ui/feedback/StatePanel';
import { ArticleToolbar } from './ArticleToolbar';
import { ArticleSkeleton } from './ArticleSkeleton';
import type { Neighbors } from './articleRoute';
import { ArticleTabs, type ArticleTabsProps } from './ArticleTabs';
import { SimilarStories } from './SimilarStories';
import type { MatchNavigation } from './useMatchNavigation';

interface ArticleViewProps extends Omit<ArticleTabsProps, 'article'> {
  article: Article | undefined;
  error: unknown;
  onRetry: () => void;
  crumbs: readonly Breadcrumb[];
  matches: MatchNavigation;
  neighbors: Neighbors;
  onOpen: (path: string | null) => void;
  onBack: () => void;
  onPrint: () => void;
  isSaved: boolean;
  onSave: (() => void) | null;
  onShare: (() => void) | null;
  onSummarize: () => void;
}

/** The page layout: breadcrumbs, toolbar, and the article with similar stories beside or below it. */
export function ArticleView(props: ArticleViewProps) {
  const { article, crumbs } = props;
  usePageTitle(article?.headline);
  return (
    <>
      <Box sx={notPrinted}>
        <Breadcrumbs title={article?.headline ?? t('article.title')} crumbs={crumbs} />
      </Box>
      <ArticleToolbar {...props} loaded={article !== undefined} />
      <Content {...props} />
    </>
  );
}

function Content(props: ArticleViewProps) {
  const { article, error, onRetry, onBack } = props;
  if (error !== undefined && article === undefined) {
    if (!isApiError(error) || error.status !== 404) {
      return <ErrorState title={t('article.failed')} error={errorText(error)} onRetry={onRetry} />;
    }
    return (
      <StatePanel
        role="alert"
        heading="h1"
        icon={<ErrorOutlineOutlined />}
        title={t('article.failed')}
        text={t('article.gone')}
        action={
          <Button variant="outlined" onClick={onBack}>
            {t('article.back')}
          </Button>
        }
      />
    );
  }
  return (
    <Box sx={container}>
      <Box sx={columns}>
        {article ? <ArticleTabs {...props} article={article} /> : <ArticleSkeleton />}
        {article && article.story !== null ? (
          <SimilarStories article={article} story={article.story} pathOf={props.pathOf} />
        ) : null}
      </Box>
    </Box>
  );
}

const notPrinted = { '@media print': { display: 'none' } } as const;

const container = { containerType: 'inline-size', '@media print': { containerType: 'normal' } } as const;

/**
 * Where a readable column fits beside it, the rail at the right is reserved for every article, so that the text doesn't
 * jump when an article has similar stories. Otherwise they are below the article.
 */
const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 980px)': { gridTemplateColumns: 'minmax(0, 1fr) 288px' },
  '@media print': { display: 'block' },
} as const;
