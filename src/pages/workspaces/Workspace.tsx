import type { WorkspaceArticle } from '@contract/workspaceArticles';
import { useNavigate } from 'react-router-dom';
import { useWorkspaceGroupsQuery } from '@client/api/iam/groupManagement';
import { useTakeOutOfSectionsMutation } from '@client/api/workspace/sections';
import { selectCanPublish } from '@client/features/session/sessionSelectors';
import { workspaceArticlePath, workspacePath } from '@client/features/workspace/workspacePaths';
import { workspaceRights } from '@client/features/workspace/workspaceRights';
import { t } from '@client/shared/texts/t';
import { useListSelection } from '@client/shared/list/useListSelection';
import { useFilterText } from '@client/shared/list/useFilterText';
import { useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { useArticleDeletion } from '@client/features/workspace/deletion/useArticleDeletion';
import { useColleaguesChanges } from './useColleaguesChanges';
import { useWorkspaceList } from './useWorkspaceList';
import { WorkspacesView } from './WorkspacesView';

interface WorkspaceProps {
  ownerId: string;
  /** The owner id of the signed-in user. */
  ownId: string;
  /** Called when another workspace is selected. */
  onChoose: () => void;
}

/** A workspace: its list of articles, the selection, and the actions on it. */
export function Workspace({ ownerId, ownId, onChoose }: WorkspaceProps) {
  const { notifications } = useServices();
  const navigate = useNavigate();
  const list = useWorkspaceList(ownerId, ownerId === ownId);
  useColleaguesChanges();
  const groups = useWorkspaceGroupsQuery(undefined, { refetchOnMountOrArgChange: true });
  const mayPublish = useAppSelector(selectCanPublish);
  const [takeOutOfSections] = useTakeOutOfSectionsMutation();
  const shown = list.articles.currentData?.articles ?? [];
  const chosen = useListSelection(shown);
  const [text, type] = useFilterText(list.filter.title, (title) => {
    chosen.clear();
    list.setTitle(title);
  });
  const { isOwn, group, canManage, canEditSections } = workspaceRights({
    ownerId,
    ownId,
    mayPublish,
    groups: groups.data,
  });
  const { deleteArticles, isDeleting } = useArticleDeletion(ownerId, isOwn);

  /** Deletes articles. If the request fails, they stay selected. */
  const removeArticles = async (articles: readonly WorkspaceArticle[]): Promise<void> => {
    if (await deleteArticles(articles)) chosen.forget(new Set(articles.map(({ id }) => id)));
  };

  /** Removes an article from one of its sections. */
  const removeFromSection = async ({ id }: WorkspaceArticle, sectionId: string): Promise<void> => {
    const { error } = await takeOutOfSections({ ownerId, removals: { [sectionId]: [id] } });
    if (!error) notifications.success(t('sections.removed'));
  };

  return (
    <WorkspacesView
      ownerId={ownerId}
      ownId={ownId}
      isOwn={isOwn}
      canDelete={canManage}
      canPublish={mayPublish}
      canEditSections={canEditSections}
      members={group?.members ?? []}
      groups={groups}
      list={list}
      chosen={chosen}
      text={text}
      removing={isDeleting}
      pathOf={(article) => workspaceArticlePath(article, ownerId, article.isNew)}
      onType={type}
      onWorkspace={(next) => {
        onChoose();
        void navigate(workspacePath(next, ownId));
      }}
      onClearFilters={() => {
        chosen.clear();
        list.clearFilters();
      }}
      onFilter={(sections, people) => {
        chosen.clear();
        list.setFilter(sections, people);
      }}
      onRemoveFromSection={canManage ? (article, sectionId) => void removeFromSection(article, sectionId) : null}
      onRemove={removeArticles}
    />
  );
}
