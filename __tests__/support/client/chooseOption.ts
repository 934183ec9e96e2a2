import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

/** Opens a select, and chooses the option of this name. Resolves when the list is closed. */
export async function chooseOption(user: UserEvent, select: HTMLElement, name: string | RegExp): Promise<void> {
  await user.click(select);
  await user.click(await within(await screen.findByRole('listbox')).findByRole('option', { name }));
  await closed();
}

/** The texts of a select's options: opens its list, and closes it again. */
export async function optionsOf(user: UserEvent, select: HTMLElement): Promise<(string | null)[]> {
  await user.click(select);
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  const texts = options.map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  await closed();
  return texts;
}
