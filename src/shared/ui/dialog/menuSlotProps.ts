/** Slot props of a menu outside the page's landmarks: a landmark around it, and the menu's name. */
export const menuSlotProps = (label: string) => ({
  paper: { role: 'region', 'aria-label': label },
  list: { 'aria-label': label },
});
