import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The button that opens the menu with the less frequent actions of a list's bar. */
export const moreButton = (): HTMLElement => screen.getByRole('button', { name: 'More actions' });

/** Chooses an action from it. */
export async function chooseFromBar(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(moreButton());
  await user.click(await screen.findByRole('menuitem', { name }));
}
