import type { Term } from '@contract/query/term';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { focusNextElement } from '@client/shared/navigation/focusNextElement';
import { t } from '@client/shared/texts/t';
import type { FieldValues } from './completions';
import { ConditionSelect } from './ConditionSelect';
import { fieldOf, valueOf, type ListedTerm } from './listedTerms';

interface TermListProps {
  terms: readonly ListedTerm[];
  values: FieldValues;
  onChange: (terms: ListedTerm[]) => void;
  onEdit: (term: ListedTerm) => void;
}

/** The number of rows of the first render: more than fit on a screen. */
const firstRows = 30;

/**
 * The list of terms; each is joined to those above it by its operator. Lists can have a thousand terms: the rows below
 * the screen are rendered after the first paint, and memoized, so that typing a title renders none.
 */
export const TermList = memo(function TermList({ terms, values, onChange, onEdit }: TermListProps) {
  const rowCount = useDeferredValue(Infinity, firstRows);
  const now = useRef({ terms, onChange });
  useLayoutEffect(() => {
    now.current = { terms, onChange };
  }, [terms, onChange]);
  const change = (of: TermsChange): void => now.current.onChange(of(now.current.terms));
  return (
    <Box component="ol" aria-label={t('term.list')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {terms.slice(0, rowCount).map((term, index) => (
        <TermRow
          key={term.key}
          term={term}
          first={index === 0}
          last={index === terms.length - 1}
          values={values}
          onChange={change}
          onEdit={onEdit}
        />
      ))}
    </Box>
  );
});

/** A change of the list of terms. */
type TermsChange = (terms: readonly ListedTerm[]) => ListedTerm[];

interface TermRowProps {
  term: ListedTerm;
  first: boolean;
  last: boolean;
  values: FieldValues;
  onChange: (change: TermsChange) => void;
  onEdit: (term: ListedTerm) => void;
}

const moved =
  (key: string, by: number): TermsChange =>
  (terms) => {
    const from = terms.findIndex((term) => term.key === key);
    const next = [...terms];
    next.splice(from + by, 0, ...next.splice(from, 1));
    return next;
  };

/** A row of the list, memoized because there may be a thousand. */
const TermRow = memo(function TermRow({ term, first, last, values, onChange, onEdit }: TermRowProps) {
  'use no memo'; // memo() covers the whole row: memoizing its parts too would cost more than rendering them.
  const { key, value } = term;
  return (
    <Box component="li" sx={row}>
      <ConditionSelect
        value={term.condition}
        first={first}
        label={t('term.conditionOf', { value })}
        onChange={(condition) =>
          onChange((terms) => terms.map((one) => (one.key === key ? { ...one, condition } : one)))
        }
      />
      <TermText term={term} values={values} />
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        <RowButton label={t('term.up', { value })} disabled={first} onClick={() => onChange(moved(key, -1))}>
          <ArrowUpward fontSize="small" />
        </RowButton>
        <RowButton label={t('term.down', { value })} disabled={last} onClick={() => onChange(moved(key, 1))}>
          <ArrowDownward fontSize="small" />
        </RowButton>
        <RowButton label={t('term.edit', { value })} onClick={() => onEdit(term)}>
          <EditOutlined fontSize="small" />
        </RowButton>
        <RowButton
          label={t('term.remove', { value })}
          onClick={(event) => {
            focusNextElement(event.currentTarget.closest('li'));
            onChange((terms) => terms.filter((one) => one.key !== key));
          }}
        >
          <DeleteOutlined fontSize="small" />
        </RowButton>
      </Box>
    </Box>
  );
});

function TermText({ term, values }: { term: Term; values: FieldValues }) {
  return (
    <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
      <Typography variant="caption" color="textSecondary" component="p">
        {term.type === 'complex' ? t('term.complex') : (fieldOf(term)?.label ?? term.label)}
      </Typography>
      <Typography
        variant="body2"
        sx={{
          overflowWrap: 'anywhere',
          fontWeight: 540,
          ...(term.type === 'complex' ? { fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem' } : {}),
        }}
      >
        {valueOf(term, values)}
      </Typography>
    </Box>
  );
}

interface RowButtonProps {
  label: string;
  disabled?: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

/**
 * A disabled button keeps the focus (aria-disabled), as when a term reaches the end of the list. With a native tooltip:
 * four of MUI's tooltips in each of a thousand rows would make the list slow.
 */
function RowButton({ label, disabled = false, onClick, children }: RowButtonProps) {
  return (
    <IconButton
      size="small"
      title={disabled ? undefined : label}
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      sx={disabled ? { opacity: 0.38, cursor: 'default' } : {}}
    >
      {children}
    </IconButton>
  );
}

const row = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'center',
  flexWrap: 'wrap',
  p: 1,
  pl: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
