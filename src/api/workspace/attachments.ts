import type { MediaAnswer, MediaQuery, UploadAnswer, UploadQuery, UploadUrlQuery } from '@contract/attachments';
import { workspaceApi } from '../workspaceApi';

const path = '/workspace/v1/attachment';

interface FileUpload extends UploadQuery {
  file: File;
  /** Called with the part that was sent, from 0 to 1. */
  onProgress?: ((sent: number) => void) | undefined;
}

/** Uploading files, and the files of workspaces. */
export const attachmentEndpoints = workspaceApi.injectEndpoints({
  endpoints: (build) => ({
    /** Aborting the returned promise cancels the upload. The caller shows errors. */
    uploadAttachment: build.mutation<UploadAnswer, FileUpload>({
      query: ({ file, onProgress, ...params }) => {
        const body = new FormData();
        body.append('file', file);
        return {
          url: `${path}/upload/file`,
          method: 'POST',
          params,
          body,
          onUploadProgress: onProgress ?? (() => undefined),
        };
      },
      extraOptions: { handlesFailure: true },
      invalidatesTags: (uploaded) => (uploaded ? ['Media'] : []),
    }),
    /** Stores the file at a web address, or the picture of the page there. The caller shows errors. */
    uploadFromUrl: build.mutation<UploadAnswer, UploadUrlQuery>({
      query: (params) => ({ url: `${path}/upload/url`, method: 'POST', params }),
      extraOptions: { handlesFailure: true },
      invalidatesTags: (uploaded) => (uploaded ? ['Media'] : []),
    }),
    media: build.query<MediaAnswer, MediaQuery>({
      query: (params) => ({ url: '/workspace/v1/attachments', params }),
      // The addresses of the files expire.
      keepUnusedDataFor: 0,
      providesTags: ['Media'],
    }),
  }),
});

export const { useUploadAttachmentMutation, useUploadFromUrlMutation, useMediaQuery } = attachmentEndpoints;
