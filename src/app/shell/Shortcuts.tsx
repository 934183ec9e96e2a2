import { useEffect, useState } from 'react';
import { isTyping } from '@client/shared/browser/isTyping';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';

const ShortcutsDialog = lazyComponent(async () => (await import('./ShortcutsDialog')).ShortcutsDialog, {
  dialog: true,
});

/** Focuses the page's own search box, or the header's if it has none. Returns whether there is one. */
function focusSearch(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-search]')];
  const field = fields.find(({ dataset }) => dataset.search !== 'header') ?? fields[0];
  field?.focus();
  field?.select();
  return field !== undefined;
}

/**
 * Clicks the control with this key shortcut: the one in the focused row or card, otherwise the first one on the page
 * that isn't in a row.
 */
function pressControl(key: string): boolean {
  // On small screens, actions of a list's bar are in its closed menu.
  const controls = `:is(main, [data-bar-menu]) [aria-keyshortcuts="${key}"]:not(:disabled)`;
  const around = document.activeElement?.closest('li, tr, article')?.querySelector<HTMLElement>(controls);
  const control = around ?? document.querySelector<HTMLElement>(`${controls}:not(main :is(li, tr) *)`);
  control?.click();
  return control !== null;
}

/** Global keyboard shortcuts: `/`, `?`, `s` (save), `e` (email), `f` (favorite), and `t` (star). */
export function Shortcuts() {
  const [listed, setListed] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"]')) return;
      if (event.key === '/' && focusSearch()) event.preventDefault();
      if (event.key === '?') setListed(true);
      // Saving and sending may move the focus to a field, which would then receive the letter.
      if (['s', 'e', 'f', 't'].includes(event.key) && pressControl(event.key)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return listed ? <ShortcutsDialog onClose={() => setListed(false)} /> : null;
}
