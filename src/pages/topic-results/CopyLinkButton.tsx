import type { Profile } from '@contract/topic';
import LinkIcon from '@mui/icons-material/Link';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { topicResultsPath } from '@client/features/topics/topicPaths';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';

/** Copies the URL of a shared topic to the clipboard. If the browser denies that, a notification shows the URL. */
export function CopyLinkButton({ topic }: { topic: Profile }) {
  const { notifications } = useServices();
  const copy = async (): Promise<void> => {
    const link = new URL(topicResultsPath(topic), location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      notifications.success(t('topicResults.linkCopied'));
    } catch {
      notifications.show({ text: t('topicResults.linkNotCopied', { link }), variant: 'info' });
    }
  };
  const label = t('topicResults.copyLink');
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => void copy()}>
        <LinkIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
