import type { NewsDocument } from '@contract/newsml/newsDocument';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '@client/shared/texts/t';
import { differenceOf, paragraphsOf, type Piece } from './versionText';

interface VersionDifferenceProps {
  before: { title: string; document: NewsDocument };
  after: { title: string; document: NewsDocument };
}

/** The texts of two versions side by side, with removed and added words marked. Formatting isn't compared. */
export function VersionDifference({ before, after }: VersionDifferenceProps) {
  const rows = differenceOf(paragraphsOf(before.document), paragraphsOf(after.document));
  const isSame = rows.every((row) => [...row.before, ...row.after].every(({ changed }) => !changed));
  return (
    <>
      {isSame ? (
        <Typography variant="body2" role="status" sx={{ mb: 1 }}>
          {t('versions.same')}
        </Typography>
      ) : null}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('versions.difference')}>
        <Box component="table" sx={table}>
          <thead>
            <tr>
              <th scope="col">{before.title}</th>
              <th scope="col">{after.title}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                <td dir="auto">
                  <Pieces pieces={row.before} element="del" />
                </td>
                <td dir="auto">
                  <Pieces pieces={row.after} element="ins" />
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  );
}

function Pieces({ pieces, element: Changed }: { pieces: readonly Piece[]; element: 'del' | 'ins' }) {
  return pieces.map(({ text, changed }, index) =>
    changed ? <Changed key={index}>{text}</Changed> : <span key={index}>{text}</span>,
  );
}

const table = {
  width: '100%',
  minWidth: 480,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th': { textAlign: 'start', fontWeight: 620 },
  '& th, & td': { width: '50%', p: 1, verticalAlign: 'top', borderBottom: 1, borderColor: 'divider' },
  '& td': { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& del': { bgcolor: 'rgba(211, 47, 47, 0.16)', textDecoration: 'line-through' },
  '& ins': { bgcolor: 'rgba(46, 125, 50, 0.18)', textDecoration: 'underline' },
} as const;
