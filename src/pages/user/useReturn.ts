import { useLocation, useNavigate } from 'react-router-dom';
import { returnLocation, type NewUserState } from '@client/shared/navigation/returnLocation';
import { useGoBack } from '@client/shared/navigation/useGoBack';
import { paths } from '@client/shared/navigation/paths';

/** Where the form leads: back to the user group's form or the saved place, else one step back. */
export function useReturn(): (state?: NewUserState) => void {
  const location = useLocation();
  const navigate = useNavigate();
  const goBack = useGoBack(paths.users());
  const saved = returnLocation(location.state);
  return (state) => {
    if (saved) void navigate(saved, state ? { state } : {});
    else goBack();
  };
}
