import type { Article } from '@contract/article';
import type { TranslationAnswer } from '@contract/translation';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { isApiError } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { languageName } from '@client/features/translation/languageNames';
import { TranslateButton } from '@client/features/translation/TranslateButton';
import { TranslationFields } from '@client/features/translation/TranslationFields';
import type { TranslationForm } from '@client/features/translation/useTranslationForm';
import { focusNextElement } from '@client/shared/navigation/focusNextElement';
import { usePageTitle } from '@client/shared/navigation/usePageTitle';
import { t } from '@client/shared/texts/t';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { ArticleHtml } from '../ArticleHtml';
import { ArticleSkeleton } from '../ArticleSkeleton';

interface TranslateViewProps {
  article: Article | undefined;
  error: unknown;
  onRetry: () => void;
  /** The path of the article's own page. */
  back: string;
  form: TranslationForm;
  onTranslate: () => void;
  onCancel: () => void;
  translation: (TranslationAnswer & { language: string }) | null;
  isTranslating: boolean;
  translationError: unknown;
}

export function TranslateView(props: TranslateViewProps) {
  const { article, error, onRetry, back, form, isTranslating, onTranslate, onCancel } = props;
  usePageTitle(article && `${t('translation.title')}: ${article.headline}`);
  const crumbs = [{ label: article?.headline ?? t('article.title'), to: back }];
  return (
    <>
      <PageHeader title={t('translation.title')} crumbs={crumbs} />
      {!article && error !== undefined ? (
        <ErrorState title={t('article.failed')} error={errorText(error)} onRetry={onRetry} />
      ) : null}
      {!article && error === undefined ? <ArticleSkeleton /> : null}
      {article ? (
        <Stack sx={{ gap: 3 }}>
          <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, '@media print': { display: 'none' } }}>
            <TranslationFields form={form} />
            <Stack direction="row" sx={{ gap: 1, mt: 2, justifyContent: 'flex-end' }}>
              {isTranslating ? (
                <Button
                  color="inherit"
                  onClick={({ currentTarget }) => {
                    focusNextElement(currentTarget);
                    onCancel();
                  }}
                >
                  {t('action.cancel')}
                </Button>
              ) : null}
              <TranslateButton form={form} loading={isTranslating} onTranslate={onTranslate} />
            </Stack>
          </Paper>
          <Box sx={sideBySide}>
            <Text
              title={t('translation.original')}
              language={article.language}
              headline={article.headline}
              description={article.description}
              body={article.body}
            />
            <TranslationPanel {...props} />
          </Box>
        </Stack>
      ) : null}
    </>
  );
}

/** The translation, or a message while it isn’t requested yet, is loading, or has failed. */
function TranslationPanel({ translation, isTranslating, translationError, form }: TranslateViewProps) {
  if (isTranslating) {
    return (
      <Box role="status">
        <Typography sx={{ mb: 1 }}>{t('translation.loading')}</Typography>
        <LinearProgress aria-label={t('translation.loading')} />
      </Box>
    );
  }
  if (translationError !== undefined) return <Alert severity="error">{failureText(translationError)}</Alert>;
  if (!translation) {
    // Nothing is shown in place: the form says why, or opens another site.
    return form.options?.by === 'service' ? (
      <Typography color="textSecondary">{t('translation.empty')}</Typography>
    ) : null;
  }
  return (
    <Text
      {...translation}
      title={`${t('translation.translation')}: ${languageName(translation.language)}`}
      note={t('translation.byMachine')}
    />
  );
}

/** The reason if the user can do something about it. */
const failureText = (error: unknown): string =>
  isApiError(error) && error.status >= 400 && error.status < 500 ? errorText(error) : t('error.TRANSLATION_FAILED');

interface TextProps extends TranslationAnswer {
  title: string;
  language: string;
  note?: string;
}

function Text({ title, note, language, headline, description, body }: TextProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography id={id} variant="overline" component="h2" color="textSecondary">
        {title}
      </Typography>
      {note === undefined ? null : (
        <Typography variant="caption" component="p" color="textSecondary">
          {note}
        </Typography>
      )}
      <Box lang={language}>
        <Typography variant="h2" component="h3" dir="auto" sx={{ my: 1 }}>
          {headline}
        </Typography>
        {description === '' ? null : (
          <Typography dir="auto" sx={{ fontWeight: 560, mb: 1 }}>
            {description}
          </Typography>
        )}
        <ArticleHtml html={body} dir="auto" sx={{ '& img': { maxWidth: '100%', height: 'auto' } }} />
      </Box>
    </Box>
  );
}

const sideBySide = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
