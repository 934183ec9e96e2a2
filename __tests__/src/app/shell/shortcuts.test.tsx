import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Shortcuts } from '@client/app/shell/Shortcuts';

const user = userEvent.setup({ delay: null });

test('f clicks the favorite button of the focused row, s clicks Save, and neither works while typing', async () => {
  const pressed: string[] = [];
  const press = (name: string) => () => pressed.push(name);
  render(
    <main>
      <Shortcuts />
      <ul>
        {['one', 'two'].map((name) => (
          <li key={name}>
            <a href="#here">{name}</a>
            <button aria-keyshortcuts="f" onClick={press(name)} />
          </li>
        ))}
      </ul>
      <input aria-label="Title" />
      <button aria-keyshortcuts="s" disabled onClick={press('first save')} />
      <button
        aria-keyshortcuts="s"
        onClick={() => {
          press('save')();
          // As a form does when its title is missing.
          screen.getByRole('textbox').focus();
        }}
      />
    </main>,
  );
  screen.getByRole('link', { name: 'two' }).focus();
  await user.keyboard('f');
  await user.keyboard('s');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveValue('');
  await user.keyboard('fs{Control>}s{/Control}');
  expect(pressed).toEqual(['two', 'save']);
  expect(screen.getByRole('textbox')).toHaveValue('fs');
});

test('t stars the focused article of a list, or the open article, but no article of a list without the focus', async () => {
  const pressed: string[] = [];
  const star = (name: string) => <button aria-keyshortcuts="t" onClick={() => pressed.push(name)} />;
  const page = (open: boolean) => (
    <main>
      <Shortcuts />
      <ul>
        <li>
          <a href="#here">one</a>
          {star('one')}
        </li>
      </ul>
      {open ? star('open') : null}
    </main>
  );
  const { rerender } = render(page(false));
  await user.keyboard('t');
  expect(pressed).toEqual([]);
  rerender(page(true));
  await user.keyboard('t');
  screen.getByRole('link', { name: 'one' }).focus();
  await user.keyboard('t');
  expect(pressed).toEqual(['open', 'one']);
});

test('/ moves the focus to the search from a radio button or checkbox, and is typed in a text field', async () => {
  render(
    <>
      <Shortcuts />
      <input type="search" aria-label="Search" data-search="page" />
      <input type="radio" aria-label="All topics" />
      <input type="checkbox" aria-label="Select" />
      <input aria-label="Title" />
    </>,
  );
  for (const role of ['radio', 'checkbox']) {
    screen.getByRole(role).focus();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  }
  screen.getByRole('textbox').focus();
  await user.keyboard('/');
  expect(screen.getByRole('textbox')).toHaveValue('/');
});
