import type { UserEvent } from '@testing-library/user-event';

/**
 * Pastes a text at the end of a field, for tests that aren't about typing: a page renders at each key, which takes a
 * large part of their time.
 */
export async function pasteInto(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
