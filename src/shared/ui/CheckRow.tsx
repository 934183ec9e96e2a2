import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import type { Choosable } from '../lib/chooseRows';

/** A row of a list: what it is called, what tells it from others, and at its end what is to be known of it. */
export interface CheckItem extends Choosable {
  name: string;
  detail?: string | undefined;
  note?: string | undefined;
}

export const rowRem = 3.25;

export function CheckRow({ item, checked }: { item: CheckItem; checked?: boolean }) {
  return (
    <>
      {checked === undefined ? null : <Mark checked={checked} disabled={item.disabled === true} />}
      <span className="texts">
        <span className="name">{item.name}</span>
        {item.detail === undefined ? null : <span className="detail">{item.detail}</span>}
      </span>
      {item.note === undefined ? null : <span className="note">{item.note}</span>}
    </>
  );
}

function Mark({ checked, disabled }: { checked: boolean; disabled: boolean }) {
  if (checked) return <CheckBox fontSize="small" color={disabled ? 'disabled' : 'primary'} />;
  return <CheckBoxOutlineBlank fontSize="small" color={disabled ? 'disabled' : 'action'} />;
}

export const checkBox = {
  position: 'relative',
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-visible [data-active]': { outline: 2, outlineColor: 'primary.main', outlineOffset: '-2px' },
} as const;

export const checkRow = {
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  px: 1.5,
  boxSizing: 'border-box',
  borderBottom: 1,
  borderColor: 'divider',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'quiet' },
  '&[aria-selected="true"]': { bgcolor: 'soft' },
  '&[aria-disabled="true"]': { bgcolor: 'transparent', cursor: 'default', color: 'text.secondary' },
  '& .texts': { flex: 1, minWidth: 0, lineHeight: 1.35 },
  '& .name, & .detail': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .name': { fontSize: '0.875rem', fontWeight: 520 },
  '& .detail, & .note': { fontSize: '0.75rem', color: 'text.secondary' },
  '& .note': { flex: 'none', maxWidth: '45%', textAlign: 'right' },
} as const;
