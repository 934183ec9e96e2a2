import '@client/features/workspace/sectionTexts';
import '@client/features/workspace/texts';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { isNotFound } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { useWorkspaceGroupsQuery } from '@client/api/iam/groupManagement';
import { useSectionQuery } from '@client/api/workspace/sections';
import { selectCanPublish, selectUser } from '@client/features/session/sessionSelectors';
import { workspacePath } from '@client/features/workspace/workspacePaths';
import { workspaceRights } from '@client/features/workspace/workspaceRights';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { useAppSelector } from '@client/shared/redux/hooks';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { NoPermission } from '@client/shared/ui/feedback/NoPermission';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { StatePanel } from '@client/shared/ui/feedback/StatePanel';
import { SectionForm } from './SectionForm';

/**
 * Creates a section (`/groups/add`, or `/groups/add/{parentId}` for a subsection), or edits one. The query parameter
 * `ownerId` names the workspace; the default is the user's own.
 */
export function SectionPage() {
  const { parentId, groupId } = useParams();
  const isNew = !useLocation().pathname.startsWith(paths.editSection.root);
  const [params] = useSearchParams();
  const ownId = useAppSelector(selectUser)?.ownerId ?? '';
  const ownerId = params.get('ownerId') ?? ownId;
  const workspace = useSectionRights(ownerId, ownId);
  const [opened] = useState(Date.now);
  // The section that is edited, or in which a new one is created.
  const id = groupId ?? parentId;
  const section = useSectionQuery(id === undefined ? skipToken : { id, ownerId }, { refetchOnMountOrArgChange: true });
  const back = workspacePath(ownerId, ownId);

  const header = (
    <PageHeader
      title={t(isNew ? 'section.add' : 'section.edit')}
      crumbs={[{ label: t('shell.workspaces'), to: back }]}
    />
  );
  if (workspace.isLoading || (isNew && section.isLoading)) {
    return (
      <>
        {header}
        <Skeletons count={3} />
      </>
    );
  }
  if (!workspace.canEdit) {
    return (
      <>
        {header}
        <NoPermission
          text={t('section.ownerOnly')}
          action={
            <Button component={Link} to={back} variant="outlined">
              {t('section.toWorkspace')}
            </Button>
          }
        />
      </>
    );
  }
  const { data, error, refetch, fulfilledTimeStamp = 0 } = section;
  if (isNotFound(error)) {
    return (
      <>
        {header}
        <StatePanel
          role="alert"
          icon={<ErrorOutlineOutlined />}
          title={t('section.notFound')}
          text={t('section.gone')}
          action={
            <Button component={Link} to={back} variant="outlined">
              {t('section.toWorkspace')}
            </Button>
          }
        />
      </>
    );
  }
  const form = { ownerId, back };
  if (isNew) {
    return (
      <>
        {header}
        <SectionForm {...form} id={null} parentId={parentId ?? null} initial={{ name: '', description: '' }} />
      </>
    );
  }
  const failed: boolean = section.isError;
  return (
    <>
      {header}
      {/* A cached section may be outdated: the form waits for a response that is newer than this visit. */}
      {data && !failed && fulfilledTimeStamp >= opened ? (
        <SectionForm {...form} key={groupId} id={data.group.id} parentId={null} initial={data.group} />
      ) : failed ? (
        <ErrorState error={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeletons count={3} />
      )}
    </>
  );
}

/** Whether the user may create and change sections of the workspace. If that can't be loaded, the server decides on Save. */
function useSectionRights(ownerId: string, ownId: string): { isLoading: boolean; canEdit: boolean } {
  const mayPublish = useAppSelector(selectCanPublish);
  const isOwn = ownerId === ownId;
  const groups = useWorkspaceGroupsQuery(isOwn ? skipToken : undefined, { refetchOnMountOrArgChange: true });
  const { canEditSections } = workspaceRights({ ownerId, ownId, mayPublish, groups: groups.data });
  return { isLoading: groups.isLoading, canEdit: canEditSections || groups.isError };
}
