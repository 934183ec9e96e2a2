import { act, render } from '@testing-library/react';
import { createServices } from '@client/app/services';
import { Snackbars } from '@client/app/Snackbars';
import { ServicesContext } from '@client/shared/services/useServices';

const mockFetched = jest.fn();
jest.mock('@client/app/SnackbarArea', () => {
  mockFetched();
  return { SnackbarArea: () => null };
});

test('the code of snackbars is prefetched, so that they work offline', async () => {
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
