import '@client/shared/lib/texts/use/sections';
import '@client/shared/lib/texts/use/workspaces';
import { useParams } from 'react-router-dom';
import { selectUser } from '@client/features/session/sessionSelectors';
import { useAppSelector } from '@client/shared/redux/hooks';
import { Skeletons } from '@client/shared/ui/Skeletons';
import { Workspace } from './Workspace';

/** One's own workspace, or that of a user group: `/workspaces` and `/workspaces/{workspaceId}`. */
export function WorkspacesPage() {
  const { workspaceId } = useParams();
  const user = useAppSelector(selectUser);
  if (!user) return <Skeletons shape="card" />;
  const ownerId = workspaceId ?? user.ownerId;
  return <Workspace key={ownerId} ownerId={ownerId} ownId={user.ownerId} />;
}
