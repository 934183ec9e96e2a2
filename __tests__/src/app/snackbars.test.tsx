import { act, render } from '@testing-library/react';
import { createServices } from '@client/app/services';
import { Snackbars } from '@client/app/Snackbars';
import { ServicesContext } from '@client/shared/services/useServices';

const mockFetched = jest.fn();
jest.mock('@client/app/SnackbarArea', () => {
  mockFetched();
  return { SnackbarArea: () => null };
});

test('what shows snackbars is there before the line is lost', async () => {
  jest.useFakeTimers();
  render(
    <ServicesContext value={createServices()}>
      <Snackbars />
    </ServicesContext>,
  );
  expect(mockFetched).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(mockFetched).toHaveBeenCalled();
});
