import ListSubheader from '@mui/material/ListSubheader';

/** What the items below it in a menu have in common. */
export function MenuHeading({ text }: { text: string }) {
  return (
    <ListSubheader
      role="presentation"
      disableSticky
      sx={{ typography: 'overline', color: 'text.secondary', px: 2.75, pt: 1, bgcolor: 'transparent' }}
    >
      {text}
    </ListSubheader>
  );
}
