import type { EmailAudience, EmailPreview } from '@contract/articleEmail';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorText } from '@client/api/errorText';
import { useEmailPreviewQuery } from '@client/api/workspace/articleEmail';
import { t } from '@client/shared/texts/t';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { MailFrame } from '@client/shared/ui/mail/MailFrame';
import { mailText } from '@client/shared/ui/mail/mailText';
import type { EmailCall } from './emailValues';

/** The email as its recipients will see it. Colleagues and external people get different links. */
export function EmailPreviewPanel({ call }: { call: EmailCall }) {
  const { data, error, isFetching, refetch } = useEmailPreviewQuery(call, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<EmailAudience | null>(null);
  if (error && !isFetching) {
    return <ErrorState title={t('email.previewFailed')} error={errorText(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeletons count={3} shape="card" />;
  const shown = data.contents.find(({ audience }) => audience === chosen) ?? data.contents[0];
  return (
    <Box aria-busy={isFetching}>
      <Typography variant="body2" sx={{ mb: 1, fontWeight: 620, overflowWrap: 'anywhere' }}>
        {data.subject === '' ? t('email.noSubject') : data.subject}
      </Typography>
      {data.contents.length > 1 ? (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown?.audience}
          aria-label={t('email.audience')}
          onChange={(_event, next: EmailAudience | null) => {
            if (next) setChosen(next);
          }}
          sx={{ mb: 1, flexWrap: 'wrap' }}
        >
          {data.contents.map(({ audience }) => (
            <ToggleButton key={audience} value={audience} sx={{ px: 1.5 }}>
              {audienceLabel(audience, data)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {data.colleagues + data.external === 0
            ? t('email.noRecipients')
            : audienceLabel(shown?.audience ?? 'COLLEAGUES', data)}
        </Typography>
      )}
      {data.unreachable > 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('email.unreachable', { count: data.unreachable })}
        </Typography>
      ) : null}
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
        <MailFrame html={mailText(shown?.content ?? '')} title={t('email.preview')} />
      </Box>
    </Box>
  );
}

function audienceLabel(audience: EmailAudience, { colleagues, external }: EmailPreview): string {
  return audience === 'COLLEAGUES'
    ? t('email.audience.COLLEAGUES', { count: colleagues })
    : t('email.audience.EXTERNAL', { count: external });
}
