import { isEmailAddress } from '@contract/email';
import { limits } from '@contract/limits';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useExternalAddressesQuery } from '@client/api/workspace/articleEmail';
import { RemovableChip } from '@client/shared/list/RemovableChip';
import { t } from '@client/shared/texts/t';
import { skipToken } from '@reduxjs/toolkit/query';

interface AddressFieldProps {
  addresses: readonly string[];
  error: string | undefined;
  onChange: (addresses: string[]) => void;
  /** Called with text that isn't added yet, because it is incomplete or invalid. */
  onPending: (text: string) => void;
  pending: string;
}

/** The external recipients: typed or pasted, separated by spaces, commas, or semicolons. */
export function AddressField({ addresses, error, pending, onChange, onPending }: AddressFieldProps) {
  const [errorMessage, setErrorMessage] = useState<string>();
  const { currentData } = useExternalAddressesQuery(addresses.length > 0 ? [...addresses] : skipToken);
  const skipped = new Map(currentData?.skipped.map(({ address, reason }) => [address, reason]));

  const add = (): void => {
    const { added, rest, problem } = addTyped(addresses, pending);
    setErrorMessage(problem);
    onPending(rest);
    if (added.length > addresses.length) onChange(added);
  };
  const shownError = errorMessage ?? error;
  return (
    <Stack spacing={1}>
      <TextField
        size="small"
        fullWidth
        label={t('email.external')}
        type="text"
        value={pending}
        error={shownError !== undefined}
        helperText={shownError ?? t('email.externalHint', { n: limits.externalRecipients })}
        onChange={({ target }) => {
          setErrorMessage(undefined);
          onPending(target.value);
        }}
        onBlur={add}
        onKeyDown={(event) => {
          const isSeparator = event.key === ',' || event.key === ';' || event.key === 'Enter';
          if (!isSeparator || pending.trim() === '' || event.nativeEvent.isComposing) return;
          // Enter would submit the form.
          event.preventDefault();
          add();
        }}
        slotProps={{
          htmlInput: { inputMode: 'email', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
          // Announced, because the focus is in the field already when Enter is pressed.
          formHelperText: shownError === undefined ? {} : { role: 'alert' },
        }}
      />
      {addresses.length > 0 ? (
        <Stack
          component="ul"
          direction="row"
          useFlexGap
          aria-label={t('email.addressList')}
          sx={{ gap: 0.75, flexWrap: 'wrap', listStyle: 'none', m: 0, p: 0 }}
        >
          {addresses.map((address) => (
            <li key={address}>
              <RemovableChip
                label={address}
                action={t('email.removeAddress', { address })}
                isWarning={skipped.has(address)}
                onRemove={() => onChange(addresses.filter((one) => one !== address))}
              />
            </li>
          ))}
        </Stack>
      ) : null}
      {[...skipped].map(([address, reason]) => (
        <Typography key={address} variant="caption" role="status" sx={{ overflowWrap: 'anywhere' }}>
          {t(reason === 'BOUNCED' ? 'email.bounced' : 'email.unsubscribed', { address })}
        </Typography>
      ))}
    </Stack>
  );
}

/** Adds the typed addresses up to the first problem; `rest` stays in the field. */
export function addTyped(
  addresses: readonly string[],
  typed: string,
): { added: string[]; rest: string; problem: string | undefined } {
  const added = [...addresses];
  const words = typed.split(/[\s,;]+/).filter((word) => word !== '');
  for (const [at, word] of words.entries()) {
    const problem = !isEmailAddress(word)
      ? t('email.invalidAddress')
      : added.length >= limits.externalRecipients
        ? t('email.tooManyUsers', { n: limits.externalRecipients })
        : undefined;
    const isPresent = added.some((address) => address.toLowerCase() === word.toLowerCase());
    if (isPresent) continue;
    if (problem !== undefined) return { added, rest: words.slice(at).join(' '), problem };
    added.push(word);
  }
  return { added, rest: '', problem: undefined };
}
