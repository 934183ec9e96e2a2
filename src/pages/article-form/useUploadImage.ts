import { useUploadAttachmentMutation, type UploadedFile } from '@client/api/workspace/ownArticles';

const previewRendition = 'rnd:preview';

/** The address of an uploaded image's preview, else of its first rendition; null if it has none. */
export function previewAddress({ baseUrl, remoteContent }: UploadedFile): string | null {
  const content = remoteContent.find(({ rendition }) => rendition === previewRendition) ?? remoteContent[0];
  return content ? `${baseUrl}${content.href}` : null;
}

/** Uploads an image of the body and returns its address; null if the server refused it, which is reported. */
export function useUploadImage(): (file: File) => Promise<string | null> {
  const [upload] = useUploadAttachmentMutation();
  return async (file) => {
    const { data } = await upload({ file });
    return data ? previewAddress(data) : null;
  };
}
