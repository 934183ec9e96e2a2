import { errorText } from '@client/api/errorText';
import { useUploadAttachmentMutation } from '@client/api/workspace/attachments';
import { previewAddress } from '@client/features/workspace/attachments/uploadedFile';
import { useServices } from '@client/shared/services/useServices';

/** Uploads an image of the body and returns its address; null if the server refused it, which is reported. */
export function useUploadImage(ownerId: string): (file: File) => Promise<string | null> {
  const { notifications } = useServices();
  const [upload] = useUploadAttachmentMutation();
  return async (file) => {
    const { data, error } = await upload({ ownerId, file });
    if (error) notifications.error(errorText(error));
    return data ? previewAddress(data) : null;
  };
}
