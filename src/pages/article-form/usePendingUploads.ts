import { useRef } from 'react';
import { useUploadImage } from './useUploadImage';

/** Uploads an article's images, and counts what is being uploaded: files and images that aren't in the article yet. */
export function usePendingUploads(ownerId: string) {
  const uploadImage = useUploadImage(ownerId);
  const pending = useRef(0);
  return {
    isPending: (): boolean => pending.current > 0,
    uploadImage: async (file: File): Promise<string | null> => {
      pending.current += 1;
      return uploadImage(file).finally(() => (pending.current -= 1));
    },
    /** Called when the upload of a file starts or ends. */
    onUploading: (isUploading: boolean): void => {
      pending.current += isUploading ? 1 : -1;
    },
  };
}
