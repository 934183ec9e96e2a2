import { articleEditor } from '@contract/limits';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import History from '@mui/icons-material/History';
import PublishOutlined from '@mui/icons-material/PublishOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { FormikProps } from 'formik';
import { useId, useState, type FormEvent } from 'react';
import { LazyBodyEditor } from '@client/features/article-editor/LazyBodyEditor';
import { focusNextElement } from '@client/shared/navigation/focusNextElement';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { FormActions } from '@client/shared/ui/form/FormActions';
import { useFocusFirstError } from '@client/shared/ui/form/useFocusFirstError';
import { scrollableTabs } from '@client/shared/ui/layout/scrollableTabs';
import type { ArticleValues } from './articleValues';
import { PreviewFields } from './PreviewFields';

interface ArticleFormViewProps {
  form: FormikProps<ArticleValues>;
  /** The owner id of the workspace. */
  ownerId: string;
  /** Called when the upload of a file starts or ends. */
  onUploading: (isUploading: boolean) => void;
  editor: {
    /** Another number starts a new editor with `html`. */
    round: number;
    html: string;
    upload: (file: File) => Promise<string | null>;
    onReady: (read: () => string) => void;
  };
  /** When the restored draft was kept (ISO 8601); null if there is none. */
  restored: string | null;
  onDiscardRestored: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Saves and publishes. Null without publish permission. */
  onPublish: (() => void) | null;
  onCancel: () => void;
  /** Null for a new article, as `onHistory`. */
  onCopy: (() => void) | null;
  copying: boolean;
  /** Null if the user may not remove it. */
  onRemove: (() => void) | null;
  onHistory: (() => void) | null;
}

const tabs = ['preview', 'body'] as const;
type FormTab = (typeof tabs)[number];

/** The article form with its tabs Preview and Body. */
export function ArticleFormView({
  form,
  ownerId,
  onUploading,
  editor,
  restored,
  onDiscardRestored,
  onCancel,
  ...run
}: ArticleFormViewProps) {
  const id = useId();
  const dates = useDates();
  const [tab, setTab] = useState<FormTab>('preview');
  // Mounted when it is first shown, and then kept: it holds the text.
  const [isBodyOpened, setIsBodyOpened] = useState(false);
  const formRef = useFocusFirstError(form);
  const open = (next: FormTab): void => {
    setTab(next);
    if (next === 'body') setIsBodyOpened(true);
  };
  const showErrors = (): void => {
    // The fields with errors are on this tab.
    if (!form.isValid) setTab('preview');
  };
  const panel = (name: FormTab) => ({
    role: 'tabpanel',
    id: `${id}-${name}-panel`,
    'aria-labelledby': `${id}-${name}`,
    hidden: tab !== name,
  });
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 960 }}>
      {restored === null ? null : (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={({ currentTarget }) => {
                focusNextElement(currentTarget);
                onDiscardRestored();
              }}
            >
              {t('articleForm.discardRestored')}
            </Button>
          }
        >
          {t('articleForm.restored', { date: dates.minute(restored) })}
        </Alert>
      )}
      <Tabs
        value={tab}
        onChange={(_event, next: FormTab) => open(next)}
        aria-label={t('articleForm.tabs')}
        {...scrollableTabs}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-panel`}
            label={t(`articleForm.tab.${name}`)}
          />
        ))}
      </Tabs>
      <Stack
        component="form"
        ref={formRef}
        noValidate
        sx={{ gap: 3 }}
        onSubmit={(event) => {
          showErrors();
          run.onSubmit(event);
        }}
      >
        <Box {...panel('preview')}>
          <PreviewFields form={form} ownerId={ownerId} onUploading={onUploading} />
        </Box>
        <Box {...panel('body')}>
          {isBodyOpened ? (
            <LazyBodyEditor
              key={editor.round}
              label={t('articleForm.tab.body')}
              html={editor.html}
              height={articleEditor.bodyHeight}
              upload={editor.upload}
              onReady={editor.onReady}
            />
          ) : null}
        </Box>
        <FormActions saving={form.isSubmitting} onCancel={onCancel}>
          {run.onCopy ? (
            <BusyButton
              color="inherit"
              startIcon={<ContentCopyOutlined />}
              loading={run.copying}
              onClick={() => run.onCopy?.()}
            >
              {t('articleForm.copy')}
            </BusyButton>
          ) : null}
          {run.onRemove ? (
            <Button color="error" startIcon={<DeleteOutlined />} onClick={run.onRemove}>
              {t('action.remove')}
            </Button>
          ) : null}
          {run.onHistory ? (
            <Button color="inherit" startIcon={<History />} onClick={run.onHistory}>
              {t('articleForm.history')}
            </Button>
          ) : null}
          {run.onPublish ? (
            <Button
              color="inherit"
              startIcon={<PublishOutlined />}
              onClick={() => {
                showErrors();
                run.onPublish?.();
              }}
            >
              {t('publish.saveAndPublish')}
            </Button>
          ) : null}
        </FormActions>
      </Stack>
    </Paper>
  );
}
