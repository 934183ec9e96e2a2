import { useLocation, useNavigate } from 'react-router-dom';
import { returnLocation, type NewUserState } from '@client/shared/navigation/returnLocation';
import { useGoBack } from '@client/shared/navigation/useGoBack';
import { paths } from '@client/shared/navigation/paths';

/** Leaves the user form: to the location saved in the history state (user group form or list), else one step back. */
export function useLeaveUserForm(): (state?: NewUserState) => void {
  const location = useLocation();
  const navigate = useNavigate();
  const goBack = useGoBack(paths.users());
  const saved = returnLocation(location.state);
  return (state) => {
    if (!saved) {
      goBack();
      return;
    }
    const { page, ...place } = saved;
    void navigate(place, { state: { ...state, ...(page !== undefined && { page }) } });
  };
}
