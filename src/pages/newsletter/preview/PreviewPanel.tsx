import '../sendingTexts';
import type { NewsletterBody, NewsletterPreviewBody } from '@contract/newsletters';
import { times } from '@contract/limits';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useState } from 'react';
import { errorText } from '@client/api/errorText';
import { useNewsletterPreviewQuery, useTestNewsletterMutation } from '@client/api/workspace/newsletters';
import { isDeepEqual } from '@client/shared/values/isDeepEqual';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { useIsNarrow } from '@client/shared/ui/layout/useIsNarrow';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { MailFrame } from '@client/shared/ui/mail/MailFrame';
import { mailText } from '@client/shared/ui/mail/mailText';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { PreviewDetails } from './PreviewDetails';
import { previewRequest } from './previewRequest';

export interface PreviewPanelProps {
  ownerId: string;
  body: NewsletterBody;
  /** The names of the selected user groups, comma-separated. */
  groups: string;
  /** A text that names the template and the style. */
  look: string;
  /** True beside the article list, where there is room for the narrow preview only. */
  isBeside?: boolean;
}

/** Preview widths in px, as in many mail clients on a desktop and on a phone. */
const widths = { wide: 640, narrow: 360 } as const;
type Width = keyof typeof widths;
type ColorScheme = 'light' | 'dark';

/** The preview of a newsletter: the email as recipients see it, and its details. */
export function PreviewPanel({ ownerId, body, groups, look, isBeside = false }: PreviewPanelProps) {
  const onPhone = useIsNarrow();
  const [chosen, setWidth] = useState<Width | null>(null);
  // On a phone the default is narrow, because the wide preview scrolls sideways.
  const width = chosen ?? (onPhone || isBeside ? 'narrow' : 'wide');
  const [scheme, setScheme] = useState<ColorScheme>('light');
  const request = useDebounced(previewRequest(body));
  const { data, error, isFetching, refetch } = useNewsletterPreviewQuery({ ownerId, body: request }, refetchOnMount);

  if (error && !isFetching) {
    return <ErrorState title={t('newsletter.previewFailed')} error={errorText(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeletons count={3} shape="card" />;
  return (
    <Box aria-busy={isFetching} sx={{ minWidth: 0 }}>
      <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
        <PreviewDetails preview={data} fromName={request.fromName} groups={groups} look={look} />
      </Paper>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 1.5 }}>
        <ToggleChoice<Width>
          label={t('newsletter.width')}
          values={[
            ['wide', t('newsletter.width.wide')],
            ['narrow', t('newsletter.width.narrow')],
          ]}
          value={width}
          onChange={setWidth}
        />
        <ToggleChoice<ColorScheme>
          label={t('newsletter.light')}
          values={[
            ['light', t('newsletter.light.light')],
            ['dark', t('newsletter.light.dark')],
          ]}
          value={scheme}
          onChange={setScheme}
        />
        <TestButton ownerId={ownerId} body={previewRequest(body)} />
      </Stack>
      <Box sx={desk} role="region" tabIndex={0} aria-label={t('newsletter.previewTitle')}>
        <Box sx={{ width: widths[width], maxWidth: width === 'narrow' ? '100%' : 'none', mx: 'auto', ...sheet }}>
          <MailFrame html={forceColorScheme(mailText(data.content), scheme)} title={t('newsletter.previewTitle')} />
        </Box>
      </Box>
    </Box>
  );
}

/** Sends the newsletter to the user alone. A failure is shown as a notification, as after every mutation. */
function TestButton({ ownerId, body }: { ownerId: string; body: NewsletterPreviewBody }) {
  const { notifications } = useServices();
  const [send, { isLoading }] = useTestNewsletterMutation();
  const sendTest = async (): Promise<void> => {
    const { data } = await send({ ownerId, body });
    if (data) notifications.success(t('newsletter.testSent', { recipient: data.recipient }));
  };
  return (
    <BusyButton size="small" variant="outlined" loading={isLoading} onClick={() => void sendTest()}>
      {t('newsletter.test')}
    </BusyButton>
  );
}

const refetchOnMount = { refetchOnMountOrArgChange: true } as const;

/** Debounces a value, so that a preview is not requested for each keystroke. */
function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  const isDifferent = !isDeepEqual(value, debounced);
  useEffect(() => {
    if (!isDifferent) return;
    const timer = setTimeout(() => setDebounced(value), times.previewDelayMs);
    return () => clearTimeout(timer);
  }, [isDifferent, value]);
  return debounced;
}

interface ToggleChoiceProps<Value extends string> {
  label: string;
  /** Pairs of a value and its label. */
  values: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
}

function ToggleChoice<Value extends string>({ label, values, value, onChange }: ToggleChoiceProps<Value>) {
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
      {values.map(([option, optionLabel]) => (
        <ToggleButton key={option} value={option} sx={{ px: 1.5 }}>
          {optionLabel}
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

const darkMediaQuery = /@media\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi;

/** Rewrites the `prefers-color-scheme: dark` media queries of an email, to preview it in either scheme. */
const forceColorScheme = (html: string, scheme: ColorScheme): string =>
  html.replace(darkMediaQuery, scheme === 'dark' ? '@media all' : '@media not all');
