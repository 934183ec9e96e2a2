import type { Article } from '@contract/article';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import UnpublishedOutlined from '@mui/icons-material/UnpublishedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isApiError, isNotFound } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { t } from '@client/shared/texts/t';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { StatePanel } from '@client/shared/ui/feedback/StatePanel';
import { ArticleSkeleton } from './ArticleSkeleton';
import { ArticleTabs, type ArticleTabsProps } from './ArticleTabs';
import { SimilarStories } from './SimilarStories';

export interface ArticleContentProps extends Omit<ArticleTabsProps, 'article'> {
  article: Article | undefined;
  error: unknown;
  onRetry: () => void;
  /** Leaves an article that doesn't exist. */
  onBack: () => void;
}

/** The article with similar stories beside or below it; a skeleton while it loads, or the error. */
export function ArticleContent(props: ArticleContentProps) {
  const { article, error, heading, onRetry, onBack } = props;
  if (error !== undefined && article === undefined) {
    const back = (
      <Button variant="outlined" onClick={onBack}>
        {t(heading === 'h1' ? 'action.back' : 'action.close')}
      </Button>
    );
    // Its publisher unpublished it: nothing failed, and trying again would not help.
    if (isApiError(error) && error.code === 'WITHDRAWN') {
      return <StatePanel heading={heading} icon={<UnpublishedOutlined />} title={t('error.WITHDRAWN')} action={back} />;
    }
    if (!isNotFound(error)) {
      return <ErrorState title={t('article.failed')} error={errorText(error)} onRetry={onRetry} />;
    }
    return (
      <StatePanel
        role="alert"
        heading={heading}
        icon={<ErrorOutlineOutlined />}
        title={t('article.failed')}
        text={t('article.gone')}
        action={back}
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
