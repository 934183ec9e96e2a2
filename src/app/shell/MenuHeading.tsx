import ListSubheader from '@mui/material/ListSubheader';

/** The heading of a group of menu items. */
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
