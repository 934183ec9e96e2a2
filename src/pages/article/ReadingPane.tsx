import './texts';
import Close from '@mui/icons-material/Close';
import OpenInFull from '@mui/icons-material/OpenInFull';
import IconButton from '@mui/material/IconButton';
import { useState, type ReactNode } from 'react';
import type { ReadingPaneProps } from '@client/features/search/readingPane';
import { t } from '@client/shared/texts/t';
import { ArticleContent } from './ArticleContent';
import { otherArticlePath, routeOfPath } from './articleRoute';
import type { ArticleTab } from './ArticleTabs';
import { ArticleToolbar } from './ArticleToolbar';
import { useOpenArticle } from './useOpenArticle';
import { useShortcuts } from './useShortcuts';

/** An article beside the list that it was chosen in, with the components of the article's page. */
export function ReadingPane({ path, list, listPage, onShow, onOpen, onClose }: ReadingPaneProps) {
  const route = routeOfPath(path, list, listPage);
  const [tab, setTab] = useState<ArticleTab>('article');
  const { view, stateFor, dialogs } = useOpenArticle(route, tab);
  useShortcuts({ n: () => view.matches.step(1), N: () => view.matches.step(-1) });
  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <IconButton size="small" aria-label={label} title={label} onClick={onClick}>
      {icon}
    </IconButton>
  );
  return (
    <>
      <ArticleToolbar
        {...view}
        inPane
        loaded={view.article !== undefined}
        start={
          <>
            {button(t('article.closePane'), <Close fontSize="small" />, onClose)}
            {button(t('article.openPage'), <OpenInFull fontSize="small" />, () => onOpen(path))}
          </>
        }
        onOpen={(next) => {
          if (next === null) return;
          const page = stateFor(next)?.listPage;
          onShow(next, page && 'search' in page ? page : null);
        }}
      />
      <ArticleContent
        {...view}
        heading="h2"
        tab={tab}
        onTab={setTab}
        focusHeadline={false}
        pathOf={(other) => otherArticlePath(route, other)}
        onBack={onClose}
      />
      {dialogs}
    </>
  );
}
