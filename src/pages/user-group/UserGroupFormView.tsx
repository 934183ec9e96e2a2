import type { ColleaguesAnswer } from '@contract/userGroups';
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormikProps } from 'formik';
import { useDeferredValue, useId, useState } from 'react';
import { errorText } from '@client/api/errorText';
import { colleagueName, findColleagues } from '@client/features/colleagues/findColleagues';
import { PeoplePicker } from '@client/features/colleagues/PeoplePicker';
import { textFieldProps } from '@client/shared/ui/form/textFieldProps';
import { t } from '@client/shared/texts/t';
import { useFocusFirstError } from '@client/shared/ui/form/useFocusFirstError';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { FormActions } from '@client/shared/ui/form/FormActions';
import { LabeledInput } from '@client/shared/ui/form/LabeledInput';
import { SearchField } from '@client/shared/list/SearchField';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import type { UserGroupValues } from './userGroupSchema';

interface UserGroupFormViewProps {
  form: FormikProps<UserGroupValues>;
  colleagues: { data?: ColleaguesAnswer | undefined; error?: unknown; refetch: () => unknown };
  ownUid: string | undefined;
  /** Opens the form of a new user; null if the user isn't an administrator. */
  onNewUser: (() => void) | null;
  onCancel: () => void;
}

export function UserGroupFormView({ form, colleagues, ownUid, onNewUser, onCancel }: UserGroupFormViewProps) {
  const usersId = useId();
  const formRef = useFocusFirstError(form);
  const field = (name: 'name' | 'description') => ({
    ...textFieldProps(form, name),
    label: t(`userGroup.${name}`),
    required: true,
  });
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
      <Stack component="form" ref={formRef} noValidate sx={{ gap: 3 }} onSubmit={form.handleSubmit}>
        <LabeledInput {...field('name')} />
        <LabeledInput {...field('description')} />
        <Box role="group" aria-labelledby={usersId} sx={{ minWidth: 0 }}>
          <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
            <Box sx={{ flex: 1 }}>
              <Typography id={usersId} component="h2" variant="h3">
                {t('userGroup.users')}
              </Typography>
              <FormHelperText sx={{ m: 0 }}>{t('userGroup.usersNote')}</FormHelperText>
            </Box>
            {onNewUser ? (
              <Button size="small" startIcon={<PersonAddAltOutlined />} onClick={onNewUser}>
                {t('userGroup.newUser')}
              </Button>
            ) : null}
          </Stack>
          <Users form={form} colleagues={colleagues} ownUid={ownUid} />
        </Box>
        <FormActions saving={form.isSubmitting} onCancel={onCancel} />
      </Stack>
    </Paper>
  );
}

function Users({ form, colleagues, ownUid }: Pick<UserGroupFormViewProps, 'form' | 'colleagues' | 'ownUid'>) {
  const [text, setText] = useState('');
  const searchText = useDeferredValue(text);
  const { data, error, refetch } = colleagues;
  if (!data && error) {
    return <ErrorState title={t('userGroup.noColleagues')} error={errorText(error)} onRetry={refetch} />;
  }
  if (!data) return <Skeletons count={5} />;
  const others = data.users.filter(({ uid }) => uid !== ownUid);
  const found = searchText.trim() === '' ? null : new Set(findColleagues(others, searchText).map(({ uid }) => uid));
  return (
    <PeoplePicker
      label={t('userGroup.users')}
      search={<SearchField label={t('people.find')} value={text} onChange={setText} />}
      items={others.map((one) => ({ id: one.uid, name: colleagueName(one), detail: one.email }))}
      found={found}
      chosen={new Set(form.values.users)}
      // Every choice of users is valid: without validation, thousands aren't checked at each click.
      onChange={(chosen) => void form.setFieldValue('users', [...chosen], false)}
    />
  );
}
