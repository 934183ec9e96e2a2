import type { MailTemplate } from '@contract/departmentSettings';
import { layout } from '@contract/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@client/shared/texts/t';
import { useFocusFirstError } from '@client/shared/ui/form/useFocusFirstError';
import { NewsletterForm } from './NewsletterForm';
import type { UserGroupsResult, MailStylesResult } from './newsletterOptions';
import type { ComposerState } from './useComposer';

interface FormPanelProps {
  form: ComposerState['form'];
  /** The number of selected articles. */
  chosen: number;
  /** The names of the selected user groups, comma-separated. */
  groupNames: string;
  groups: UserGroupsResult;
  styles: MailStylesResult;
  templates: readonly MailTemplate[];
  onCancel: () => void;
}

/** The form of the newsletter, and a bar with a summary (articles, recipients) and the buttons Cancel and Send. */
export function FormPanel({ form, chosen, groupNames, groups, styles, templates, onCancel }: FormPanelProps) {
  const formRef = useFocusFirstError(form);
  const { values, errors, touched, submitCount, setFieldValue, setFieldTouched, handleBlur, handleChange } = form;
  const isMissing = submitCount > 0 && chosen === 0;
  return (
    <Box
      component="form"
      ref={formRef}
      noValidate
      onSubmit={form.handleSubmit}
      aria-label={t('shell.newsletter')}
      sx={panel}
    >
      <Box className="fields">
        <NewsletterForm
          {...{ values, errors, touched, setFieldValue, setFieldTouched, handleBlur, handleChange }}
          groups={groups}
          styles={styles}
          templates={templates}
        />
      </Box>
      <Box className="bar">
        <Typography variant="body2" sx={{ flex: { xs: 1, md: '1 1 100%' }, minWidth: 0, overflowWrap: 'anywhere' }}>
          {isMissing ? (
            <Box component="span" role="alert" sx={{ color: 'error.main' }}>
              {t('newsletter.required.articles')}
            </Box>
          ) : (
            summary(chosen, groupNames)
          )}
        </Typography>
        <Button color="inherit" onClick={onCancel} sx={{ ml: 'auto' }}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" variant="contained">
          {t('newsletter.send')}
        </Button>
      </Box>
    </Box>
  );
}

/** One line about what is sent to whom. */
function summary(chosen: number, groups: string): string {
  const what = chosen === 0 ? t('newsletter.summaryNone') : t('newsletter.summary', { count: chosen });
  const whom = groups === '' ? t('newsletter.summaryNobody') : t('newsletter.summaryTo', { groups });
  return `${what}, ${whom}`;
}

/**
 * On narrow screens `display: contents`, so that the bar with Send is sticky below the page header for the whole page,
 * not only within the form.
 */
const panel = {
  display: { xs: 'contents', md: 'block' },
  position: { md: 'sticky' },
  top: { md: 76 },
  minWidth: 0,
  // On low screens the form scrolls separately, and the bar with Send stays visible.
  maxHeight: { md: 'calc(100vh - 92px)' },
  overflowY: { md: 'auto' },
  border: { md: 1 },
  borderColor: { md: 'divider' },
  borderRadius: { md: 1 },
  bgcolor: { md: 'background.paper' },
  '& > .fields': {
    p: 2,
    border: { xs: 1, md: 0 },
    borderColor: { xs: 'divider', md: 'divider' },
    borderRadius: 1,
    bgcolor: 'background.paper',
  },
  '& > .bar': {
    position: 'sticky',
    top: { xs: layout.header, md: 'auto' },
    bottom: { md: 0 },
    zIndex: 3,
    display: 'flex',
    alignItems: 'center',
    flexWrap: { md: 'wrap' },
    gap: 1,
    px: { xs: 0.5, md: 2 },
    py: { xs: 1, md: 1.5 },
    borderTop: { md: 1 },
    borderBottom: { xs: 1, md: 0 },
    borderColor: { xs: 'divider', md: 'divider' },
    bgcolor: { xs: 'background.default', md: 'background.paper' },
  },
} as const;
