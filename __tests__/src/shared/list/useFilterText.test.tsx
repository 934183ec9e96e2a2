import { act, fireEvent, render, screen } from '@testing-library/react';
import { useFilterText } from '@client/shared/list/useFilterText';

const soon = 1_000;
const sent: string[] = [];
let inForce: (text: string) => void;

/** A text box whose value is applied some time after it was submitted, as an address is on a slow machine. */
function Box({ inForce: shown }: { inForce: string }) {
  const [text, type] = useFilterText(shown, (next) => sent.push(next));
  return <input aria-label="Find" value={text} onChange={({ target }) => type(target.value)} />;
}

const box = () => screen.getByRole('textbox', { name: 'Find' });
const typed = (value: string) => fireEvent.change(box(), { target: { value } });
const pass = () => act(() => jest.advanceTimersByTime(soon));

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  const { rerender } = render(<Box inForce="" />);
  inForce = (text) => rerender(<Box inForce={text} />);
});
afterEach(() => jest.useRealTimers());

test('letters typed while an earlier text is being applied are kept, and sent too', () => {
  typed('ab');
  pass();
  typed('abc');
  inForce('ab');
  expect(box()).toHaveValue('abc');
  pass();
  expect(sent).toEqual(['ab', 'abc']);
  inForce('abc');
  expect(box()).toHaveValue('abc');
});

test('a filter that is set elsewhere is shown, and text typed before doesn’t return', () => {
  typed('ab');
  pass();
  inForce('ab');
  inForce('');
  expect(box()).toHaveValue('');
  inForce('other');
  expect(box()).toHaveValue('other');
  pass();
  expect(sent).toEqual(['ab']);
});

test('a text that is emptied while it is being applied is emptied in the filter, too', () => {
  typed('ab');
  pass();
  typed('');
  inForce('ab');
  expect(box()).toHaveValue('');
  pass();
  expect(sent).toEqual(['ab', '']);
});
