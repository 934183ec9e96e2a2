import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';

function Sources() {
  const [failed, setFailed] = useState(true);
  const [other, setOther] = useState(0);
  return (
    <main id="content" tabIndex={-1}>
      <button onClick={() => setOther(other + 1)}>Other {other}</button>
      {failed ? <ErrorState onRetry={() => setFailed(false)} /> : 'Sources'}
    </main>
  );
}

test('the focus stays at the content when Retry goes, and is left alone where it is elsewhere', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Sources />);
  await user.click(screen.getByRole('button', { name: 'Other 0' }));
  expect(screen.getByRole('button', { name: 'Other 1' })).toHaveFocus();
  screen.getByRole('button', { name: 'Retry' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText(/Sources/)).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});
