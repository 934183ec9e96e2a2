import './mailAddressTexts';
import type { RefusedMail as Refusal } from '@contract/users';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useUnblockMailAddressMutation } from '@client/api/iam/mailAddress';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { useServices } from '@client/shared/services/useServices';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';

interface RejectedEmailAlertProps {
  address: string;
  refused: Refusal;
  /** The user whose address it is; absent for the signed-in user. */
  userId?: string;
}

/** A warning that a mail server rejected the address: when, the reason, and a button to use it again. */
export function RejectedEmailAlert({ address, refused, userId }: RejectedEmailAlertProps) {
  const { notifications } = useServices();
  const dates = useDates();
  const [again, { isLoading }] = useUnblockMailAddressMutation();
  const resume = async () => {
    const { error } = await again(userId === undefined ? {} : { userId });
    if (!error) notifications.success(t('mailAddress.resumed', { address }));
  };
  return (
    <Alert
      severity="warning"
      sx={{
        mb: 3,
        overflowWrap: 'anywhere',
        alignItems: 'flex-start',
        '& .MuiAlert-message': { flex: 1, minWidth: 0 },
      }}
    >
      <AlertTitle>{t('mailAddress.refused', { address, day: dates.day(refused.at) })}</AlertTitle>
      <Box component="p" sx={{ m: 0 }}>
        {t(userId === undefined ? 'mailAddress.own' : 'mailAddress.others')}
      </Box>
      {refused.reason === '' ? null : (
        <Box component="p" sx={{ mt: 0.5, mb: 0 }}>
          {t('mailAddress.said', { reason: refused.reason })}
        </Box>
      )}
      <BusyButton
        size="small"
        variant="outlined"
        color="inherit"
        loading={isLoading}
        onClick={() => void resume()}
        sx={{ mt: 1 }}
      >
        {t('mailAddress.again')}
      </BusyButton>
    </Alert>
  );
}
