import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TranslationOptions } from '@contract/translation';
import { errorText } from '@client/api/errorText';
import { t } from '@client/shared/texts/t';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { SelectField } from '@client/shared/ui/form/SelectField';
import { languageOptions } from './languageNames';
import type { TranslationForm } from './useTranslationForm';

/** The two languages, and what happens with the article, or why it can't be translated. */
export function TranslationFields({ form }: { form: TranslationForm }) {
  const { options, error, retry, languages, setLanguages } = form;
  const { source, target } = languages;
  const isSame = source !== '' && source === target;
  return (
    <Stack sx={{ gap: 2 }}>
      <Box sx={fields}>
        <LanguageField
          label={t('translation.source')}
          value={source}
          onChange={(code) => setLanguages({ source: code, target })}
        />
        <LanguageField
          label={t('translation.target')}
          value={target}
          errorMessage={isSame ? t('translation.sameLanguage') : undefined}
          onChange={(code) => setLanguages({ source, target: code })}
        />
      </Box>
      {options ? <Note options={options} /> : null}
      {!options && error !== undefined ? (
        <ErrorState title={t('translation.optionsFailed')} error={errorText(error)} onRetry={retry} />
      ) : null}
    </Stack>
  );
}

function Note({ options: { by, refused } }: { options: TranslationOptions }) {
  if (by === 'none') {
    return (
      <Alert severity="info">{t(refused === null ? 'translation.notSetUp' : `translation.refused.${refused}`)}</Alert>
    );
  }
  return (
    <Typography variant="body2" color="textSecondary">
      {t(by === 'page' ? 'translation.newTab' : 'translation.inPlace')}
    </Typography>
  );
}

interface LanguageFieldProps {
  label: string;
  value: string;
  errorMessage?: string | undefined;
  onChange: (code: string) => void;
}

function LanguageField({ label, value, errorMessage, onChange }: LanguageFieldProps) {
  return (
    <SelectField
      label={label}
      value={value}
      required
      fullWidth
      error={errorMessage !== undefined}
      helperText={errorMessage}
      options={[
        { value: '', label: t('translation.choose') },
        ...languageOptions.map(({ code, name }) => ({ value: code, label: name })),
      ]}
      onChange={onChange}
    />
  );
}

const fields = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } } as const;
