import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RemovableChip } from '@client/shared/list/RemovableChip';

function Chips({ wide = false }) {
  const [names, setNames] = useState(['One', 'Two', 'Three']);
  return names.map((name) => (
    <RemovableChip
      key={name}
      label={name}
      action={`Remove ${name}`}
      wide={wide}
      onRemove={() => setNames(names.filter((other) => other !== name))}
    />
  ));
}

const chips = () => screen.queryAllByRole('button').map((chip) => chip.textContent);
const chip = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });

describe('a chip with a cross', () => {
  it.each(['{Enter}', ' ', '{Delete}'])('is removed by the key "%s", and the focus moves to the next', async (key) => {
    render(<Chips />);
    chip('One').focus();
    await userEvent.keyboard(key);
    expect(chips()).toEqual(['Two', 'Three']);
    expect(chip('Two')).toHaveFocus();
  });

  it('is the only one that is removed while Enter is held down', () => {
    render(<Chips />);
    chip('One').focus();
    fireEvent.keyDown(chip('One'), { key: 'Enter' });
    fireEvent.keyDown(chip('Two'), { key: 'Enter', repeat: true });
    expect(chips()).toEqual(['Two', 'Three']);
  });

  it('is removed by a click of assistive technology, not by a mouse beside its cross', async () => {
    render(<Chips />);
    await userEvent.click(screen.getByText('One'));
    expect(chips()).toEqual(['One', 'Two', 'Three']);
    fireEvent.click(chip('One'), { detail: 0 });
    expect(chips()).toEqual(['Two', 'Three']);
  });

  it('is removed by a mouse anywhere if it is wide', async () => {
    render(<Chips wide />);
    await userEvent.click(screen.getByText('One'));
    expect(chips()).toEqual(['Two', 'Three']);
  });
});
