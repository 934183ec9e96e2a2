import { use, type ReactNode } from 'react';
import { selectSettings } from '@client/features/session/sessionSelectors';
import { useAppSelector } from '@client/shared/redux/hooks';
import { DatesContext } from '@client/shared/time/useDates';

/** Dates as the settings of whoever is signed in say. */
export function PersonalDates({ children }: { children: ReactNode }) {
  const settings = useAppSelector(selectSettings);
  const usual = use(DatesContext);
  const value = settings ? { dateFormat: settings.dateFormat, timeZone: settings.timezone } : usual;
  // In the same place with and without settings: else the page would begin anew when they come, and lose what was typed.
  return <DatesContext value={value}>{children}</DatesContext>;
}
