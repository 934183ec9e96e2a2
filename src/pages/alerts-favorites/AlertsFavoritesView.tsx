import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { scrollableTabs } from '@client/shared/ui/layout/scrollableTabs';

export const tabs = ['alerts', 'favorites', 'archive'] as const;
export type AlertTab = (typeof tabs)[number];

interface AlertsFavoritesViewProps {
  tab: AlertTab;
  /** The number of favorites, shown in the tab label. */
  favourites: number;
  onTab: (tab: AlertTab) => void;
  children: ReactNode;
}

export function AlertsFavoritesView({ tab, favourites, onTab, children }: AlertsFavoritesViewProps) {
  const id = useId();
  return (
    <>
      <PageHeader title={t('alerts.title')} />
      <Tabs
        value={tab}
        onChange={(_event, next: AlertTab) => onTab(next)}
        aria-label={t('alerts.tabs')}
        {...scrollableTabs}
        sx={tabRow}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            label={
              name === 'favorites' && favourites > 0
                ? `${t('alerts.tab.favorites')} (${favourites})`
                : t(`alerts.tab.${name}`)
            }
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {children}
      </Box>
    </>
  );
}

const tabRow = {
  borderBottom: 1,
  borderColor: 'divider',
  mb: 3,
  // Less padding on narrow screens, so that the last tab fits.
  '& [role=tab]': { px: { xs: 1, sm: 1.75 } },
} as const;
