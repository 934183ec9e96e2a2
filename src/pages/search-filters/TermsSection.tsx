import { parseQuery } from '@contract/query/parse';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FieldValues } from '@client/features/query/completions';
import { termsOfText, textOfTerms, type ListedTerm } from '@client/features/query/listedTerms';
import type { ValidateQuery } from '@client/features/query/TermDialog';
import { TermList } from '@client/features/query/TermList';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { switchMode, withTerm, type SearchFilters } from './searchFilters';

const QueryEditor = lazyComponent(async () => (await import('@client/features/query/QueryEditor')).QueryEditor, {
  prefetch: true,
});
const QueryCorrections = lazyComponent(
  async () => (await import('@client/features/search/QueryCorrections')).QueryCorrections,
  { prefetch: true },
);
const TermDialog = lazyComponent(async () => (await import('@client/features/query/TermDialog')).TermDialog, {
  dialog: true,
  prefetch: true,
});

interface TermsSectionProps {
  filters: SearchFilters;
  values: FieldValues;
  /** True if the query hasn't changed since the last preview. Only then are corrections requested. */
  settled: boolean;
  validateQuery: ValidateQuery;
  onChange: (part: Partial<SearchFilters>) => void;
}

/** The query of the advanced search, as a list of terms or as text. */
export function TermsSection({ filters, values, settled, validateQuery, onChange }: TermsSectionProps) {
  const [edited, setEdited] = useState<ListedTerm | 'new' | null>(null);
  const { terms, text } = filters;
  const parsed = parseQuery(text ?? '');
  const query = text ?? textOfTerms(terms) ?? '';
  const otherMode = switchMode(filters, text === null ? 'text' : 'list');
  return (
    <>
      {text === null ? (
        <>
          {terms.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {t('filters.noTerms')}
            </Typography>
          ) : (
            <TermList terms={terms} values={values} onChange={(next) => onChange({ terms: next })} onEdit={setEdited} />
          )}
        </>
      ) : (
        <QueryEditor
          label={t('query.label')}
          value={text}
          values={values}
          errors={parsed.ok ? [] : parsed.errors}
          placeholder={t('query.placeholder')}
          onChange={(next) => onChange({ text: next })}
        />
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {text === null ? (
          <Button startIcon={<AddIcon />} variant="outlined" size="small" onClick={() => setEdited('new')}>
            {t('term.add')}
          </Button>
        ) : null}
        <Button
          size="small"
          disabled={otherMode === null}
          onClick={() => {
            if (otherMode) onChange(otherMode);
          }}
        >
          {t(text === null ? 'filters.asText' : 'filters.asTerms')}
        </Button>
        {text === null && terms.length === 0 ? null : (
          <Box sx={correctionsBox}>
            <QueryCorrections
              query={settled && parsed.ok ? query.trim() : ''}
              onCorrect={(next) => onChange(text === null ? { terms: termsOfText(next) ?? terms } : { text: next })}
            />
          </Box>
        )}
      </Box>
      {edited === null ? null : (
        <TermDialog
          key={edited === 'new' ? 'new' : edited.key}
          term={edited === 'new' ? null : edited}
          values={values}
          validate={validateQuery}
          onClose={() => setEdited(null)}
          onSubmit={(term) => {
            onChange({ terms: withTerm(terms, term, edited === 'new' ? null : edited.key) });
            setEdited(null);
          }}
        />
      )}
    </>
  );
}

/**
 * The box around the corrections: beside the buttons if there is room, else below them. Its height is reserved, so that
 * the content below doesn't move when corrections appear.
 */
const correctionsBox = { flex: '1 1 320px', minWidth: 0, minHeight: { xs: 42, lg: 21 } } as const;
