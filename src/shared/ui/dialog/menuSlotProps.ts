/** Parts of a menu that lies outside the page's landmarks: a landmark of its own around it, and the menu's name. */
export const menuSlotProps = (label: string) => ({
  paper: { role: 'region', 'aria-label': label },
  list: { 'aria-label': label },
});
