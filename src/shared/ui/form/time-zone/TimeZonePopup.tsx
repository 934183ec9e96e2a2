import '../dateTexts';
import type { TimeZone } from '@contract/iam';
import Popover from '@mui/material/Popover';
import { t } from '@client/shared/texts/t';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import type { LoadedOptions } from '@client/shared/ui/form/choiceField';
import { TimeZoneTree } from './TimeZoneTree';

interface ChoicesProps {
  choices: LoadedOptions<TimeZone>;
  value: string;
  now: number;
  /** The initial filter of the list. */
  typed: string;
  onChoose: (id: string) => void;
}

interface TimeZonePopupProps extends ChoicesProps {
  open: boolean;
  /** The field below which the popup opens. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The popup of TimeZoneField: the time zones by region. */
export function TimeZonePopup({ open, anchor, onClose, ...choices }: TimeZonePopupProps) {
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('timeZone.choose'),
          sx: { width: anchor?.clientWidth, minWidth: 260, border: 1, borderColor: 'divider' },
        },
      }}
    >
      <Choices {...choices} />
    </Popover>
  );
}

function Choices({ choices, ...rest }: ChoicesProps) {
  const { items, status, error, retry } = choices;
  if (items.length > 0) return <TimeZoneTree zones={items} {...rest} />;
  if (status === 'error') return <ErrorState error={error} onRetry={retry} />;
  return <Skeletons count={6} shape="line" />;
}
