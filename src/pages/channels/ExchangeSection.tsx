import './exchangeTexts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';

/** A question with its explanation, asked before what exists stops working. */
interface Question {
  title: string;
  text: string;
  confirm: string;
}

interface ExchangeSectionProps {
  title: string;
  note: string;
  state: string;
  isOn: boolean;
  /** A hint beside a secret that was just made. */
  once: string | null;
  make: string;
  replacing: Question;
  stopping: Question;
  /** The name of the button to turn it off, which says what it turns off. */
  stopLabel: string;
  busy: boolean;
  /** Resolves to whether it succeeded. */
  onMake: () => Promise<boolean>;
  onStop: () => Promise<boolean>;
  /** The addresses and keys. */
  children?: ReactNode;
}

/** One direction of exchange: its state, what is shown once, and the buttons to replace it and to turn it off. */
export function ExchangeSection({
  title,
  note,
  state,
  isOn,
  once,
  make,
  replacing,
  stopping,
  stopLabel,
  busy,
  onMake,
  onStop,
  children,
}: ExchangeSectionProps) {
  const id = useId();
  const { notifications } = useServices();
  const [asked, setAsked] = useState<'replace' | 'stop' | null>(null);
  const confirm = async (): Promise<void> => {
    const isDone = await (asked === 'stop' ? onStop() : onMake());
    if (isDone && asked === 'stop') notifications.success(t('exchange.stopped'));
    setAsked(null);
  };
  const question = asked === 'stop' ? stopping : replacing;
  return (
    <Box component="section" aria-labelledby={id} sx={{ '& + &': { mt: 3 } }}>
      <Typography id={id} variant="subtitle1" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {note}
      </Typography>
      <Typography variant="body2" sx={{ my: 1 }}>
        {state}
      </Typography>
      {once === null ? null : (
        <Alert severity="info" sx={{ mb: 1 }}>
          {once}
        </Alert>
      )}
      {children}
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <BusyButton
          variant="outlined"
          size="small"
          loading={busy && asked === null}
          onClick={() => (isOn ? setAsked('replace') : void onMake())}
        >
          {make}
        </BusyButton>
        {isOn ? (
          <Button size="small" color="inherit" aria-label={stopLabel} onClick={() => setAsked('stop')}>
            {t('exchange.stopFeed')}
          </Button>
        ) : null}
      </Stack>
      {asked === null ? null : (
        <ConfirmDialog
          open
          title={question.title}
          text={question.text}
          confirm={question.confirm}
          danger
          busy={busy}
          onCancel={() => setAsked(null)}
          onConfirm={() => void confirm()}
        />
      )}
    </Box>
  );
}
