import { frequencies } from '@contract/limits';
import type { SubscribableTopic, SubscribePreviewAnswer } from '@contract/subscribers';
import type { Colleague } from '@contract/userGroups';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { colleagueName } from '@client/features/colleagues/findColleagues';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { VirtualList } from '@client/shared/list/VirtualList';
import type { SubscriptionAction } from './subscriptionWizard';

export interface ReviewSummaryProps {
  topic: SubscribableTopic;
  action: SubscriptionAction;
  frequency: string;
  /** The users whose subscription changes. */
  affected: SubscribePreviewAnswer['people'];
  /** The number of selected users whose subscription does not change. */
  others: number;
  colleagues: readonly Colleague[];
}

/** Summarizes the change: the users, the alerts of the topic, and the times of the first (or next) alerts. */
export function ReviewSummary({ topic, action, frequency, affected, others, colleagues }: ReviewSummaryProps) {
  const dates = useDates();
  const isSubscribing = action === 'subscribe';
  const byId = new Map(colleagues.map((colleague) => [colleague.id, colleague]));
  const isRealTime = topic.frequency === frequencies.realTime;
  const items = affected.map(({ id, nextDueAt }) => {
    const colleague = byId.get(id);
    const when = dates.minute(nextDueAt);
    return {
      id,
      name: colleague ? colleagueName(colleague) : id,
      detail: colleague?.email,
      note: isRealTime ? undefined : t(isSubscribing ? 'subs.first' : 'subs.nextAlert', { when }),
    };
  });
  return (
    <>
      <Typography sx={{ mb: 2, fontWeight: 560, overflowWrap: 'anywhere' }}>
        {summaryText(isSubscribing, affected.length, topic.name)}
      </Typography>
      {others > 0 ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t(isSubscribing ? 'subs.already' : 'subs.notAny', { count: others })}
        </Alert>
      ) : null}
      <Box component="dl" sx={detailList}>
        <Detail name={t('subs.topic')}>
          {topic.name} ({t(topic.topicType === 'COMPANY' ? 'subs.company' : 'subs.watchdesk')})
        </Detail>
        <Detail name={t('subs.alerts')}>{t('subs.alert', { frequency, limit: topic.limit })}</Detail>
        <Detail name={t(isSubscribing ? 'subs.firstAlert' : 'subs.lastAlert')}>
          {alertTimes(affected).map(([at, count]) => {
            const when = isRealTime ? t('subs.asItComes', { when: dates.minute(at) }) : dates.minute(at);
            return <div key={at}>{t('subs.people', { when, count })}</div>;
          })}
        </Detail>
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 2 }}>
        {t('subs.zones')}
      </Typography>
      {items.length > 0 ? <VirtualList label={t('subs.users')} items={items} rows={6} /> : null}
    </>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );
}

function summaryText(isSubscribing: boolean, count: number, topic: string): string {
  if (isSubscribing) return t('subs.willSubscribe', { count, topic });
  return t('subs.willUnsubscribe', { count, topic });
}

/** The instants of the next alerts with the number of users for each, in chronological order. */
function alertTimes(people: SubscribePreviewAnswer['people']): [string, number][] {
  const counts = new Map<string, number>();
  for (const { nextDueAt } of people) counts.set(nextDueAt, (counts.get(nextDueAt) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one.localeCompare(other));
}

const detailList = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
  columnGap: 3,
  rowGap: { xs: 0.25, sm: 1 },
  m: 0,
  mb: 1,
  typography: 'body2',
} as const;
