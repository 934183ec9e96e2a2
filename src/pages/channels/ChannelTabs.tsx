import './publishTexts';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router-dom';
import { t } from '@client/shared/texts/t';
import { scrollableTabs } from '@client/shared/ui/layout/scrollableTabs';

type ChannelTab = 'feeds' | 'publish';

/** The tab of `/channels`: it is in the URL. */
export function useChannelTab(): [ChannelTab, (tab: ChannelTab) => void] {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'publish' ? 'publish' : 'feeds';
  return [tab, (next) => setParams(next === 'publish' ? { tab: next } : {}, { replace: true })];
}

/** The channels that read feeds, and those to which people publish. */
export function ChannelTabs() {
  const [tab, setTab] = useChannelTab();
  return (
    <Tabs
      {...scrollableTabs}
      value={tab}
      onChange={(_event, next: ChannelTab) => setTab(next)}
      aria-label={t('publishChannels.tabs')}
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value="feeds" label={t('publishChannels.feeds')} id="channels-feeds" aria-controls="channels-panel" />
      <Tab value="publish" label={t('publishChannels.tab')} id="channels-publish" aria-controls="channels-panel" />
    </Tabs>
  );
}
