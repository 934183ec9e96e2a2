import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, useId, type ReactNode } from 'react';
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
  /** True in windows wide enough for the preview beside form and content. */
  hasRoomBeside: boolean;
  onTab: (tab: NewsletterTab) => void;
}

/** The page layout with tabs: the form with content or preview next to it, and the list of sent newsletters. */
export function NewsletterLayout({
  ownerId,
  back,
  tab,
  form,
  content,
  preview,
  hasRoomBeside,
  onTab,
}: NewsletterViewProps) {
  const id = useId();
  const isStacked = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const isBeside = hasRoomBeside && tab === 'content';
  const panels = [<Fragment key="form">{form}</Fragment>];
  if (tab === 'content') panels.push(<Fragment key="content">{content}</Fragment>);
  if (isBeside) {
    panels.push(
      <Box key="beside" sx={beside}>
        {preview}
      </Box>,
    );
  }
  // In one column, the preview is above the form: below it would be out of sight.
  if (tab === 'preview') panels.splice(isStacked ? 0 : 1, 0, <Fragment key="preview">{preview}</Fragment>);
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
          <Box sx={isBeside ? { ...columns, gridTemplateColumns: '300px minmax(0, 1fr) 392px' } : columns}>
            {panels}
          </Box>
        )}
      </Box>
    </>
  );
}

/** The preview stays in view while the article list scrolls. */
const beside = {
  position: 'sticky',
  top: 76,
  minWidth: 0,
  maxHeight: 'calc(100vh - 92px)',
  overflowY: 'auto',
} as const;
