import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { FormikProps } from 'formik';
import { useId, useState } from 'react';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { movesIntoDialog } from '@client/shared/ui/form/movesIntoDialog';
import { CategoryPicture } from './CategoryPicture';
import type { CategoryValues } from './categoryValues';

const ImagePickerDialog = lazyComponent(async () => (await import('./ImagePickerDialog')).ImagePickerDialog, {
  dialog: true,
});

interface CategoryFieldsProps {
  form: FormikProps<CategoryValues>;
  /** The side of the square picture in pixels. */
  pictureSize: number;
}

/** The fields of the category form: the title, trimmed on blur, and the picture. */
export function CategoryFields({ form, pictureSize }: CategoryFieldsProps) {
  const id = useId();
  const [picking, setPicking] = useState(false);
  const { icon } = form.values;
  const setIcon = (next: string | null): void => {
    void form.setFieldValue('icon', next, false);
    form.setFieldError('profileGroupIcon', undefined);
  };
  const wrong = form.touched.name === true ? form.errors.name : undefined;
  const refusedPicture: unknown = Reflect.get(form.errors, 'profileGroupIcon');
  return (
    <>
      <TextField
        fullWidth
        name="name"
        label={t('categoryForm.title')}
        value={form.values.name}
        onChange={form.handleChange}
        onBlur={(event) => {
          if (movesIntoDialog(event)) return;
          void form.setFieldTouched('name', true, false);
          void form.setFieldValue('name', form.values.name.trim());
        }}
        error={wrong !== undefined}
        helperText={wrong}
        slotProps={{ htmlInput: { 'aria-required': true } }}
        autoComplete="off"
      />
      <Box role="group" aria-labelledby={`${id}-image`}>
        <Typography id={`${id}-image`} variant="subtitle2" component="p" sx={{ mb: 1 }}>
          {t('categoryForm.image')}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <CategoryPicture icon={icon} size={pictureSize} />
          <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
            <Button variant="outlined" size="small" onClick={() => setPicking(true)}>
              {t(icon === null ? 'categoryForm.chooseImage' : 'categoryForm.changeImage')}
            </Button>
            {icon === null ? (
              <Typography variant="caption" color="textSecondary">
                {t('categoryForm.imageNote')}
              </Typography>
            ) : (
              <Button color="inherit" size="small" onClick={() => setIcon(null)}>
                {t('categoryForm.clearImage')}
              </Button>
            )}
          </Stack>
        </Stack>
        {typeof refusedPicture === 'string' ? (
          <FormHelperText error role="alert">
            {refusedPicture}
          </FormHelperText>
        ) : null}
      </Box>
      {picking ? (
        <ImagePickerDialog
          icon={icon}
          onClose={() => setPicking(false)}
          onChoose={(chosen) => {
            setIcon(chosen);
            setPicking(false);
          }}
        />
      ) : null}
    </>
  );
}
