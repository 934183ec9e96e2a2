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

/** More than a screen shows. */
const drawnFirst = 30;

/**
 * The terms of a topic, folded from the top: each is joined by its condition to all above it. There may be a thousand: those below the
 * screen come after what is above is painted, and none is drawn anew at each letter of a title.
 */
export const TermList = memo(function TermList({ terms, values, onChange, onEdit }: TermListProps) {
  const drawn = useDeferredValue(Infinity, drawnFirst);
  const now = useRef({ terms, onChange });
  useLayoutEffect(() => {
    now.current = { terms, onChange };
  }, [terms, onChange]);
  const change = (of: TermsChange): void => now.current.onChange(of(now.current.terms));
  return (
    <Box component="ol" aria-label={t('term.list')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {terms.slice(0, drawn).map((term, index) => (
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

/** What becomes of a list of terms. */
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

/** A term in its list: drawn anew only when it is another, as there may be a thousand. */
const TermRow = memo(function TermRow({ term, first, last, values, onChange, onEdit }: TermRowProps) {
  'use no memo'; // It is drawn whole or not at all: to keep its parts would weigh more than the row.
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
        <Act label={t('term.up', { value })} off={first} onClick={() => onChange(moved(key, -1))}>
          <ArrowUpward fontSize="small" />
        </Act>
        <Act label={t('term.down', { value })} off={last} onClick={() => onChange(moved(key, 1))}>
          <ArrowDownward fontSize="small" />
        </Act>
        <Act label={t('term.edit', { value })} onClick={() => onEdit(term)}>
          <EditOutlined fontSize="small" />
        </Act>
        <Act
          label={t('term.remove', { value })}
          onClick={(event) => {
            focusNextElement(event.currentTarget.closest('li'));
            onChange((terms) => terms.filter((one) => one.key !== key));
          }}
        >
          <DeleteOutlined fontSize="small" />
        </Act>
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

interface ActProps {
  label: string;
  off?: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

/**
 * At the end of the list it does nothing, yet keeps the focus. With the browser's own tooltip: four of MUI's in each of a thousand
 * rows make the list slow.
 */
function Act({ label, off = false, onClick, children }: ActProps) {
  return (
    <IconButton
      size="small"
      title={off ? undefined : label}
      aria-label={label}
      aria-disabled={off}
      onClick={off ? undefined : onClick}
      sx={off ? { opacity: 0.38, cursor: 'default' } : {}}
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
