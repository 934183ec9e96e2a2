import type { UploadAnswer } from '@contract/attachments';
import type { NewsAttachment } from '@contract/newsml/newsDocument';

/** The address of an uploaded file's preview, else of the picture itself; null if it has neither. */
export function previewAddress({ baseUrl, remoteContent }: UploadAnswer): string | null {
  const pictures = remoteContent.filter(({ contentType }) => contentType.startsWith('image/'));
  const content = pictures.find(({ rendition }) => rendition === 'rnd:preview') ?? pictures[0];
  return content ? `${baseUrl}${content.href}` : null;
}

interface Texts {
  headline: string;
  description: string;
}

/** The attachment of an uploaded file. */
export function fileAttachment(uploaded: UploadAnswer, { headline, description }: Texts): NewsAttachment {
  const { attachmentId, baseUrl, remoteContent } = uploaded;
  const [original] = remoteContent;
  const preview = remoteContent.find(({ rendition }) => rendition === 'rnd:preview');
  return {
    type: 'file',
    id: attachmentId,
    headline,
    description,
    link: original ? `${baseUrl}${original.href}` : '',
    previewPath: preview ? `${baseUrl}${preview.href}` : '',
    contentType: original?.contentType ?? '',
    size: original?.size ?? null,
  };
}
