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
  /** The path of the workspace. */
  back: string;
  tab: NewsletterTab;
  /** The form panel. `form`, `content`, and `preview` are passed as elements, so that each re-renders independently. */
  form: ReactNode;
  content: ReactNode;
  preview: ReactNode;
  onTab: (tab: NewsletterTab) => void;
}

/** The page layout with tabs: the form with content or preview next to it, and the list of sent newsletters. */
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
        {newsletterTabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(`newsletter.tab.${name}`)}
            id={`${id}-${name}`}
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
