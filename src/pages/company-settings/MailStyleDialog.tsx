import { contrast, parseHex } from '@contract/contrast';
import { limits } from '@contract/limits';
import type { StyleBody } from '@contract/mailStyles';
import { mailFonts, type MailFontId } from '@contract/mailFonts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useFormik } from 'formik';
import { object, string } from 'yup';
import { isApiError } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { useAddMailStyleMutation } from '@client/api/workspace/mailStyles';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { FormDialog } from '@client/shared/ui/dialog/FormDialog';
import { SelectField } from '@client/shared/ui/form/SelectField';
import { ColorField } from './ColorField';
import { MailStyleSample } from './MailStyleSample';

interface MailStyleDialogProps {
  /** The company's primary color. */
  color: string;
  onAdded: () => void;
  onClose: () => void;
}

interface StyleValues {
  name: string;
  description: string;
  hasOwnAccent: boolean;
  accent: string;
  link: string;
  ground: string;
  paper: string;
  headlineFont: MailFontId;
  textFont: MailFontId;
}

const colorSchema = string().matches(/^#[\da-f]{6}$/i, () => t('mailStyles.invalidColor'));
const styleSchema = object({
  name: string()
    .trim()
    .required(() => t('mailStyles.required.name'))
    .max(limits.styleName, () => t('field.tooLong', { n: limits.styleName })),
  description: string()
    .trim()
    .max(limits.styleDescription, () => t('field.tooLong', { n: limits.styleDescription })),
  accent: colorSchema,
  link: colorSchema,
  ground: colorSchema,
  paper: colorSchema,
});

const bodyOf = ({ hasOwnAccent, accent, name, description, ...rest }: StyleValues): StyleBody => ({
  ...rest,
  name: name.trim(),
  description: description.trim(),
  accent: hasOwnAccent ? accent : null,
});

/** Adds a mail style of the company. The server's errors are shown at their fields. */
export function MailStyleDialog({ color, onAdded, onClose }: MailStyleDialogProps) {
  const { notifications } = useServices();
  const [addStyle] = useAddMailStyleMutation();
  const form = useFormik<StyleValues>({
    initialValues: {
      name: '',
      description: '',
      hasOwnAccent: false,
      accent: color,
      link: '#0b5cad',
      ground: '#f4f6f8',
      paper: '#ffffff',
      headlineFont: 'sans',
      textFont: 'sans',
    },
    validationSchema: styleSchema,
    async onSubmit(values, { setErrors }) {
      const { data, error } = await addStyle(bodyOf(values));
      if (data) {
        onAdded();
        notifications.success(t('mailStyles.added', { name: data.style.name }));
        onClose();
      } else setErrors((isApiError(error) ? error.fields : undefined) ?? { name: errorText(error) });
    },
  });
  const { values, touched, errors } = form;
  const visibleError = (name: keyof StyleValues) => (touched[name] || form.submitCount > 0 ? errors[name] : undefined);
  const text = (name: 'name' | 'description') => ({
    ...form.getFieldProps(name),
    label: t(`mailStyles.form.${name}`),
    error: visibleError(name) !== undefined,
    helperText: visibleError(name),
    fullWidth: true,
    autoComplete: 'off',
  });
  const colorField = (name: 'accent' | 'link' | 'ground' | 'paper', note?: string) => (
    <ColorField
      name={name}
      label={t(`mailStyles.form.${name}`)}
      value={values[name]}
      errorMessage={visibleError(name)}
      note={note}
      onChange={(value) => void form.setFieldValue(name, value)}
      onBlur={() => void form.setFieldTouched(name)}
    />
  );
  const font = (name: 'headlineFont' | 'textFont') => (
    <SelectField
      fullWidth
      {...form.getFieldProps(name)}
      label={t(`mailStyles.form.${name}`)}
      options={mailFonts.map(({ id: value, name: label }) => ({ value, label }))}
      onChange={(font) => void form.setFieldValue(name, font)}
    />
  );
  return (
    <FormDialog
      title={t('mailStyles.add')}
      action={t('action.save')}
      saving={form.isSubmitting}
      maxWidth="sm"
      onSubmit={form.handleSubmit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <TextField autoFocus {...text('name')} />
        <TextField {...text('description')} />
        <FormControlLabel
          label={t('mailStyles.form.ownAccent')}
          control={
            <Checkbox
              checked={!values.hasOwnAccent}
              onChange={({ target }) => void form.setFieldValue('hasOwnAccent', !target.checked)}
            />
          }
        />
        <Box sx={twoColumns}>
          {values.hasOwnAccent ? colorField('accent') : null}
          {colorField('link', contrastNote(values))}
          {colorField('ground')}
          {colorField('paper')}
          {font('headlineFont')}
          {font('textFont')}
        </Box>
        <MailStyleSample
          style={{ ...values, name: values.name.trim(), accent: values.hasOwnAccent ? values.accent : null }}
          color={color}
        />
      </Stack>
    </FormDialog>
  );
}

/** The lower contrast ratio of the link color on the two backgrounds, rounded down. Undefined if a color is invalid. */
function contrastNote({ link, ground, paper }: StyleValues): string | undefined {
  if ([link, ground, paper].some((color) => parseHex(color) === null)) return undefined;
  const ratio = Math.floor(Math.min(contrast(link, ground), contrast(link, paper)) * 10) / 10;
  return t('mailStyles.form.contrast', { ratio });
}

const twoColumns = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } } as const;
