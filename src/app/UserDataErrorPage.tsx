import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { selectOnline } from '@client/features/network/networkSlice';
import { selectSession } from '@client/features/session/sessionSelectors';
import { signOutRequested } from '@client/features/session/sessionSlice';
import { usePageTitle } from '@client/shared/navigation/usePageTitle';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { t } from '@client/shared/texts/t';
import { StatePanel } from '@client/shared/ui/feedback/StatePanel';
import { loadUserData } from './reactions/loadUserData';

/** Shown in place of every page if the user or the settings could not be loaded, and none are kept from an earlier visit. */
export function UserDataErrorPage() {
  const dispatch = useAppDispatch();
  const online = useAppSelector(selectOnline);
  const { userLoad, settingsLoad } = useAppSelector(selectSession);
  const title = t(online ? 'session.failed' : 'offline.title');
  usePageTitle(title);
  return (
    <Box component="main" id="content" tabIndex={-1} sx={{ outline: 'none' }}>
      <StatePanel
        heading="h1"
        role="alert"
        title={title}
        text={online ? (userLoad.error ?? settingsLoad.error ?? undefined) : t('offline.text')}
        action={
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
            <Button variant="contained" onClick={() => void dispatch(loadUserData())}>
              {t('action.retry')}
            </Button>
            <Button onClick={() => dispatch(signOutRequested())}>{t('shell.signOut')}</Button>
          </Stack>
        }
      />
    </Box>
  );
}
