import InboxOutlined from '@mui/icons-material/InboxOutlined';
import type { ReactNode } from 'react';
import { StatePanel } from './StatePanel';

interface EmptyStateProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  /** The one action that helps. */
  action?: ReactNode;
}

/** The empty state of a list or page, with the specified text. */
export function EmptyState({ title, text, icon = <InboxOutlined />, action }: EmptyStateProps) {
  return <StatePanel icon={icon} title={title} text={text} action={action} />;
}
