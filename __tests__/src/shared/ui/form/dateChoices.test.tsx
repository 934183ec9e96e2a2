import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { TimeZone } from '@contract/iam';
import { gmtOffset } from '@client/shared/time/gmtOffset';
import type { LoadedOptions } from '@client/shared/ui/form/choiceField';
import { DateFormatField } from '@client/shared/ui/form/DateFormatField';
import { TimeZoneField } from '@client/shared/ui/form/time-zone/TimeZoneField';
import { chooseOption } from '../../../../support/client/chooseOption';
import { ServicesProvider } from '../../../../support/client/ServicesProvider';

const zone = (id: string, offset = 0): TimeZone => {
  const [region = '', ...rest] = id.split('/');
  return { id, region, label: rest.join(' – ').replaceAll('_', ' '), offset };
};
const zones = ['America/New_York', 'America/Sao_Paulo', 'Asia/Kolkata', 'Asia/Tokyo', 'Europe/Berlin', 'US/Eastern'];
const loaded: LoadedOptions<TimeZone> = {
  items: zones.map((id) => zone(id)),
  status: 'loaded',
  error: null,
  retry: () => undefined,
};

function Chooser({ choices = loaded }: { choices?: LoadedOptions<TimeZone> }) {
  const [value, setValue] = useState('Europe/Berlin');
  return <TimeZoneField choices={choices} value={value} onChange={setValue} />;
}

const field = () => screen.getByRole('combobox', { name: 'Time zone' });
const lines = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
/** The element that a screen reader considers active. */
const active = () => document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-07-01T12:00:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('offsets are those of the day: summer here, winter there, and half hours', () => {
  const [summer, winter] = [Date.parse('2026-07-01T12:00:00Z'), Date.parse('2026-12-01T12:00:00Z')];
  expect(gmtOffset('US/Eastern', summer)).toBe('GMT-04:00');
  expect(gmtOffset('US/Eastern', winter)).toBe('GMT-05:00');
  expect(gmtOffset('Asia/Kolkata', winter)).toBe('GMT+05:30');
  expect(gmtOffset('UTC', winter)).toBe('GMT+00:00');
  expect(gmtOffset('Mars/Base', winter)).toBe('');
});

test('a time zone is chosen by keyboard alone: its region opens, and the focus comes back', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Chooser />, { wrapper: ServicesProvider });
  expect(field()).toHaveValue('Europe – Berlin (GMT+02:00)');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  const dialog = await screen.findByRole('dialog', { name: 'Choose a time zone' });
  expect(lines()).toEqual(['America2', 'Asia2', 'Europe1', 'BerlinGMT+02:00', 'US1']);
  expect(active()).toHaveTextContent('Berlin');
  expect(within(dialog).getByRole('treeitem', { name: /Berlin/ })).toHaveAttribute('aria-selected', 'true');

  await user.keyboard('{ArrowLeft}');
  expect(active()).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Home}{ArrowRight}{ArrowRight}');
  expect(active()).toHaveTextContent('New YorkGMT-04:00');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveValue('America – Sao Paulo (GMT-03:00)');
  expect(field()).toHaveFocus();
});

test('the box filters by place, region and offset, opens what it finds, and says when there is nothing', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Chooser />, { wrapper: ServicesProvider });
  await user.click(field());
  const box = await screen.findByRole('combobox', { name: 'Find a city or UTC offset' });
  await user.type(box, 'asia kol');
  expect(lines()).toEqual(['Asia1', 'KolkataGMT+05:30']);
  expect(active()).toHaveTextContent('Kolkata');
  await user.clear(box);
  await user.type(box, 'utc-4');
  expect(lines()).toEqual(['America1', 'New YorkGMT-04:00', 'US1', 'EasternGMT-04:00']);
  await user.clear(box);
  await user.type(box, 'mars');
  expect(screen.getByRole('status')).toHaveTextContent('No matching time zones.');
  expect(screen.queryByRole('treeitem')).not.toBeInTheDocument();
  await user.keyboard('{Enter}{Escape}');
  expect(field()).toHaveValue('Europe – Berlin (GMT+02:00)');
});

test('choices that did not come say why, with Retry; what was chosen stays', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const retry = jest.fn();
  const failed = { items: [], status: 'error', error: 'Server Error', retry } as const;
  const { rerender } = render(<Chooser choices={failed} />, { wrapper: ServicesProvider });
  expect(field()).toHaveValue('Europe/Berlin (GMT+02:00)');
  await user.click(field());
  expect(await screen.findByRole('alert')).toHaveTextContent('Server Error');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);

  rerender(<DateFormatField choices={failed} value="dd.MM.yyyy HH:mm" onChange={() => undefined} />);
  expect(screen.getByRole('combobox', { name: 'Date format' })).toHaveTextContent('dd.MM.yyyy HH:mm');
  expect(screen.getByText('Server Error')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(2);
});

test('a date format is chosen by what a moment looks like in it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onChange = jest.fn();
  const items = [
    { id: 'MM/dd/yyyy hh:mm a', example: '12/31/2026 06:30 PM' },
    { id: 'dd.MM.yyyy HH:mm', example: '31.12.2026 18:30' },
  ];
  render(<DateFormatField choices={{ ...loaded, items }} value="MM/dd/yyyy hh:mm a" onChange={onChange} />);
  const choice = screen.getByRole('combobox', { name: 'Date format' });
  await chooseOption(user, choice, /31\.12\.2026 18:30/);
  expect(onChange).toHaveBeenCalledWith('dd.MM.yyyy HH:mm');
});
