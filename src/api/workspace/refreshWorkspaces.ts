import { workspaceApi } from '../workspaceApi';

/**
 * Loads the shown articles and sections of workspaces again: colleagues may have changed them. What is shown stays until
 * the answer arrives.
 */
export const refreshWorkspaces = () => workspaceApi.util.invalidateTags(['WorkspaceArticles', 'Sections']);
