import type { MediaFile } from '@contract/attachments';
import AttachFile from '@mui/icons-material/AttachFile';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { fileSize } from '@client/features/workspace/attachments/fileSize';
import { useDates } from '@client/shared/time/useDates';

/** A file of a workspace: its picture or kind, and its name, which opens it. */
export function MediaCard({ file }: { file: MediaFile }) {
  const dates = useDates();
  const { name, headline, description, created, remoteContent } = file;
  const [original, preview] = remoteContent;
  const shown = preview ?? (original?.contentType.startsWith('image/') === true ? original : undefined);
  return (
    <Box component="li" sx={card}>
      {shown ? (
        <Box component="img" src={shown.href} alt="" loading="lazy" sx={picture} />
      ) : (
        <Box sx={[picture, icon]}>
          {original?.contentType === 'application/pdf' ? (
            <PictureAsPdfOutlined fontSize="large" />
          ) : (
            <AttachFile fontSize="large" />
          )}
        </Box>
      )}
      <Box sx={{ p: 1.5, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link href={original?.href ?? ''} target="_blank" rel="noopener noreferrer" variant="subtitle2" dir="auto">
          {headline || name}
        </Link>
        {description === '' ? null : (
          <Typography variant="body2" dir="auto">
            {description}
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary" component="p">
          {[...(headline === '' ? [] : [name]), fileSize(original?.size ?? 0)].join(' · ')}
          {' · '}
          <time dateTime={created}>{dates.minute(created)}</time>
        </Typography>
      </Box>
    </Box>
  );
}

const card = {
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
} as const;
const picture = {
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  bgcolor: 'quiet',
} as const;
const icon = { display: 'grid', placeItems: 'center', color: 'text.secondary' } as const;
