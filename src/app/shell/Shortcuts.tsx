import { useEffect, useState } from 'react';
import { isTyping } from '@client/shared/browser/isTyping';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';

const ShortcutsDialog = lazyComponent(async () => (await import('./ShortcutsDialog')).ShortcutsDialog, {
  dialog: true,
});

/** The page's own search if it has one, else the header's. */
function focusSearch(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-search]')];
  const field = fields.find(({ dataset }) => dataset.search !== 'header') ?? fields[0];
  field?.focus();
  field?.select();
  return field !== undefined;
}

/** Presses the control that names the key: the one in the row or card that has the focus, else the page's first. */
function pressControl(key: string): boolean {
  const controls = `main [aria-keyshortcuts="${key}"]:not(:disabled)`;
  const around = document.activeElement?.closest('li, tr, article')?.querySelector<HTMLElement>(controls);
  const control = around ?? document.querySelector<HTMLElement>(controls);
  control?.click();
  return control !== null;
}

/** The keys that work on every page: `/` and `?`; and `s` and `f`, where there is something to save or to favor. */
export function Shortcuts() {
  const [listed, setListed] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"]')) return;
      if (event.key === '/' && focusSearch()) event.preventDefault();
      if (event.key === '?') setListed(true);
      // Saving may lead the focus into a field at once, which would take the letter as typed.
      if ((event.key === 's' || event.key === 'f') && pressControl(event.key)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return listed ? <ShortcutsDialog onClose={() => setListed(false)} /> : null;
}
