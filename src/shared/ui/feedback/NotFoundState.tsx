import ExploreOffOutlined from '@mui/icons-material/ExploreOffOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@client/shared/navigation/paths';
import { t } from '@client/shared/texts/t';
import { StatePanel } from './StatePanel';

/**
 * Shown in place of a page that does not exist or that the user may not see: the specified text, and a link to the home
 * page.
 */
export function NotFoundState({ title, text }: { title: string; text?: string }) {
  return (
    <StatePanel
      heading="h1"
      icon={<ExploreOffOutlined />}
      title={title}
      text={text}
      action={
        <Button component={Link} to={paths.home()} variant="contained">
          {t('action.home')}
        </Button>
      }
    />
  );
}
