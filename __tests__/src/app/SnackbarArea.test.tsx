import { ThemeProvider, createTheme } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createServices } from '@client/app/services';
import { SnackbarArea } from '@client/app/SnackbarArea';
import { ServicesContext } from '@client/shared/services/useServices';

it('a lasting notification disappears when it is closed by its name', async () => {
  const services = createServices();
  render(
    <ThemeProvider theme={createTheme()}>
      <ServicesContext value={services}>
        <SnackbarArea />
      </ServicesContext>
    </ThemeProvider>,
  );
  act(() => services.notifications.show({ text: 'Out of date', variant: 'warning', lasting: 'stale' }));
  expect(await screen.findByText('Out of date')).toBeVisible();
  act(() => services.notifications.close('stale'));
  await waitFor(() => expect(screen.queryByText('Out of date')).not.toBeInTheDocument());
});
