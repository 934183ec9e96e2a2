import type { Term, TermCondition } from '@contract/query/term';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { focusNext } from '@client/shared/lib/focusNext';
import { t } from '@client/shared/lib/texts/t';
import { Tooltip } from '@client/shared/ui/Tooltip';
import type { FieldValues } from './completions';
import { ConditionSelect } from './ConditionSelect';
import { fieldOf, valueOf, type ListedTerm } from './listedTerms';

interface TermListProps {
  terms: readonly ListedTerm[];
  values: FieldValues;
  onChange: (terms: ListedTerm[]) => void;
  onEdit: (term: ListedTerm) => void;
}

/**
 * The terms of a topic, folded from the top: each is joined by its condition to all above it. There may be hundreds, which are not
 * drawn anew at each letter of a title.
 */
export const TermList = memo(function TermList({ terms, values, onChange, onEdit }: TermListProps) {
  const move = (from: number, to: number): void => {
    const next = [...terms];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  const join = (key: string, condition: TermCondition): void =>
    onChange(terms.map((term) => (term.key === key ? { ...term, condition } : term)));
  return (
    <Box component="ol" aria-label={t('term.list')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {terms.map((term, index) => (
        <Box component="li" key={term.key} sx={row}>
          <ConditionSelect
            value={term.condition}
            first={index === 0}
            label={t('term.conditionOf', { value: term.value })}
            onChange={(condition) => join(term.key, condition)}
          />
          <TermText term={term} values={values} />
          <Box sx={{ display: 'flex', ml: 'auto' }}>
            <Act label={t('term.up', { value: term.value })} off={index === 0} onClick={() => move(index, index - 1)}>
              <ArrowUpward fontSize="small" />
            </Act>
            <Act
              label={t('term.down', { value: term.value })}
              off={index === terms.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <ArrowDownward fontSize="small" />
            </Act>
            <Act label={t('term.edit', { value: term.value })} onClick={() => onEdit(term)}>
              <EditOutlined fontSize="small" />
            </Act>
            <Act
              label={t('term.remove', { value: term.value })}
              onClick={(event) => {
                focusNext(event.currentTarget.closest('li'));
                onChange(terms.filter(({ key }) => key !== term.key));
              }}
            >
              <DeleteOutlined fontSize="small" />
            </Act>
          </Box>
        </Box>
      ))}
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

/** At the end of the list it does nothing, yet keeps the focus. */
function Act({ label, off = false, onClick, children }: ActProps) {
  return (
    <Tooltip title={off ? '' : label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-disabled={off}
        onClick={off ? undefined : onClick}
        sx={off ? { opacity: 0.38, cursor: 'default' } : {}}
      >
        {children}
      </IconButton>
    </Tooltip>
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
