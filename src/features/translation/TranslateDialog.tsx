import type { Article } from '@contract/article';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { t } from '@client/shared/texts/t';
import { TranslateButton } from './TranslateButton';
import { TranslationFields } from './TranslationFields';
import { initialLanguages, useTranslationForm, type Languages } from './useTranslationForm';

export interface TranslateDialogProps {
  article: Pick<Article, 'itemId' | 'itemVersion' | 'language'>;
  /** True in a workspace. */
  isArticle: boolean;
  /** Called if the translation is shown in Watchdesk: opens its page. */
  onTranslateInPlace: (languages: Languages) => void;
  onClose: () => void;
}

/** The dialog that asks for both languages and opens the translation. */
export function TranslateDialog({ article, isArticle, onTranslateInPlace, onClose }: TranslateDialogProps) {
  const id = useId();
  const item = { itemId: article.itemId, version: article.itemVersion, isArticle };
  const form = useTranslationForm(item, initialLanguages(article.language));
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`}>{t('translation.title')}</DialogTitle>
      {/* The first field's label lies on its border, which the title would clip. */}
      <DialogContent sx={{ pt: '8px !important' }}>
        <TranslationFields form={form} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <TranslateButton
          form={form}
          onTranslate={() => (form.href === null ? onTranslateInPlace(form.languages) : onClose())}
        />
      </DialogActions>
    </Dialog>
  );
}
