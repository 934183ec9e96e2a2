import type { MailTemplate } from '@contract/departmentSettings';
import type { Style } from '@contract/mailStyles';
import type { UserGroup } from '@contract/userGroups';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { textFieldProps } from '@client/shared/ui/form/textFieldProps';
import { personName } from '@client/shared/texts/personName';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { MultiSelectList } from '@client/shared/list/MultiSelectList';
import type { ListRowItem } from '@client/shared/list/ListRow';
import { LabeledInput } from '@client/shared/ui/form/LabeledInput';
import { SelectField } from '@client/shared/ui/form/SelectField';
import type { UserGroupsResult, MailStylesResult } from './newsletterOptions';
import type { NewsletterValues } from './newsletterValues';
import type { ComposerState } from './useComposer';

type Form = Pick<
  ComposerState['form'],
  'values' | 'errors' | 'touched' | 'setFieldValue' | 'setFieldTouched' | 'handleBlur' | 'handleChange'
>;

interface NewsletterFormProps extends Form {
  groups: UserGroupsResult;
  styles: MailStylesResult;
  templates: readonly MailTemplate[];
}

/** The form fields of a newsletter: subject, sender name, introduction, user groups, template, style, and stories. */
export function NewsletterForm({ groups, styles, templates, ...form }: NewsletterFormProps) {
  const { values, errors, touched, setFieldValue, setFieldTouched, handleBlur, handleChange } = form;
  const visibleError = (name: keyof NewsletterValues): string | undefined => {
    const error = errors[name];
    return touched[name] && typeof error === 'string' ? error : undefined;
  };
  const template = templates.find(({ id }) => id === values.templateId);
  return (
    <Stack sx={{ gap: 2.5 }}>
      <LabeledInput {...textFieldProps(form, 'subject')} label={t('newsletter.subject')} required />
      <LabeledInput {...textFieldProps(form, 'fullName')} label={t('newsletter.from')} required />
      <LabeledInput
        {...textFieldProps(form, 'introduction')}
        label={t('newsletter.introduction')}
        multiline
        minRows={2}
        maxRows={10}
      />
      <GroupField
        groups={groups}
        chosen={values.userGroupIds}
        errorMessage={visibleError('userGroupIds')}
        onChange={(ids) => {
          void setFieldTouched('userGroupIds', true, false);
          void setFieldValue('userGroupIds', ids);
        }}
      />
      <SelectField
        required
        name="templateId"
        label={t('newsletter.template')}
        value={template?.id ?? ''}
        error={visibleError('templateId') !== undefined}
        helperText={visibleError('templateId') ?? template?.description}
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => void setFieldValue('templateId', id)}
        onBlur={handleBlur}
      />
      <StyleField styles={styles} value={values.styleId} onChange={(id) => void setFieldValue('styleId', id)} />
      <SeparateStoriesSwitch checked={values.separateStories} onChange={handleChange} />
    </Stack>
  );
}

/** A list item for a user group: its owner and the number of people, owner included. */
function itemOf({ id, name, members, memberCount }: UserGroup): ListRowItem {
  const owner = members.find(({ isOwner }) => isOwner);
  return {
    id,
    name,
    detail: owner ? t('newsletter.groupOwner', { owner: personName(owner) }) : undefined,
    note: t('newsletter.people', { count: memberCount ?? members.length }),
  };
}

interface GroupFieldProps {
  groups: UserGroupsResult;
  chosen: readonly string[];
  errorMessage: string | undefined;
  onChange: (ids: string[]) => void;
}

function GroupField({ groups, chosen, errorMessage, onChange }: GroupFieldProps) {
  'use no memo'; // the form memoizes this element already
  const id = useId();
  const { data, isError, refetch } = groups;
  return (
    <Box>
      <Typography
        variant="body2"
        color={errorMessage === undefined ? 'textSecondary' : 'error'}
        component="p"
        sx={{ mb: 0.75 }}
      >
        {t('newsletter.userGroup')} *
      </Typography>
      {data && data.usergroups.length > 0 ? (
        <MultiSelectList
          label={t('newsletter.userGroup')}
          items={data.usergroups.map(itemOf)}
          chosen={new Set(chosen)}
          rows={4}
          errorId={errorMessage === undefined ? undefined : `${id}-error`}
          onChange={(ids) => onChange([...ids])}
        />
      ) : data ? (
        <Typography variant="body2" color="textSecondary">
          {t('newsletter.noGroups')}{' '}
          <Button component={RouterLink} to={paths.editUserGroup()} size="small">
            {t('newsletter.makeGroup')}
          </Button>
        </Typography>
      ) : isError ? (
        <Typography variant="body2" role="alert">
          {t('newsletter.groupsFailed')}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {t('action.retry')}
          </Button>
        </Typography>
      ) : (
        <Skeleton variant="rounded" height={104} />
      )}
      {errorMessage === undefined ? null : (
        <FormHelperText error id={`${id}-error`} sx={{ mx: 1.75 }}>
          {errorMessage}
        </FormHelperText>
      )}
    </Box>
  );
}

function SeparateStoriesSwitch({ checked, onChange }: { checked: boolean; onChange: Form['handleChange'] }) {
  'use no memo'; // the form memoizes this element already
  const id = useId();
  return (
    <Box>
      <FormControlLabel
        label={t('newsletter.separate')}
        control={
          <Switch
            name="separateStories"
            checked={checked}
            onChange={onChange}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id} sx={{ mx: 0 }}>
        {t('newsletter.separateNote')}
      </FormHelperText>
    </Box>
  );
}

interface StyleFieldProps {
  styles: MailStylesResult;
  value: string;
  onChange: (id: string) => void;
}

function StyleField({ styles, value, onChange }: StyleFieldProps) {
  'use no memo'; // the form memoizes this element already
  const listed: readonly Style[] = styles.data?.styles ?? [];
  const defaultStyle = listed.find(({ isDefault }) => isDefault);
  const chosen = listed.find(({ id }) => id === value);
  const note = styles.isError
    ? t('newsletter.stylesFailed')
    : styles.data && listed.length === 0
      ? t('newsletter.noStyles')
      : (chosen ?? defaultStyle)?.description;
  return (
    <SelectField
      name="styleId"
      label={t('newsletter.style')}
      value={chosen?.id ?? ''}
      disabled={listed.length === 0}
      helperText={note}
      options={[
        {
          value: '',
          label: defaultStyle
            ? t('newsletter.styleDefault', { name: defaultStyle.name })
            : t('newsletter.styleOfTemplate'),
        },
        ...listed.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={onChange}
    />
  );
}
