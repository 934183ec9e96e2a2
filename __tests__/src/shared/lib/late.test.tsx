import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { late } from '@client/shared/lib/late';

/** A part of the page whose code comes at the third time. */
function atTheThirdTime() {
  let asked = 0;
  return late((): Promise<ComponentType> => {
    asked += 1;
    return asked < 3 ? Promise.reject(new Error('gone')) : Promise.resolve(() => <p>here</p>);
  });
}

test('a part whose code does not come can be asked for again', async () => {
  const user = userEvent.setup({ delay: null });
  const Part = atTheThirdTime();
  render(<Part />);
  expect(await screen.findByRole('alert')).toHaveTextContent('A part of the page could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('here')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a line a part waits for it, silently', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Part = atTheThirdTime();
  render(<Part />);
  await act(async () => Promise.resolve());
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => dispatchEvent(new Event('online')));
  line.mockRestore();
  await act(async () => dispatchEvent(new Event('online')));
  expect(await screen.findByText('here')).toBeVisible();
});
