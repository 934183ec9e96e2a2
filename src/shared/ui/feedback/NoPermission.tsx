import LockOutlined from '@mui/icons-material/LockOutlined';
import type { ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { StatePanel } from './StatePanel';

interface NoPermissionProps {
  /** Why, if the reason is more than the user's role. */
  text?: string;
  /** The one action that helps. */
  action?: ReactNode;
  heading?: 'h1' | 'p';
}

/** Shown in place of a page, or of its content, that the signed-in user has no permission for. */
export function NoPermission({ text, action, heading = 'p' }: NoPermissionProps) {
  return (
    <StatePanel
      role="alert"
      icon={<LockOutlined />}
      heading={heading}
      title={t('page.noAccess')}
      text={text}
      action={action}
    />
  );
}
