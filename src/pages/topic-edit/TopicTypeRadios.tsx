import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { t } from '@client/shared/texts/t';

export type OwnTopicType = 'USER' | 'COMPANY';

interface TopicTypeRadiosProps {
  /** The selected type; null if none is selected yet. */
  value: OwnTopicType | null;
  /** True if saving was tried without a type. */
  missing: boolean;
  onChange: (type: OwnTopicType) => void;
  /** True if users can have topics of their own. */
  ownTopicsEnabled: boolean;
  /** True if the user may create company topics. */
  mayCreateCompanyTopics: boolean;
}

/** The radio buttons for the type of a new topic: My Topic or Company Topic. */
export function TopicTypeRadios({
  value,
  missing,
  onChange,
  ownTopicsEnabled,
  mayCreateCompanyTopics,
}: TopicTypeRadiosProps) {
  const id = useId();
  const option = (type: OwnTopicType, label: string) => (
    <FormControlLabel
      value={type}
      control={<Radio size="small" />}
      label={label}
      slotProps={{ typography: { variant: 'body2' } }}
      onChange={() => onChange(type)}
    />
  );
  return (
    <FormControl error={missing}>
      <FormLabel id={id} sx={{ typography: 'subtitle2' }}>
        {t('saveAs.type')}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        aria-required
        {...(missing ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        value={value}
      >
        {ownTopicsEnabled ? option('USER', t('saveAs.mine')) : null}
        {mayCreateCompanyTopics ? option('COMPANY', t('saveAs.company')) : null}
      </RadioGroup>
      {missing ? (
        <FormHelperText id={`${id}-error`} sx={{ mx: 0 }}>
          {t('saveAs.typeMissing')}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
