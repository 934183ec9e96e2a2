import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { selectUser } from '@client/features/session/sessionSelectors';
import { signOutRequested } from '@client/features/session/sessionSlice';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { LoginLayout } from './LoginLayout';

/** Shown to a signed-in user who was denied access to a page: sign in as someone else, or go to the home page. */
export function SwitchAccount() {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectUser)?.uid ?? '';
  return (
    <LoginLayout lead={t('login.signedInAs', { uid })}>
      <Stack spacing={1.5}>
        <Button variant="contained" size="large" fullWidth autoFocus onClick={() => dispatch(signOutRequested())}>
          {t('login.asOther')}
        </Button>
        <Button component={Link} to={paths.home()} replace variant="outlined" color="inherit" size="large" fullWidth>
          {t('action.home')}
        </Button>
      </Stack>
    </LoginLayout>
  );
}
