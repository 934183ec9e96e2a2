import type { ArticleCard } from '@contract/article';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { t } from '@client/shared/texts/t';
import { scrollableTabs } from '@client/shared/ui/layout/scrollableTabs';
import { ArticleDetails } from './ArticleDetails';
import { ArticleText, type ArticleTextProps } from './ArticleText';

export type ArticleTab = 'article' | 'details';

export interface ArticleTabsProps extends ArticleTextProps {
  tab: ArticleTab;
  onTab: (tab: ArticleTab) => void;
  pathOf: (article: Pick<ArticleCard, 'itemId' | 'itemVersion'>) => string;
}

const tabs: readonly ArticleTab[] = ['article', 'details'];
const tabTexts = { article: 'article.tab', details: 'article.details' } as const;

/** The tabs "Article" and "Details", and a notice if a newer version of the article exists. */
export function ArticleTabs(props: ArticleTabsProps) {
  const { article, tab, onTab, pathOf } = props;
  const state: unknown = useLocation().state;
  return (
    <Box sx={sheet}>
      <Tabs
        {...scrollableTabs}
        value={tab}
        onChange={(_event, next: ArticleTab) => onTab(next)}
        aria-label={t('article.tabs')}
        sx={bar}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(tabTexts[name])}
            id={`article-tab-${name}`}
            {...(name === tab ? { 'aria-controls': 'article-panel' } : {})}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="article-panel" aria-labelledby={`article-tab-${tab}`} sx={panel}>
        {article.latestVersion > article.itemVersion ? (
          <Alert
            severity="info"
            sx={{ mb: 2, '@media print': { display: 'none' } }}
            action={
              <Button
                component={RouterLink}
                to={pathOf({ itemId: article.itemId, itemVersion: article.latestVersion })}
                // The list that the article was opened from, for Previous and Next.
                state={state}
                color="inherit"
                size="small"
              >
                {t('article.readNewest')}
              </Button>
            }
          >
            {t('article.newerVersion')}
          </Alert>
        ) : null}
        {tab === 'article' ? <ArticleText {...props} /> : <ArticleDetails {...props} />}
      </Box>
    </Box>
  );
}

const sheet = {
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  '@media print': { border: 0 },
} as const;

const bar = { px: 2, borderBottom: 1, borderColor: 'divider', '@media print': { display: 'none' } } as const;

const panel = { px: { xs: 2, sm: 4 }, py: { xs: 2.5, sm: 4 }, '@media print': { p: 0 } } as const;
