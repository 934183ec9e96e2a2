import type { Edition } from '@contract/alert';
import MailOutlined from '@mui/icons-material/MailOutlined';
import { errorText } from '@client/api/errorText';
import { t } from '@client/shared/texts/t';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { ListPagination } from '@client/shared/list/ListPagination';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { EditionItem } from './EditionItem';

interface AlertArchiveViewProps {
  editions: { data?: { editions: Edition[]; total: number } | undefined; error?: unknown; refetch: () => unknown };
  /** The id of the expanded edition; null if none is expanded. */
  open: string | null;
  page: number;
  pages: number;
  onToggle: (id: string) => void;
  onPage: (page: number) => void;
}

export function AlertArchiveView({ editions, open, page, pages, onToggle, onPage }: AlertArchiveViewProps) {
  const { data, error, refetch } = editions;
  if (error && !data) return <ErrorState error={errorText(error)} onRetry={refetch} />;
  if (!data) return <Skeletons shape="row" count={8} />;
  if (data.total === 0) {
    return <EmptyState icon={<MailOutlined />} title={t('archive.empty')} text={t('archive.empty.text')} />;
  }
  return (
    <>
      {data.editions.map((edition) => (
        <EditionItem
          key={edition.id}
          edition={edition}
          open={edition.id === open}
          onToggle={() => onToggle(edition.id)}
        />
      ))}
      <ListPagination pages={pages} page={page} label={t('archive.pages')} onPage={onPage} />
    </>
  );
}
