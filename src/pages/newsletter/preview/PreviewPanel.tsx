import '@client/pages/newsletter/send/texts';
import type { NewsletterBody } from '@contract/newsletters';
import { times } from '@contract/limits';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useState } from 'react';
import { errorText } from '@client/api/errorText';
import { useNewsletterPreviewQuery } from '@client/api/workspace/newsletters';
import { isDeepEqual } from '@client/shared/values/isDeepEqual';
import { t } from '@client/shared/texts/t';
import { useIsNarrow } from '@client/shared/ui/layout/useIsNarrow';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { MailFrame } from '@client/shared/ui/mail/MailFrame';
import { mailText } from '@client/shared/ui/mail/mailText';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { inLight, type Light } from './inLight';
import { PreviewFacts } from './PreviewFacts';
import { previewOf } from './previewOf';

export interface PreviewPanelProps {
  ownerId: string;
  body: NewsletterBody;
  /** The chosen user groups by name. */
  groups: string;
  look: string;
}

/** As many mail programs draw it: beside a list, and on a phone. */
const widths = { wide: 640, narrow: 360 } as const;
type Width = keyof typeof widths;

/** The newsletter as those will see it who get it, and who they are. */
export function PreviewPanel({ ownerId, body, groups, look }: PreviewPanelProps) {
  const onPhone = useIsNarrow();
  const [chosen, setWidth] = useState<Width | null>(null);
  // On a phone the wide one is looked at by pushing it to and fro: that is for whoever chooses it.
  const width = chosen ?? (onPhone ? 'narrow' : 'wide');
  const [light, setLight] = useState<Light>('light');
  const asked = useRested(previewOf(body));
  const { data, error, isFetching, refetch } = useNewsletterPreviewQuery({ ownerId, body: asked }, anew);

  if (error && !isFetching) {
    return <ErrorState title={t('newsletter.previewFailed')} error={errorText(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeletons count={3} shape="card" />;
  return (
    <Box aria-busy={isFetching} sx={{ minWidth: 0 }}>
      <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
        <PreviewFacts preview={data} fromName={asked.fromName} groups={groups} look={look} />
      </Paper>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 1.5 }}>
        <Choice<Width>
          label={t('newsletter.width')}
          values={[
            ['wide', t('newsletter.width.wide')],
            ['narrow', t('newsletter.width.narrow')],
          ]}
          value={width}
          onChange={setWidth}
        />
        <Choice<Light>
          label={t('newsletter.light')}
          values={[
            ['light', t('newsletter.light.light')],
            ['dark', t('newsletter.light.dark')],
          ]}
          value={light}
          onChange={setLight}
        />
      </Stack>
      <Box sx={desk} role="region" tabIndex={0} aria-label={t('newsletter.previewTitle')}>
        <Box sx={{ width: widths[width], maxWidth: width === 'narrow' ? '100%' : 'none', mx: 'auto', ...sheet }}>
          <MailFrame html={inLight(mailText(data.content), light)} title={t('newsletter.previewTitle')} />
        </Box>
      </Box>
    </Box>
  );
}

const anew = { refetchOnMountOrArgChange: true } as const;

/** A value once it has stood for a moment: a preview is not made for each letter. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  const isOther = !isDeepEqual(value, rested);
  useEffect(() => {
    if (!isOther) return;
    const timer = setTimeout(() => setRested(value), times.previewDelayMs);
    return () => clearTimeout(timer);
  }, [isOther, value]);
  return rested;
}

interface ChoiceProps<Value extends string> {
  label: string;
  /** Each with its name. */
  values: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, value, onChange }: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      sx={{ bgcolor: 'background.paper' }}
      onChange={(_event, next: Value | null) => {
        if (next) onChange(next);
      }}
    >
      {values.map(([one, name]) => (
        <ToggleButton key={one} value={one} sx={{ px: 1.5 }}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const desk = {
  overflowX: 'auto',
  bgcolor: 'quiet',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  p: { xs: 1, sm: 2 },
} as const;
const sheet = { boxShadow: 1, bgcolor: '#fff' } as const;
