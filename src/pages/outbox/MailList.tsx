import type { OutboxMail } from '@contract/alert';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import { Link as RouterLink } from 'react-router-dom';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { paths } from '@client/shared/navigation/paths';
import { MailState } from './MailState';

interface MailListProps {
  mails: readonly OutboxMail[];
  id: string | undefined;
  page: number;
}

export function MailList({ mails, id, page }: MailListProps) {
  const dates = useDates();
  return (
    <Paper variant="outlined" component="nav" aria-label={t('outbox.list')}>
      <List sx={{ p: 0.75 }}>
        {mails.map((mail) => (
          <ListItem key={mail.id} disablePadding>
            <ListItemButton
              component={RouterLink}
              to={paths.outbox({ id: mail.id })}
              state={{ page }}
              selected={mail.id === id}
              aria-current={mail.id === id ? 'page' : undefined}
              sx={{ display: 'block', px: 1.25, py: 1 }}
            >
              <Box sx={line}>
                <Box component="span" sx={{ ...truncated, flex: 1 }}>
                  {mail.recipient}
                </Box>
                <time dateTime={mail.createdAt}>{dates.minute(mail.createdAt)}</time>
              </Box>
              <Box sx={{ typography: 'subtitle2', ...truncated }}>{mail.subject}</Box>
              {mail.state === 'sent' ? null : <MailState state={mail.state} />}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}

const truncated = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const line = { display: 'flex', gap: 1, typography: 'caption', color: 'text.secondary' } as const;
