import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { t } from '@client/shared/texts/t';

export type Owned = 'USER' | 'COMPANY';

interface TopicTypeChoiceProps {
  /** Null: none is chosen yet. */
  value: Owned | null;
  /** None is chosen, and one has to be. */
  missing: boolean;
  onChange: (type: Owned) => void;
  /** Whether people have topics of their own. */
  own: boolean;
  /** Whether the company's topics are the person's to make. */
  company: boolean;
}

/** Whose topic it becomes. */
export function TopicTypeChoice({ value, missing, onChange, own, company }: TopicTypeChoiceProps) {
  const id = useId();
  const option = (type: Owned, label: string) => (
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
        {...(missing ? { 'aria-invalid': true, 'aria-describedby': `${id}-fault` } : {})}
        value={value}
      >
        {own ? option('USER', t('saveAs.mine')) : null}
        {company ? option('COMPANY', t('saveAs.company')) : null}
      </RadioGroup>
      {missing ? (
        <FormHelperText id={`${id}-fault`} sx={{ mx: 0 }}>
          {t('saveAs.typeMissing')}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
