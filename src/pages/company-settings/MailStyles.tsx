import type { Style } from '@contract/mailStyles';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorText } from '@client/api/errorText';
import {
  useMailStylesQuery,
  useMakeMailStyleDefaultMutation,
  useRemoveMailStyleMutation,
} from '@client/api/workspace/mailStyles';
import { passFocusOn } from '@client/shared/navigation/focusNextElement';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { FormSection } from './FormSection';
import { MailStyleDialog } from './MailStyleDialog';
import { MailStyleSample } from './MailStyleSample';

interface MailStylesProps {
  /** The company's primary color, for styles without an accent color. */
  color: string;
  /** Called after a style was added or deleted. */
  onChanged: () => void;
}

/** The mail styles: those of Watchdesk, and the company's own, which can be added and deleted. One is the default. */
export function MailStyles({ color, onChanged }: MailStylesProps) {
  const { data, error, refetch } = useMailStylesQuery(undefined);
  const [adding, setAdding] = useState(false);
  return (
    <FormSection title={t('mailStyles.title')} note={t('mailStyles.note')}>
      {data ? <StyleList styles={data.styles} color={color} onChanged={onChanged} /> : null}
      {!data && error ? <ErrorState error={errorText(error)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton variant="rounded" height={300} /> : null}
      {data ? (
        <Button startIcon={<Add />} onClick={() => setAdding(true)} sx={{ mt: 2 }}>
          {t('mailStyles.add')}
        </Button>
      ) : null}
      {adding ? <MailStyleDialog color={color} onAdded={onChanged} onClose={() => setAdding(false)} /> : null}
    </FormSection>
  );
}

function StyleList({ styles, color, onChanged }: MailStylesProps & { styles: readonly Style[] }) {
  const { notifications } = useServices();
  const [makeDefault] = useMakeMailStyleDefaultMutation();
  const [removeStyle, removing] = useRemoveMailStyleMutation();
  const [toDelete, setToDelete] = useState<Style | null>(null);

  const chooseDefault = async ({ id, name }: Style) => {
    const { error } = await makeDefault({ id });
    if (!error) notifications.success(t('mailStyles.defaultMade', { name }));
  };
  const remove = async ({ id, name }: Style) => {
    const { error } = await removeStyle({ id });
    setToDelete(null);
    if (error) return;
    onChanged();
    notifications.success(t('mailStyles.deleted', { name }));
  };

  if (styles.length === 0) return <EmptyState title={t('mailStyles.empty')} />;
  return (
    <>
      <Stack component="ul" aria-label={t('mailStyles.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {styles.map((style) => (
          <Stack key={style.id} ref={passFocusOn} component="li" direction="row" useFlexGap sx={row}>
            <MailStyleSample style={style} color={color} />
            <Stack sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 520 }}>{style.name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {style.description}
              </Typography>
            </Stack>
            {style.isDefault ? (
              <Chip size="small" label={t('mailStyles.isDefault')} />
            ) : (
              <Button
                ref={passFocusOn}
                size="small"
                aria-label={t('mailStyles.makeDefaultNamed', { name: style.name })}
                onClick={() => void chooseDefault(style)}
              >
                {t('mailStyles.makeDefault')}
              </Button>
            )}
            {style.isOwn ? (
              <Button
                size="small"
                color="error"
                aria-label={t('mailStyles.deleteNamed', { name: style.name })}
                onClick={() => setToDelete(style)}
              >
                {t('action.delete')}
              </Button>
            ) : null}
          </Stack>
        ))}
      </Stack>
      {toDelete ? (
        <ConfirmDialog
          open
          title={t('mailStyles.deleteQuestion', { name: toDelete.name })}
          text={t('mailStyles.deleteNote')}
          confirm={t('action.delete')}
          danger
          busy={removing.isLoading}
          onCancel={() => setToDelete(null)}
          onConfirm={() => void remove(toDelete)}
        />
      ) : null}
    </>
  );
}

const row = {
  gap: 2,
  py: 1.5,
  alignItems: 'center',
  flexWrap: 'wrap',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const;
