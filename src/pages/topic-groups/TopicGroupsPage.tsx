import '@client/features/topics/topicListTexts';
import { miscGroup } from '@contract/limits';
import type { TopicType } from '@contract/topic';
import Button from '@mui/material/Button';
import { Link, useLocation, useParams } from 'react-router-dom';
import { selectSettings, selectUser } from '@client/features/session/sessionSelectors';
import { loadTopics } from '@client/features/topics/loadTopics';
import { topicListPaths } from '@client/features/topics/topicPaths';
import {
  selectChildGroups,
  selectGroup,
  selectTopicCounts,
  selectTopicLoad,
} from '@client/features/topics/topicSelectors';
import { miscOf } from '@client/features/topics/topicTree';
import { topicTypeTexts } from '@client/features/topics/topicTexts';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { NotFoundState } from '@client/shared/ui/feedback/NotFoundState';
import { StatePanel } from '@client/shared/ui/feedback/StatePanel';
import { CategoryActions, CreateCategoryButton } from './CategoryActions';
import { ReorderableCategoryGrid } from './ReorderableCategoryGrid';
import { CategoryPage } from './CategoryPage';

const typeOfPath = (pathname: string): TopicType => {
  if (pathname.startsWith(topicListPaths.COMPANY)) return 'COMPANY';
  return pathname.startsWith(topicListPaths.WATCHDESK) ? 'WATCHDESK' : 'USER';
};

/**
 * The top-level categories of a topic type (Watchdesk, company, or personal), or the content of the category in the URL.
 */
export function TopicGroupsPage() {
  const type = typeOfPath(useLocation().pathname);
  const { profileGroupId } = useParams();
  const group = useAppSelector((state) => selectGroup(state, profileGroupId ?? ''));
  const load = useAppSelector((state) => selectTopicLoad(state, type));
  const ownerId = useAppSelector(selectUser)?.ownerId ?? '';
  const hidesProvider = useAppSelector(selectSettings)?.hideInfodeskTopics === true;
  if (type === 'WATCHDESK' && hidesProvider) return <Hidden />;
  if (!profileGroupId) return <TopLevel type={type} />;
  if (group?.topicType === type) return <CategoryPage key={group.id} group={group} />;
  if (load.status === 'idle' || load.status === 'loading') return <Skeletons />;
  if (load.status === 'error') return <Failed type={type} />;
  // Misc is listed only while it has topics. Its page stays open when the last topic is removed.
  if (type === 'USER' && profileGroupId === miscGroup.id) return <CategoryPage group={miscOf(ownerId)} />;
  return <NotFoundState title={t('topics.groupNotFound')} />;
}

/** Shown if the user has hidden the Watchdesk topics. No link leads here, only the URL. */
function Hidden() {
  return (
    <StatePanel
      heading="h1"
      title={t('topicList.hidden')}
      action={
        <Button component={Link} to={paths.generalSettings()}>
          {t('shell.generalSettings')}
        </Button>
      }
    />
  );
}

function Failed({ type }: { type: TopicType }) {
  const dispatch = useAppDispatch();
  const { error } = useAppSelector((state) => selectTopicLoad(state, type));
  return <ErrorState error={error} onRetry={() => void dispatch(loadTopics(type))} />;
}

function TopLevel({ type }: { type: TopicType }) {
  const groups = useAppSelector((state) => selectChildGroups(state, type, null));
  const counts = useAppSelector((state) => selectTopicCounts(state, type));
  const { status } = useAppSelector((state) => selectTopicLoad(state, type));
  const title = t(topicTypeTexts[type]);
  return (
    <>
      <PageHeader
        title={title}
        note={t('topicList.counts', counts)}
        actions={<CategoryActions type={type} group={null} />}
      />
      {groups.length > 0 ? <ReorderableCategoryGrid groups={groups} label={title} /> : null}
      {groups.length === 0 && status === 'error' ? <Failed type={type} /> : null}
      {groups.length === 0 && (status === 'idle' || status === 'loading') ? <Skeletons shape="category" /> : null}
      {groups.length === 0 && status === 'loaded' ? (
        <EmptyState title={t('categories.empty')} action={<CreateCategoryButton type={type} group={null} />} />
      ) : null}
    </>
  );
}
