import '@client/features/workspace/attachments/texts';
import type { Attachment } from '@contract/attachments';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { landingArticlePath } from '@client/features/search/articlePaths';
import { AttachmentLine } from '@client/features/workspace/attachments/AttachmentLine';
import { workspaceArticlePath } from '@client/features/workspace/workspacePaths';
import { t } from '@client/shared/texts/t';

/** What an own article attaches, below its text. */
export function ArticleAttachments({ attachments }: { attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="article-attachments" sx={section}>
      <Typography id="article-attachments" variant="h3" component="h2">
        {t('attachments.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {attachments.map((one) => (
          <AttachmentLine
            key={one.id}
            attachment={{ ...one, type: one.attachmentType, articlePath: articlePathOf(one) }}
          />
        ))}
      </Box>
    </Box>
  );
}

function articlePathOf({ article }: Attachment): string | null {
  if (article === null) return null;
  const { itemId: id, itemVersion, ownerId } = article;
  return ownerId === null ? landingArticlePath(article) : workspaceArticlePath({ id, itemVersion }, ownerId);
}

const section = { mt: 4, pt: 2, borderTop: 1, borderColor: 'divider' } as const;
