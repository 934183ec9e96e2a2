import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckField } from '@client/shared/ui/CheckField';

const user = userEvent.setup({ delay: null });

interface FieldProps {
  look: 'check' | 'switch';
  disabled?: boolean;
  /** Whoever holds the value does not take another. */
  held?: boolean;
}

function Field({ look, disabled = false, held = false }: FieldProps) {
  const [on, setOn] = useState(false);
  return (
    <CheckField
      look={look}
      label={
        <>
          Send <b>mails</b>
        </>
      }
      checked={on}
      disabled={disabled}
      onChange={(next) => {
        if (!held) setOn(next);
      }}
    />
  );
}

describe.each(['check', 'switch'] as const)('a field of the look %s', (look) => {
  const field = () => screen.getByRole(look === 'check' ? 'checkbox' : 'switch', { name: 'Send mails' });

  it('is named by its label, and goes on and off by the label, by the pointer and by key', async () => {
    render(<Field look={look} />);
    expect(field()).not.toBeChecked();
    await user.click(screen.getByText('mails'));
    expect(field()).toBeChecked();
    await user.click(field());
    expect(field()).not.toBeChecked();
    field().blur();
    await user.tab();
    expect(field()).toHaveFocus();
    await user.keyboard(' ');
    expect(field()).toBeChecked();
  });

  it('shows what it is told, not what was pressed', async () => {
    render(<Field look={look} held />);
    await user.click(field());
    expect(field()).not.toBeChecked();
  });

  it('does nothing and takes no focus while it is disabled', async () => {
    render(<Field look={look} disabled />);
    expect(field()).toBeDisabled();
    await user.click(screen.getByText('mails'));
    await user.tab();
    expect(field()).not.toHaveFocus();
    expect(field()).not.toBeChecked();
  });
});
