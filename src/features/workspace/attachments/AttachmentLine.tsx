import type { NewsAttachment } from '@contract/newsml/newsDocument';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import AttachFile from '@mui/icons-material/AttachFile';
import LinkIcon from '@mui/icons-material/Link';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { t } from '@client/shared/texts/t';
import { fileSize } from './fileSize';

interface ShownAttachment extends Pick<
  NewsAttachment,
  'type' | 'headline' | 'description' | 'link' | 'previewPath' | 'contentType'
> {
  /** In bytes; 0 or null if unknown. */
  size: number | null;
  /** The page of an attached article; null if the user may not read it, undefined while that is unknown. */
  articlePath?: string | null;
}

interface AttachmentLineProps {
  attachment: ShownAttachment;
  /** What can be done with it. */
  action?: ReactNode;
}

/** An attachment: its picture or kind, its headline, which opens it, and its description. */
export function AttachmentLine({ attachment, action }: AttachmentLineProps) {
  const { type, description, previewPath, size, articlePath } = attachment;
  const details = [
    t(`attachments.kind.${type}`),
    ...(type === 'link' ? [hostOf(attachment.link)] : []),
    ...(type === 'file' && size !== null && size > 0 ? [fileSize(size)] : []),
    ...(type === 'item' && articlePath === null ? [t('attachments.unavailable')] : []),
  ].filter((text) => text !== '');
  return (
    <Box component="li" sx={line}>
      {previewPath === '' ? (
        <Box sx={[tile, icon]}>
          <Kind {...attachment} />
        </Box>
      ) : (
        <Box component="img" src={previewPath} alt="" loading="lazy" sx={tile} />
      )}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Headline attachment={attachment} />
        <Typography variant="caption" color="textSecondary" component="p">
          {details.join(' · ')}
        </Typography>
        {description === '' ? null : (
          <Typography variant="body2" dir="auto" sx={{ mt: 0.25 }}>
            {description}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}

function Headline({ attachment: { type, headline, link, articlePath } }: { attachment: ShownAttachment }) {
  const text = headline || link;
  if (type === 'item' && articlePath) {
    return (
      <Link component={RouterLink} to={articlePath} variant="subtitle2" dir="auto">
        {text}
      </Link>
    );
  }
  if (type === 'item' || link === '') {
    return (
      <Typography variant="subtitle2" component="p" dir="auto">
        {text}
      </Typography>
    );
  }
  return (
    <Link href={link} target="_blank" rel="noopener noreferrer" variant="subtitle2" dir="auto">
      {text}
    </Link>
  );
}

function Kind({ type, contentType }: ShownAttachment) {
  if (type === 'item') return <ArticleOutlined />;
  if (type === 'link') return <LinkIcon />;
  return contentType === 'application/pdf' ? <PictureAsPdfOutlined /> : <AttachFile />;
}

const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).host : '');

const line = { display: 'flex', gap: 1.5, alignItems: 'flex-start', py: 1 } as const;
const tile = {
  flex: 'none',
  width: 56,
  height: 42,
  objectFit: 'cover',
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.75,
  bgcolor: 'quiet',
} as const;
const icon = { display: 'grid', placeItems: 'center', color: 'text.secondary' } as const;
