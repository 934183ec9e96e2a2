import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { t } from '@client/shared/texts/t';
import { ImageUpload } from '@client/shared/ui/form/image/ImageUpload';
import type { CompanySettingsValues } from './companySettingsValues';
import { FormSection } from './FormSection';

interface ImageFieldsProps {
  values: CompanySettingsValues;
  /** The errors of the server for each image. */
  errors: { logo: string | undefined; favicon: string | undefined };
  onChange: (changes: Partial<CompanySettingsValues>) => void;
}

const previewHeights = { logo: 80, favicon: 32 } as const;

/** The form section for the company's logo and favicon: upload, crop, or reset to Watchdesk's own. */
export function ImageFields({ values, errors, onChange }: ImageFieldsProps) {
  return (
    <FormSection title={t('company.images')} note={t('company.imagesNote')}>
      <Box sx={columns}>
        {(['logo', 'favicon'] as const).map((name) => (
          <Box key={name}>
            <ImageUpload
              use={name === 'logo' ? 'logo' : 'icon'}
              label={t(`company.${name}`)}
              note={t(`company.${name}Note`)}
              value={values[name]}
              previewHeight={previewHeights[name]}
              onChange={(made) => onChange({ [name]: made })}
              onReset={values[name] === null ? undefined : () => onChange({ [name]: null })}
            />
            {errors[name] === undefined ? null : (
              <FormHelperText error role="alert">
                {errors[name]}
              </FormHelperText>
            )}
          </Box>
        ))}
      </Box>
    </FormSection>
  );
}

const columns = { display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } } as const;
