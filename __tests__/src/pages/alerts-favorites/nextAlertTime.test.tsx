import { frequencies } from '@contract/limits';
import { render, screen } from '@testing-library/react';
import { NextAlertTime } from '@client/pages/alerts-favorites/NextAlertTime';
import { DatesContext } from '@client/shared/time/useDates';

afterEach(() => jest.useRealTimers());

test.each([
  ['an hour before midnight and a day of 23 hours', '2026-03-08T04:30:00Z', '2026-03-09T11:00:00Z', '2026-03-09 07:00'],
  ['the first hour of a day of 25 hours', '2026-11-01T04:30:00Z', '2026-11-02T12:00:00Z', 'Tomorrow, 07:00'],
  ['the same day', '2026-11-01T04:30:00Z', '2026-11-01T12:00:00Z', 'Today, 07:00'],
])('says today and tomorrow by the calendar of the user: %s', (_case, now, nextDueAt, text) => {
  jest.useFakeTimers({ now: Date.parse(now) });
  render(
    <DatesContext value={{ dateFormat: 'yyyy-MM-dd HH:mm', timeZone: 'America/New_York' }}>
      <NextAlertTime
        on
        frequency={frequencies.dailyAtSeven}
        subscription={{ profileId: 't1', pausedUntil: null, sendEmpty: false, nextDueAt }}
      />
    </DatesContext>,
  );
  expect(screen.getByText(text)).toBeVisible();
});
