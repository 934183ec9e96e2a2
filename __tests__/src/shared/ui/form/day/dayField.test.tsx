import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DatesContext } from '@client/shared/time/useDates';
import { DayField } from '@client/shared/ui/form/day/DayField';
import { ServicesProvider } from '../../../../../support/client/ServicesProvider';

const user = userEvent.setup({ delay: null });
const onDay = jest.fn();
const onSubmit = jest.fn();

function Form({ initial }: { initial: string }) {
  const [day, setDay] = useState(initial);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (event.currentTarget.checkValidity()) onSubmit(day);
      }}
    >
      <DayField
        label="From"
        value={day}
        min="2026-11-05"
        max="2026-11-25"
        onDay={(next) => {
          onDay(next);
          setDay(next);
        }}
      />
      <button type="button" onClick={() => setDay('2026-11-10')}>
        Tenth
      </button>
      <button>Save</button>
    </form>
  );
}

function show(dateFormat = 'MM/dd/yyyy hh:mm a', initial = '2026-11-20') {
  onDay.mockClear();
  onSubmit.mockClear();
  render(
    <DatesContext value={{ dateFormat, timeZone: 'America/New_York' }}>
      <Form initial={initial} />
    </DatesContext>,
    { wrapper: ServicesProvider },
  );
}

const field = () => screen.getByLabelText('From');
const replace = async (text: string) => {
  await user.clear(field());
  await user.type(field(), text);
};

it.each([
  ['MM/dd/yyyy hh:mm a', '11/20/2026', '3/4/2025'],
  ['dd/MM/yyyy HH:mm', '20/11/2026', '4.3.2025'],
  ['dd.MM.yyyy HH:mm', '20.11.2026', '04.03.2025'],
  ['yyyy-MM-dd HH:mm', '2026-11-20', '2025-3-4'],
  ['dd MMM yyyy hh:mm a', '20 Nov 2026', '4 march 2025'],
  ['MMM dd, yyyy hh:mm a', 'Nov 20, 2026', 'mar 4 2025'],
  ['EEE, dd MMM yyyy HH:mm', '20 Nov 2026', '4 3 2025'],
])('shows and reads a day in the format %s, and YYYY-MM-DD in any', async (format, shown, typed) => {
  show(format);
  expect(field()).toHaveValue(shown);
  await replace(typed);
  expect(onDay).toHaveBeenLastCalledWith('2025-03-04');
  await replace('2024-02-29');
  expect(onDay).toHaveBeenLastCalledWith('2024-02-29');
});

it('writes a typed day in full when the field is left, and follows a day that is set elsewhere', async () => {
  show();
  await replace('1/2/2026');
  await user.tab();
  expect(field()).toHaveValue('01/02/2026');
  await user.click(screen.getByRole('button', { name: 'Tenth' }));
  expect(field()).toHaveValue('11/10/2026');
});

it.each([
  ['11', 'Enter a complete date, such as 12/31/2026, or leave it empty.'],
  ['13/01/2026', 'Enter a complete date, such as 12/31/2026, or leave it empty.'],
  ['1/2/26', 'Enter a four-digit year, such as 2026.'],
  ['2/30/2026', 'Feb 2026 has only 28 days.'],
])('does not submit “%s”, and states why only when the field is left or submitted', async (typed, error) => {
  show();
  await replace(typed);
  expect(onDay).toHaveBeenLastCalledWith('');
  expect(screen.queryByText(error)).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(error)).toBeVisible();
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  expect(onSubmit).not.toHaveBeenCalled();
  await replace('2026-11-12');
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('2026-11-12');
});

it('is chosen in a calendar by keyboard alone, within the limits', async () => {
  show();
  field().focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const calendar = within(await screen.findByRole('dialog', { name: 'From: choose in a calendar' }));
  expect(calendar.getByRole('gridcell', { name: '20', selected: true })).toHaveFocus();
  expect(calendar.getByRole('gridcell', { name: '4' })).toBeDisabled();
  expect(calendar.getByRole('gridcell', { name: '26' })).toBeDisabled();
  await user.keyboard('{ArrowUp}{ArrowRight}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(onDay).toHaveBeenLastCalledWith('2026-11-14');
  expect(field()).toHaveValue('11/14/2026');
  await waitFor(() => expect(field()).toHaveFocus());
});

it.each([
  ['en-US', 'Sunday'],
  ['de', 'Monday'],
])('starts the week of a browser in %s on %s, in English', async (language, first) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'From: choose in a calendar' }));
  const calendar = within(await screen.findByRole('dialog'));
  expect(calendar.getAllByRole('columnheader')[0]).toHaveAccessibleName(first);
  expect(calendar.getByText('November 2026')).toBeVisible();
});
