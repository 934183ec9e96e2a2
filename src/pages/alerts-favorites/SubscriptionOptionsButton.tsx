import type { Subscription } from '@contract/alert';
import type { Profile } from '@contract/topic';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';

const SubscriptionOptionsDialog = lazyComponent(
  async () => (await import('./AlertDeliveryDialog')).AlertDeliveryDialog,
  {
    dialog: true,
    prefetch: true,
  },
);

interface SubscriptionOptionsButtonProps {
  topic: Profile;
  frequency: number;
  disabled: boolean;
  subscription: Subscription | undefined;
}

/** A button that opens the options of a subscription: pausing it, and sending alerts without articles. */
export function SubscriptionOptionsButton({ topic, disabled, subscription, ...rest }: SubscriptionOptionsButtonProps) {
  const [open, setOpen] = useState(false);
  const label = t('alerts.optionsOf', { topic: topic.name });
  return (
    <>
      <Tooltip title={t('alerts.options')} describeChild>
        <span>
          <IconButton
            size="small"
            aria-label={label}
            disabled={disabled || !subscription}
            onClick={() => setOpen(true)}
          >
            <TuneOutlined fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      {open && subscription ? (
        <SubscriptionOptionsDialog topic={topic} subscription={subscription} {...rest} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
