import type { Section } from '@contract/sections';
import type { SelectableArticle, WorkspaceArticle } from '@contract/workspaceArticles';
import { useNavigate } from 'react-router-dom';
import { useWorkspaceGroupsQuery } from '@client/api/iam/groupManagement';
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
import { useSectionMutations } from './useSectionMutations';
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
  const sections = useSectionMutations(ownerId);
  const shown = list.articles.currentData?.articles ?? [];
  // Another filter or folder clears the selection: the actions must not change articles that nobody sees.
  const chosen = useListSelection<SelectableArticle>(shown, `${list.folder} ${list.scope.query ?? ''}`);
  const [text, type] = useFilterText(list.filter.title, list.setTitle);
  const { isOwn, group, canManage, canEditSections } = workspaceRights({
    ownerId,
    ownId,
    mayPublish,
    groups: groups.data,
  });
  const { deleteArticles, isDeleting } = useArticleDeletion(ownerId, isOwn);

  const forget = (ids: readonly string[]): void => chosen.forget(new Set(ids));
  /** Deletes articles. Those that couldn't be deleted stay selected. */
  const removeArticles = async (articles: readonly SelectableArticle[]): Promise<void> =>
    forget(await deleteArticles(articles));

  /** Removes an article from one of its sections. */
  const removeFromSection = async (article: WorkspaceArticle, sectionId: string): Promise<void> => {
    const name = article.articleGroupDto.find(({ id }) => id === sectionId)?.name ?? '';
    const removed = await sections.takeOut({ id: sectionId, name }, [article]);
    if (removed.length > 0) notifications.success(t('sections.removed'));
  };
  /** Removes the selected articles from a section. Those that couldn't be removed stay selected. */
  const removeSelectedFrom = async (section: Section): Promise<void> => {
    const articles = [...chosen.getSnapshot().values()];
    const removed = await sections.takeOut(section, articles);
    if (removed.length === 0) return;
    forget(removed);
    notifications.show({
      text:
        removed.length < articles.length
          ? t('batches.partly', { done: removed.length, count: articles.length })
          : t(removed.length === 1 ? 'sections.removed' : 'sections.manyRemoved'),
      variant: 'success',
      action: {
        label: t('action.undo'),
        run: () => void sections.assign([section], articles.slice(0, removed.length)),
      },
    });
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
      onClearFilters={list.clearFilters}
      onFilter={list.setFilter}
      onRemoveFromSection={canManage ? (article, sectionId) => void removeFromSection(article, sectionId) : null}
      onRemoveSelectedFrom={removeSelectedFrom}
      onForget={forget}
      onRemove={removeArticles}
    />
  );
}
