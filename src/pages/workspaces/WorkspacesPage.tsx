import '@client/features/workspace/folderTexts';
import '@client/features/workspace/sectionTexts';
import '@client/features/workspace/texts';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { BatchHost } from '@client/features/workspace/batches/BatchHost';
import { selectUser } from '@client/features/session/sessionSelectors';
import { useAppSelector } from '@client/shared/redux/hooks';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { Workspace } from './Workspace';

/** The user's own workspace (`/workspaces`), or that of a user group (`/workspaces/{workspaceId}`). */
export function WorkspacesPage() {
  const { workspaceId } = useParams();
  const user = useAppSelector(selectUser);
  const place = useRef<HTMLDivElement>(null);
  const chosenHere = useRef(false);
  useEffect(() => {
    // The select is mounted again with the new workspace. It gets the focus, so that arrow keys continue to work.
    if (chosenHere.current) place.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
    chosenHere.current = false;
  }, [workspaceId]);
  if (!user) return <Skeletons shape="card" />;
  const ownerId = workspaceId ?? user.ownerId;
  const onChoose = (): void => {
    chosenHere.current = true;
  };
  return (
    <div ref={place}>
      <BatchHost key={ownerId}>
        <Workspace ownerId={ownerId} ownId={user.ownerId} onChoose={onChoose} />
      </BatchHost>
    </div>
  );
}
