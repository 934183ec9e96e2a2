import { use, type ReactNode } from 'react';
import { selectSettings } from '@client/features/session/sessionSelectors';
import { useAppSelector } from '@client/shared/redux/hooks';
import { DatesContext } from '@client/shared/time/useDates';

/** Provides the date format and time zone from the signed-in user's settings. */
export function DateSettingsProvider({ children }: { children: ReactNode }) {
  const settings = useAppSelector(selectSettings);
  const usual = use(DatesContext);
  const value = settings ? { dateFormat: settings.dateFormat, timeZone: settings.timezone } : usual;
  // The provider is rendered with and without settings: otherwise React would remount the page when they load, and
  // typed text would be lost.
  return <DatesContext value={value}>{children}</DatesContext>;
}
