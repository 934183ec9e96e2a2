import type { TemplatePreview, TemplatePreviewBody, TemplatesAnswer } from '@contract/departmentSettings';
import type { Static } from 'typebox';
import { workspaceApi } from '../workspaceApi';

/** The layouts of emails, and a preview of an email in a layout. */
export const templateEndpoints = workspaceApi.injectEndpoints({
  endpoints: (build) => ({
    templates: build.query<Static<typeof TemplatesAnswer>, undefined>({ query: () => '/workspace/v1/templates' }),
    templatePreview: build.query<TemplatePreview, TemplatePreviewBody>({
      query: (body) => ({ url: '/workspace/v1/templates/preview', method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useTemplatesQuery, useTemplatePreviewQuery } = templateEndpoints;
