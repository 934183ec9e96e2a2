import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { scrollableTabs } from '@client/shared/ui/layout/scrollableTabs';
import { columns } from './ComposerSkeleton';
import type { SentPanelProps } from './sent/SentPanel';

const SentPanel = lazyComponent<SentPanelProps>(async () => (await import('./sent/SentPanel')).SentPanel);

export const newsletterTabs = ['content', 'preview', 'sent'] as const;
export type NewsletterTab = (typeof newsletterTabs)[number];

interface NewsletterViewProps {
  ownerId: string;
  /** The workspace's address. */
  back: string;
  tab: NewsletterTab;
  /** What stands around the articles. Each of these is drawn anew for itself alone. */
  form: ReactNode;
  content: ReactNode;
  preview: ReactNode;
  onTab: (tab: NewsletterTab) => void;
}

/** Writing a newsletter: its content beside the form, its preview, and what was sent before. */
export function NewsletterView({ ownerId, back, tab, form, content, preview, onTab }: NewsletterViewProps) {
  const id = useId();
  return (
    <>
      <PageHeader title={t('shell.newsletter')} crumbs={[{ label: t('newsletter.workspace'), to: back }]} />
      <Tabs
        {...scrollableTabs}
        value={tab}
        onChange={(_event, next: NewsletterTab) => onTab(next)}
        aria-label={t('newsletter.tabs')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
      >
        {newsletterTabs.map((one) => (
          <Tab
            key={one}
            value={one}
            label={t(`newsletter.tab.${one}`)}
            id={`${id}-${one}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'sent' ? (
          <SentPanel ownerId={ownerId} onCompose={() => onTab('content')} />
        ) : (
          <Box sx={columns}>
            {form}
            {tab === 'preview' ? preview : content}
          </Box>
        )}
      </Box>
    </>
  );
}
