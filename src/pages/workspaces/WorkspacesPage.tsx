import '@client/features/workspace/sectionTexts';
import '@client/features/workspace/texts';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { selectUser } from '@client/features/session/sessionSelectors';
import { useAppSelector } from '@client/shared/redux/hooks';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { Workspace } from './Workspace';

/** One's own workspace, or that of a user group: `/workspaces` and `/workspaces/{workspaceId}`. */
export function WorkspacesPage() {
  const { workspaceId } = useParams();
  const user = useAppSelector(selectUser);
  const place = useRef<HTMLDivElement>(null);
  const chosenHere = useRef(false);
  useEffect(() => {
    // The list of workspaces is drawn anew with the chosen one: whoever walks through it by arrow keys goes on there.
    if (chosenHere.current) place.current?.querySelector('select')?.focus();
    chosenHere.current = false;
  }, [workspaceId]);
  if (!user) return <Skeletons shape="card" />;
  const ownerId = workspaceId ?? user.ownerId;
  const onChoose = (): void => {
    chosenHere.current = true;
  };
  return (
    <div ref={place}>
      <Workspace key={ownerId} ownerId={ownerId} ownId={user.ownerId} onChoose={onChoose} />
    </div>
  );
}
