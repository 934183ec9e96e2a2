import type { ContentCategory } from '@contract/dictionaries';
import type { ChannelHealth as Health } from '@contract/iam';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import InputAdornment from '@mui/material/InputAdornment';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useFormik } from 'formik';
import type { FocusEvent } from 'react';
import { withoutChannelPrefix } from '@client/features/channels/channelId';
import { t } from '@client/shared/texts/t';
import { movesIntoDialog } from '@client/shared/ui/form/movesIntoDialog';
import { useFocusFirstError } from '@client/shared/ui/form/useFocusFirstError';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { FormActions } from '@client/shared/ui/form/FormActions';
import { LeaveGuard } from '@client/shared/ui/dialog/LeaveGuard';
import { SelectField } from '@client/shared/ui/form/SelectField';
import { channelSchema, type ChannelValues } from './channelSchema';

export interface ChannelFormProps {
  /** The id of the channel; undefined for a new channel. */
  id: string | undefined;
  initial: ChannelValues;
  /** The prefix of all channel names of the company; may be empty. */
  prefix: string;
  categories: readonly ContentCategory[];
  /** True after a click on Remove, until the confirmation is closed. */
  asking: boolean;
  /** The text of the confirmation, with the topics that use the channel; null until it is loaded. */
  removalText: string | null;
  removing: boolean;
  /** Resolves to the errors by field; null when the channel is saved. */
  onSave: (values: ChannelValues) => Promise<Record<string, string> | null>;
  onAsk: (asking: boolean) => void;
  onRemove: () => void;
  onCancel: () => void;
  health?: Health;
}

export function ChannelForm(props: ChannelFormProps) {
  const { id, initial, prefix, categories, health, asking, removalText, onSave } = props;
  const form = useFormik<ChannelValues>({
    initialValues: initial,
    validationSchema: channelSchema(prefix),
    async onSubmit(values, { setErrors }) {
      const errors = await onSave(values);
      if (errors) setErrors(errors);
    },
  });
  const formRef = useFocusFirstError(form);
  const field = (name: keyof ChannelValues) => {
    const error = form.touched[name] ? form.errors[name] : undefined;
    return {
      ...form.getFieldProps(name),
      onBlur: (event: FocusEvent) => {
        if (movesIntoDialog(event)) return;
        void form.setFieldValue(name, form.values[name].trim());
        form.handleBlur(event);
      },
      label: t(`channel.${name}`),
      error: error !== undefined,
      helperText: error,
      fullWidth: true,
      required: true,
    };
  };

  // The button is busy, not disabled: a disabled button loses the focus, and closing the dialog could not restore it.
  const loadingText = asking && removalText === null;

  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 640 }}>
      <Stack component="form" ref={formRef} noValidate sx={{ gap: 3 }} onSubmit={form.handleSubmit}>
        {id === undefined ? null : (
          <Typography variant="body2" color="textSecondary">
            {t('channel.idNote', { id: withoutChannelPrefix(id) })}
          </Typography>
        )}
        {health?.state === 'failing' && health.lastError !== null ? (
          <Alert severity="warning">{health.lastError}</Alert>
        ) : null}
        <SelectField
          {...field('category')}
          options={categories.map((category) => ({ value: category.id, label: category.contentName }))}
          onChange={(category) => void form.setFieldValue('category', category)}
        />
        <TextField
          {...field('name')}
          slotProps={{
            input: {
              startAdornment: prefix === '' ? null : <InputAdornment position="start">{prefix}</InputAdornment>,
            },
          }}
        />
        <TextField {...field('url')} type="url" placeholder="https://" />
        <FormActions saving={form.isSubmitting} onCancel={props.onCancel}>
          {id === undefined ? null : (
            <Button
              color="error"
              startIcon={loadingText ? <CircularProgress size={18} color="inherit" /> : <DeleteOutlined />}
              aria-busy={loadingText}
              sx={{ mr: 'auto' }}
              onClick={() => props.onAsk(true)}
            >
              {t('channel.remove')}
            </Button>
          )}
        </FormActions>
      </Stack>
      <LeaveGuard changed={() => form.dirty && !form.isSubmitting && !asking} />
      {removalText === null ? null : (
        <ConfirmDialog
          open
          title={t('channels.removeQuestion')}
          text={removalText}
          confirm={t('channel.remove')}
          danger
          busy={props.removing}
          onCancel={() => props.onAsk(false)}
          onConfirm={props.onRemove}
        />
      )}
    </Paper>
  );
}
