import './listTexts';
import { layout } from '@contract/limits';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { focusNextElement } from '@client/shared/navigation/focusNextElement';
import { t } from '@client/shared/texts/t';

interface SelectionActionsProps {
  /** The number of selected rows. */
  count: number;
  onClear: () => void;
  /** Shown before the actions; a live region that reports the selection. */
  status: ReactNode;
  /** The actions. */
  children: ReactNode;
}

/**
 * The actions on the selected rows of a list. In a narrow window they stay at the bottom of the window while rows are
 * selected; in wide windows, the list's bar (`stickyListBar`) keeps them in view.
 */
export function SelectionActions({ count, onClear, status, children }: SelectionActionsProps) {
  const isFloating = count > 0;
  return (
    // Keeps its height while the actions float, so that the rows don't move when the first one is selected.
    <Box sx={place}>
      <Box
        role="group"
        aria-label={t('selection.actions')}
        data-bar={isFloating || undefined}
        sx={isFloating ? [row, atBottom] : row}
      >
        {isFloating ? (
          <IconButton
            size="small"
            aria-label={t('selection.clear')}
            title={t('selection.clear')}
            onClick={({ currentTarget }) => {
              focusNextElement(currentTarget);
              onClear();
            }}
          >
            <Close fontSize="small" />
          </IconButton>
        ) : null}
        {status}
        {children}
      </Box>
    </Box>
  );
}

/** The bar above a list, which stays below the header while the list scrolls. In narrow windows it scrolls away. */
export const stickyListBar = {
  position: { sm: 'sticky' },
  top: layout.header,
  zIndex: 3,
  bgcolor: 'background.default',
  py: 0.5,
  mb: 1,
} as const;

const place = { flex: { xs: '1 1 100%', sm: '1 1 auto' }, minHeight: 36 } as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Narrow on phones, so that Save, Share, and Send fit beside the number of selected rows.
  columnGap: { xs: 0.25, sm: 1 },
  rowGap: 0.5,
  minHeight: 36,
} as const;

/** Only in narrow windows; the theme's breakpoint `sm`, as in `stickyListBar`. */
const atBottom = {
  position: { xs: 'fixed', sm: 'static' },
  insetInline: 0,
  bottom: 0,
  zIndex: { xs: 'appBar', sm: 'auto' },
  px: { xs: 2, sm: 0 },
  py: { xs: 1, sm: 0 },
  bgcolor: { xs: 'background.paper', sm: 'transparent' },
  borderTop: { xs: 1, sm: 0 },
  borderColor: 'divider',
  // Above the cookie notice, so that neither covers the other.
  'html:has([data-notice]) &': { bottom: { xs: 'var(--notice)' } },
  '@media print': { display: 'none' },
} as const;
