import { limits } from '@contract/limits';
import { useSearchParams } from 'react-router-dom';
import { useEditionsQuery } from '@client/api/alert/editions';
import { usePageState } from '@client/shared/navigation/usePageState';
import { AlertArchiveView } from './AlertArchiveView';

const pageSize = limits.tablePageLarge;

/** The alerts sent to the user, newest first. The id of the expanded alert is in the URL (`?edition=`). */
export function AlertArchive() {
  const [params, setParams] = useSearchParams();
  const [page, openPage] = usePageState();
  const editions = useEditionsQuery({ start: (page - 1) * pageSize, limit: pageSize });
  const open = params.get('edition');
  const toggle = (id: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (open === id) next.delete('edition');
        else next.set('edition', id);
        return next;
      },
      { replace: true, state: { page }, preventScrollReset: true },
    );
  return (
    <AlertArchiveView
      editions={editions}
      open={open}
      page={page}
      pages={Math.ceil((editions.data?.total ?? 0) / pageSize)}
      onToggle={toggle}
      onPage={openPage}
    />
  );
}
