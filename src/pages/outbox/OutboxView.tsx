import type { OutboxMail, OutboxMailAnswer } from '@contract/alert';
import ArrowBack from '@mui/icons-material/ArrowBack';
import MailOutlined from '@mui/icons-material/MailOutlined';
import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Static } from 'typebox';
import { Link as RouterLink } from 'react-router-dom';
import { isNotFound } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { ListPagination } from '@client/shared/list/ListPagination';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { MailList } from './MailList';
import { MailReader } from './MailReader';

interface QueryState<T> {
  /** The latest response, even if it belongs to an earlier argument. */
  data?: T | undefined;
  /** The response for the current argument; undefined while it is loading. */
  currentData?: T | undefined;
  error?: unknown;
  refetch: () => unknown;
}

interface OutboxViewProps {
  mails: QueryState<{ mails: OutboxMail[]; total: number }>;
  mail: QueryState<Static<typeof OutboxMailAnswer>>;
  /** The id of the open email. */
  id: string | undefined;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The list of emails beside the open email; on narrow screens only one of the two. */
export function OutboxView(props: OutboxViewProps) {
  const { mails, id, page } = props;
  const total = mails.data?.total;
  return (
    <>
      <PageHeader title={t('outbox.title')} note={total ? t('outbox.note', { count: total }) : t('outbox.noteEmpty')} />
      {id === undefined ? null : (
        <Button
          component={RouterLink}
          to={paths.outbox()}
          state={{ page }}
          startIcon={<ArrowBack />}
          sx={{ display: { md: 'none' }, mb: 1 }}
        >
          {t('outbox.back')}
        </Button>
      )}
      <Content {...props} />
    </>
  );
}

function Content(props: OutboxViewProps) {
  const { mails, id, page, pages, onPage } = props;
  const { data, error, refetch } = mails;
  if (error && !data) {
    if (isNotFound(error)) {
      return <EmptyState icon={<OutboxOutlined />} title={t('outbox.absent')} text={t('outbox.absent.text')} />;
    }
    return <ErrorState error={errorText(error)} onRetry={refetch} />;
  }
  if (!data) return <Skeletons shape="row" count={8} />;
  if (data.total === 0 && id === undefined) {
    return <EmptyState icon={<OutboxOutlined />} title={t('outbox.empty')} text={t('outbox.empty.text')} />;
  }
  return (
    <Box sx={columns}>
      <Box sx={id === undefined ? undefined : { display: { xs: 'none', md: 'block' } }}>
        <MailList mails={data.mails} id={id} page={page} />
        <ListPagination size="small" pages={pages} page={page} label={t('outbox.pages')} onPage={onPage} />
      </Box>
      <OpenMail {...props} />
    </Box>
  );
}

function OpenMail({ id, mail }: OutboxViewProps) {
  if (id === undefined) {
    return (
      <Box sx={{ display: { xs: 'none', md: 'block' }, border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <EmptyState icon={<MailOutlined />} title={t('outbox.choose')} />
      </Box>
    );
  }
  if (mail.currentData) return <MailReader key={id} answer={mail.currentData} />;
  if (mail.error) return <ErrorState error={errorText(mail.error)} onRetry={mail.refetch} />;
  return <Skeletons shape="tile" count={2} />;
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(260px, 340px) minmax(0, 1fr)' },
} as const;
