import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { FormikProps } from 'formik';
import { usePublishSourcesQuery } from '@client/api/data/dictionaries';
import { errorText } from '@client/api/errorText';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { selectOnline } from '@client/features/network/networkSlice';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import type { TopicValues } from './topicFormValues';

// Loaded lazily: most topics search all sources and don't show the tree.
const SourcesTree = lazyComponent(async () => (await import('@client/features/query/SourcesTree')).SourcesTree, {
  fallback: <Skeletons count={4} shape="line" />,
});

interface SourcesSectionProps {
  form: FormikProps<TopicValues>;
  company: boolean;
  canPublish: boolean;
}

/** The sources of a topic: all or selected ones. A company topic can be limited to published content. */
export function SourcesSection({ form, company, canPublish }: SourcesSectionProps) {
  const online = useAppSelector(selectOnline);
  const sources = useDictionary('sources', online);
  const publish = usePublishSourcesQuery(undefined, { skip: !company || !canPublish });
  const { addAllSources, onlyPublish } = form.values;
  const choose = (name: 'addAllSources' | 'onlyPublish') => ({
    size: 'small' as const,
    checked: form.values[name],
    onChange: (_event: unknown, on: boolean) => void form.setFieldValue(name, on, false),
  });
  const publishStatus = publish.isError ? 'error' : publish.data ? 'loaded' : 'loading';
  return (
    <>
      {company ? (
        <div>
          <FormControlLabel
            control={<Checkbox {...choose('onlyPublish')} disabled={!canPublish} />}
            label={t('topicForm.onlyPublish')}
            slotProps={{ typography: { variant: 'body2' } }}
          />
          {canPublish ? null : (
            <Typography variant="caption" color="textSecondary" component="span">
              {t('topicForm.publishNote')}
            </Typography>
          )}
        </div>
      ) : null}
      <FormControlLabel
        control={<Checkbox {...choose('addAllSources')} />}
        label={t('sources.all')}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      {addAllSources ? null : onlyPublish ? (
        <SourcesTree
          key="publish"
          label={t('sources.title')}
          sources={publish.data?.sources ?? []}
          status={publishStatus}
          error={publish.isError ? errorText(publish.error) : null}
          onRetry={() => void publish.refetch()}
          chosen={form.values.publishSources}
          onChange={(chosen) => void form.setFieldValue('publishSources', chosen, false)}
        />
      ) : (
        <SourcesTree
          key="all"
          label={t('sources.title')}
          sources={sources.items}
          status={sources.status}
          error={sources.error}
          onRetry={sources.retry}
          chosen={form.values.sources}
          onChange={(chosen) => void form.setFieldValue('sources', chosen, false)}
        />
      )}
      {form.errors.sources ? (
        <Typography variant="body2" color="error" role="alert">
          {typeof form.errors.sources === 'string' ? form.errors.sources : t('error.VALIDATION')}
        </Typography>
      ) : null}
    </>
  );
}
