import { miscGroup } from '@contract/limits';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { selectOnline } from '@client/features/network/networkSlice';
import { selectIsAdmin } from '@client/features/session/sessionSelectors';
import { selectGroup } from '@client/features/topics/topicSelectors';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { useFocusFirstError } from '@client/shared/ui/form/useFocusFirstError';
import { useLastDefined } from '@client/shared/values/useLastDefined';
import { paths } from '@client/shared/navigation/paths';
import { useAppSelector } from '@client/shared/redux/hooks';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { CategoryField } from './CategoryField';
import { formBar, formColumns, FormSection } from './FormSection';
import { PreviewCount } from './PreviewCount';
import type { SavedSearch } from './savedSearch';
import { SavedSearchSummary } from './SavedSearchSummary';
import { TitleAndDescriptionFields } from './TitleAndDescriptionFields';
import { TopicTypeRadios, type OwnTopicType } from './TopicTypeRadios';
import type { TopicLocation } from './topicFormValues';
import { useTopicForm } from './useTopicForm';
import { useTopicPreview } from './useTopicPreview';

// Loaded lazily: the preview isn't needed to fill in the form, and only company topics have alert fields.
const PreviewPanel = lazyComponent(async () => (await import('./PreviewPanel')).PreviewPanel);
const AlertFields = lazyComponent(async () => (await import('./AlertFields')).AlertFields, { prefetch: true });

interface SaveAsTopicFormProps {
  search: SavedSearch;
  departmentId: string;
  /** True if users can have topics of their own. */
  ownTopicsEnabled: boolean;
}

/**
 * The form that saves a search as a topic: title, description, type, category, and the alerts of a company topic; beside
 * it a preview.
 */
export function SaveAsTopicForm({ search, departmentId, ownTopicsEnabled }: SaveAsTopicFormProps) {
  const [groupIds, setGroupIds] = useState<Record<OwnTopicType, string>>({ USER: miscGroup.id, COMPANY: '' });
  const isAdmin = useAppSelector(selectIsAdmin);
  // Preselected if only one type is possible.
  const [type, setType] = useState<OwnTopicType | null>(
    isAdmin && ownTopicsEnabled ? null : ownTopicsEnabled ? 'USER' : 'COMPANY',
  );
  const frequencies = useDictionary('frequencies', useAppSelector(selectOnline));
  const groupId = groupIds[type ?? 'USER'];
  const listed = useAppSelector((state) => selectGroup(state, groupId));
  const group = useLastDefined(groupId, listed);
  // Another user removed the category while the form was open.
  const isRemoved = group !== undefined && listed === undefined && groupId !== miscGroup.id;
  const groupName = group?.name ?? miscGroup.name;
  const place: TopicLocation = { type: type ?? 'USER', groupId, groupName, departmentId };
  const blocked = search.isEmpty || type === null || groupId === '' || isRemoved;
  const { form, goBack, dialogs } = useTopicForm({ initial: search.values, place, topic: null, blocked });
  const formRef = useFocusFirstError(form);
  const preview = useTopicPreview(form.values, place);
  const { parseError } = preview;
  const queryError = parseError && t('query.errorAt', { position: parseError.start + 1, message: parseError.message });
  const title = t('search.saveAsTopic');
  const { text, sources } = search.values;
  const searched = paths.search({ query: text ?? '', source: sources.map(({ id }) => id) });
  const missing = form.submitCount > 0 && groupId === '';
  return (
    <Box component="form" ref={formRef} noValidate onSubmit={form.handleSubmit} aria-label={title}>
      <PageHeader title={title} crumbs={[{ label: t('search.results'), to: searched }]} />
      <Stack sx={{ gap: 1, mb: search.hadDates || search.isEmpty ? 2 : 0 }}>
        {search.hadDates ? <Alert severity="info">{t('saveAs.datesRemoved')}</Alert> : null}
        {search.isEmpty ? <Alert severity="error">{t('saveAs.nothingLeft')}</Alert> : null}
      </Stack>
      <Box sx={formColumns}>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <FormSection title={t('topicForm.about')}>
            <TitleAndDescriptionFields form={form} />
            <TopicTypeRadios
              value={type}
              missing={form.submitCount > 0 && type === null}
              onChange={setType}
              ownTopicsEnabled={ownTopicsEnabled}
              mayCreateCompanyTopics={isAdmin}
            />
            {type === null ? null : (
              <CategoryField
                type={type}
                value={groupId}
                error={isRemoved ? t('topicForm.categoryGone') : missing ? t('saveAs.categoryMissing') : undefined}
                onChange={(id) => setGroupIds({ ...groupIds, [type]: id })}
              />
            )}
          </FormSection>
          {type === 'COMPANY' ? (
            <FormSection title={t('topicForm.alert')}>
              <AlertFields form={form} topic={null} frequencies={frequencies.items} />
            </FormSection>
          ) : null}
          <FormSection title={t('saveAs.search')}>
            <SavedSearchSummary values={form.values} error={form.errors.text ?? queryError} />
          </FormSection>
          <Box data-bar sx={formBar}>
            <PreviewCount preview={preview} />
            <Button color="inherit" onClick={goBack}>
              {t('action.cancel')}
            </Button>
            <BusyButton
              aria-keyshortcuts="s"
              type="submit"
              variant="contained"
              loading={form.isSubmitting}
              disabled={search.isEmpty}
            >
              {t('action.save')}
            </BusyButton>
          </Box>
        </Stack>
        {search.isEmpty ? null : <PreviewPanel preview={preview} frequencies={frequencies.items} />}
      </Box>
      {dialogs}
    </Box>
  );
}
