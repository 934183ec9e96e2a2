import '@client/features/alerts/texts';
import './texts';
import { limits } from '@contract/limits';
import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { useOutboxMailQuery, useOutboxQuery } from '@client/api/alert/editions';
import { usePageState } from '@client/shared/navigation/usePageState';
import { OutboxView } from './OutboxView';

const pageSize = limits.tablePageLarge;
const refreshMs = 5_000;

/** Lists the emails that a server without a mail server stores instead of sending. For administrators. */
export function OutboxPage() {
  const { id } = useParams();
  const [page, openPage] = usePageState();
  const mails = useOutboxQuery(
    { start: (page - 1) * pageSize, limit: pageSize },
    { pollingInterval: refreshMs, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const mail = useOutboxMailQuery(id ?? skipToken);
  return (
    <OutboxView
      mails={mails}
      mail={mail}
      id={id}
      page={page}
      pages={Math.ceil((mails.data?.total ?? 0) / pageSize)}
      onPage={openPage}
    />
  );
}
