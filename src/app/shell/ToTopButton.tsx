import { layout } from '@contract/limits';
import KeyboardArrowUpOutlined from '@mui/icons-material/KeyboardArrowUpOutlined';
import IconButton from '@mui/material/IconButton';
import { focusContent } from '@client/shared/navigation/focusContent';
import { t } from '@client/shared/texts/t';

/** Scrolls to the top and moves the focus to the content. */
export function ToTopButton() {
  return (
    <IconButton
      aria-label={t('shell.backToTop')}
      onClick={() => {
        scrollTo({ top: 0, behavior: 'smooth' });
        focusContent();
      }}
      sx={{
        position: 'fixed',
        right: 20,
        bottom: 20,
        // Above the button bar of a form, which has two lines on narrow screens.
        [`@media (max-width: ${layout.content}px)`]: { 'html:has([data-bar]) &': { bottom: 128 } },
        zIndex: 'speedDial',
        bgcolor: 'background.paper',
        borderRadius: '50%',
        boxShadow: 4,
        '&:hover': { bgcolor: 'quiet' },
        color: 'text.primary',
        border: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <KeyboardArrowUpOutlined />
    </IconButton>
  );
}
