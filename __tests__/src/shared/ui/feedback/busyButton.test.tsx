import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';

function Form({ onSend, ready = true }: { onSend: () => void; ready?: boolean }) {
  const [busy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        setBusy(true);
      }}
    >
      <input aria-label="Name" />
      <BusyButton type="submit" loading={busy} disabled={!ready}>
        Save
      </BusyButton>
    </form>
  );
}

const save = () => screen.getByRole('button', { name: 'Save' });

it('keeps the focus while its work is under way, and sends nothing twice', async () => {
  const user = userEvent.setup({ delay: null });
  const onSend = jest.fn();
  render(<Form onSend={onSend} />);
  await user.click(save());
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  // What is disabled loses the focus, in browsers, and with it the keys.
  expect(save()).toBeEnabled();
  expect(save()).toHaveFocus();
  expect(save()).toHaveProperty('tabIndex', 0);
  await user.keyboard('{Enter} ');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
  expect(onSend).toHaveBeenCalledTimes(1);
});

it('is disabled where there is nothing to do', () => {
  render(<Form onSend={() => undefined} ready={false} />);
  expect(save()).toBeDisabled();
});

it('keeps the focus when its action makes it unavailable, does nothing then, and is disabled once it is left', async () => {
  const user = userEvent.setup({ delay: null });
  const onSave = jest.fn();
  function Settings() {
    const [dirty, setDirty] = useState(true);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
          setDirty(false);
        }}
      >
        <BusyButton type="submit" disabled={!dirty}>
          Save
        </BusyButton>
      </form>
    );
  }
  render(<Settings />);
  await user.click(save());
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  // Browsers take the focus from a disabled button; jsdom does not.
  expect(save()).toBeEnabled();
  expect(save()).toHaveFocus();
  await user.keyboard('{Enter} ');
  expect(onSave).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(save()).toBeDisabled();
});
