import type { Edition } from '@contract/alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useEditionQuery } from '@client/api/alert/editions';
import { errorText } from '@client/api/errorText';
import { topicArticlePath } from '@client/features/search/articlePaths';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';

/** The articles of a sent alert, in the order of the email. */
export function EditionArticles({ edition }: { edition: Edition }) {
  const dates = useDates();
  const { data, error, refetch } = useEditionQuery(edition.id);
  if (error) return <ErrorState error={errorText(error)} onRetry={refetch} />;
  if (!data) return <Skeletons shape="row" count={Math.min(edition.articleCount, 5)} />;
  if (data.articles.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('archive.noArticles')}
      </Typography>
    );
  }
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.articles.map((article) => (
        <Box component="li" key={`${article.itemId}.${article.itemVersion}`} sx={item}>
          <Link
            component={RouterLink}
            to={topicArticlePath(article, edition.profileId, edition.id)}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {article.headline}
          </Link>
          <Typography variant="caption" color="textSecondary" component="p">
            {article.publication} · {dates.minute(article.published)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const item = { py: 0.75, typography: 'body2', '& + &': { borderTop: 1, borderColor: 'divider' } } as const;
