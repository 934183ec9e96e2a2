import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import { focusContent } from '@client/shared/navigation/focusContent';
import { t } from '@client/shared/texts/t';
import { StatePanel } from './StatePanel';

interface ErrorStateProps {
  /** The reason; not shown if the title already says it. */
  error?: string | null;
  title?: string;
  onRetry?: (() => void) | undefined;
}

/** The Retry button is removed when the request is repeated: the focus moves from it to the content. */
const leadOn = (button: HTMLButtonElement | null) => () => {
  if (button === document.activeElement) focusContent();
};

/** The error state: the reason, and Retry. */
export function ErrorState({ error, title = t('state.failed'), onRetry }: ErrorStateProps) {
  return (
    <StatePanel
      role="alert"
      icon={<ErrorOutlineOutlined />}
      title={title}
      text={error === title ? undefined : (error ?? undefined)}
      action={
        onRetry ? (
          <Button ref={leadOn} variant="outlined" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        ) : null
      }
    />
  );
}
