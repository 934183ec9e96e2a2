import type { OutboxMailAnswer } from '@contract/alert';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { Static } from 'typebox';
import { useId, useState } from 'react';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { MailFrame } from '@client/shared/ui/mail/MailFrame';
import { scrollableTabs } from '@client/shared/ui/layout/scrollableTabs';
import { MailHeaders } from './MailHeaders';
import { MailState } from './MailState';

interface MailReaderProps {
  answer: Static<typeof OutboxMailAnswer>;
}

const parts = ['html', 'text', 'headers'] as const;
type Part = (typeof parts)[number];

/** One email in three tabs: HTML as a mail program shows it, plain text, and header fields. */
export function MailReader({ answer }: MailReaderProps) {
  const dates = useDates();
  const { mail, html, text, headers } = answer;
  const [part, setPart] = useState<Part>('html');
  const id = useId();
  return (
    <Paper variant="outlined" component="article" aria-labelledby={`${id}-subject`} sx={{ overflow: 'hidden' }}>
      <Box sx={{ p: 2, pb: 1 }}>
        <Typography variant="h2" id={`${id}-subject`} sx={{ overflowWrap: 'anywhere' }}>
          {mail.subject}
        </Typography>
        <Box sx={mailDetails}>
          <span>{t('outbox.to', { recipient: mail.recipient })}</span>
          <time dateTime={mail.sentAt ?? mail.createdAt}>{dates.minute(mail.sentAt ?? mail.createdAt)}</time>
          <MailState state={mail.state} />
        </Box>
        {mail.lastError === null ? null : (
          <Alert severity="error" sx={{ mt: 1 }}>
            {mail.lastError}
          </Alert>
        )}
      </Box>
      <Tabs
        {...scrollableTabs}
        value={part}
        onChange={(_event, next: Part) => setPart(next)}
        aria-label={t('outbox.parts')}
        sx={{ px: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {parts.map((one) => (
          <Tab
            key={one}
            value={one}
            label={t(`outbox.part.${one}`)}
            id={`${id}-${one}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${part}`}>
        {part === 'html' ? <MailFrame html={html} title={mail.subject} /> : null}
        {part === 'text' ? (
          <Box component="pre" sx={plainText} tabIndex={0}>
            {text}
          </Box>
        ) : null}
        {part === 'headers' ? <MailHeaders headers={headers} /> : null}
      </Box>
    </Paper>
  );
}

const mailDetails = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  mt: 0.75,
  typography: 'caption',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;

const plainText = {
  m: 0,
  p: 2,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
