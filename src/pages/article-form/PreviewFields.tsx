import { articleEditor, limits } from '@contract/limits';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { FormikProps } from 'formik';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { t } from '@client/shared/texts/t';
import { LabeledInput } from '@client/shared/ui/form/LabeledInput';
import { SelectField, type SelectOption } from '@client/shared/ui/form/SelectField';
import { textFieldProps } from '@client/shared/ui/form/textFieldProps';
import { ArticleFiles } from './ArticleFiles';
import type { ArticleValues } from './articleValues';

type TextName = Exclude<keyof ArticleValues, 'attachments'>;

interface PreviewFieldsProps {
  form: FormikProps<ArticleValues>;
  /** The owner id of the workspace. */
  ownerId: string;
  /** Called when the upload of a file starts or ends. */
  onUploading: (isUploading: boolean) => void;
}

/** What lists and searches show of the article, and its files. */
export function PreviewFields({ form, ownerId, onUploading }: PreviewFieldsProps) {
  const { items: categories } = useDictionary('contentCategories');
  const { items: languages } = useDictionary('languages');
  const field = (name: TextName) => ({
    ...textFieldProps<TextName>(form, name),
    label: t(`articleForm.${labels[name]}`),
    inputProps: { dir: 'auto' },
  });
  const { categoryId, language, description } = form.values;
  return (
    <Stack sx={{ gap: 3 }}>
      <LabeledInput {...field('headline')} autoFocus />
      <Box>
        <Box sx={{ position: 'relative' }}>
          <LabeledInput {...field('description')} multiline sx={{ alignItems: 'flex-start', pr: 6, ...tall }} />
          <Tooltip title={t('articleForm.descriptionHelp')}>
            <IconButton
              size="small"
              aria-label={t('articleForm.descriptionHelp')}
              sx={{ position: 'absolute', top: 8, right: 8 }}
            >
              <InfoOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
          {t('articleForm.descriptionCount', { count: Math.min(description.length, limits.descriptionPreview) })}
        </Typography>
      </Box>
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', '& > *': { flex: '1 1 200px' } }}>
        <SelectField
          label={t('articleForm.category')}
          value={categoryId}
          options={withPresent(
            categories.map(({ id, contentName }) => ({ value: id, label: contentName })),
            categoryId,
          )}
          onChange={(value) => void form.setFieldValue('categoryId', value)}
        />
        <SelectField
          label={t('articleForm.language')}
          value={language}
          options={withPresent(
            languages.map(({ id, name }) => ({ value: id, label: name })),
            language,
          )}
          onChange={(value) => void form.setFieldValue('language', value)}
        />
      </Stack>
      <LabeledInput {...field('keywords')} />
      <LabeledInput {...field('author')} />
      <ArticleFiles
        ownerId={ownerId}
        files={form.values.attachments}
        onChange={(attachments) => void form.setFieldValue('attachments', attachments)}
        onUploading={onUploading}
      />
    </Stack>
  );
}

const labels = {
  headline: 'headline',
  description: 'description',
  categoryId: 'category',
  language: 'language',
  keywords: 'keywords',
  author: 'author',
} as const;

/** The options, and the present value if it isn't one of them. */
const withPresent = (options: readonly SelectOption[], value: string): readonly SelectOption[] =>
  options.some((option) => option.value === value) ? options : [{ value, label: value }, ...options];

/** Longer text scrolls. */
const tall = {
  height: articleEditor.otherHeight,
  '& textarea': { height: '100% !important', overflow: 'auto !important' },
} as const;
