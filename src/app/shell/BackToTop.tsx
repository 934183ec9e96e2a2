import { layout } from '@contract/limits';
import VerticalAlignTop from '@mui/icons-material/VerticalAlignTop';
import IconButton from '@mui/material/IconButton';
import { useSyncExternalStore } from 'react';
import { scrollBehavior } from '@client/shared/browser/scrollBehavior';
import { focusContent } from '@client/shared/navigation/focusContent';
import { t } from '@client/shared/texts/t';

const subscribeToScroll = (changed: () => void) => {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
};

/**
 * The Back to top button, shown after 100 pixels of scrolling. It is in the header, because anywhere else it would cover
 * a link or a button.
 */
export function BackToTop() {
  const isScrolled = useSyncExternalStore(subscribeToScroll, () => scrollY > layout.backToTop);
  if (!isScrolled) return null;
  return (
    <IconButton
      title={t('shell.backToTop')}
      aria-label={t('shell.backToTop')}
      onClick={() => {
        scrollTo({ top: 0, behavior: scrollBehavior() });
        focusContent();
      }}
      sx={{ position: { sm: 'absolute' }, right: 0 }}
    >
      <VerticalAlignTop />
    </IconButton>
  );
}
