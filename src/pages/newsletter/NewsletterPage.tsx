import './texts';
import { useSearchParams } from 'react-router-dom';
import { selectUser } from '@client/features/session/sessionSelectors';
import { useAppSelector } from '@client/shared/redux/hooks';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { NewsletterLoader } from './NewsletterLoader';

/** Composes a newsletter from the articles of a workspace: of `?ownerId=`, by default the user's own. */
export function NewsletterPage() {
  const [params] = useSearchParams();
  const user = useAppSelector(selectUser);
  if (!user) return <Skeletons shape="card" />;
  const ownerId = params.get('ownerId') ?? user.ownerId;
  return <NewsletterLoader key={ownerId} ownerId={ownerId} user={user} />;
}
