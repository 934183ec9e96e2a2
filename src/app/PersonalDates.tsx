import type { ReactNode } from 'react';
import { selectSettings } from '@client/features/session/sessionSelectors';
import { useAppSelector } from '@client/shared/redux/hooks';
import { DatesContext } from '@client/shared/lib/useDates';

/** Dates as the settings of whoever is signed in say. */
export function PersonalDates({ children }: { children: ReactNode }) {
  const settings = useAppSelector(selectSettings);
  if (!settings) return children;
  const { dateFormat, timezone: timeZone } = settings;
  return <DatesContext value={{ dateFormat, timeZone }}>{children}</DatesContext>;
}
