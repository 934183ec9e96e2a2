import { errorText } from '@client/api/errorText';
import { useUploadAttachmentMutation } from '@client/api/workspace/attachments';
import '@client/features/article-editor/texts';
import { hasImageContent, isImageFile } from '@client/features/article-editor/imageFile';
import { previewAddress } from '@client/features/workspace/attachments/uploadedFile';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';

/** Uploads an image of the body and returns its address; null if it is no JPEG or PNG, or the server refused it, which is reported. */
export function useUploadImage(ownerId: string): (file: File) => Promise<string | null> {
  const { notifications } = useServices();
  const [upload] = useUploadAttachmentMutation();
  return async (file) => {
    if (!isImageFile(file) || !(await hasImageContent(file))) {
      notifications.error(t('editor.imageInvalid'));
      return null;
    }
    const { data, error } = await upload({ ownerId, file });
    if (error) notifications.error(errorText(error));
    return data ? previewAddress(data) : null;
  };
}
