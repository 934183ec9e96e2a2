import type { ProfileDetail } from '@contract/topic';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { QueryErrors } from '@client/features/search/QueryErrors';
import { topicEditPath } from '@client/features/topics/topicPaths';
import { t } from '@client/shared/texts/t';

interface InvalidQueryNoticeProps {
  topic: ProfileDetail;
  editable: boolean;
}

/** Shown instead of the articles if the topic's query is no longer valid: its errors, and who can fix them. */
export function InvalidQueryNotice({ topic, editable }: InvalidQueryNoticeProps) {
  return (
    <section aria-label={t('topics.refused')}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('topics.refused')}
      </Typography>
      <Typography>{t('topics.refused.text')}</Typography>
      <QueryErrors id="topic-query-errors" query={topic.query} errors={topic.queryFaults ?? []} />
      {editable ? (
        <Button
          component={Link}
          to={topicEditPath(topic)}
          variant="contained"
          startIcon={<EditOutlined />}
          sx={{ mt: 2 }}
        >
          {t('topics.refused.edit')}
        </Button>
      ) : (
        <Typography sx={{ mt: 2 }}>{t('topics.refused.other')}</Typography>
      )}
    </section>
  );
}
