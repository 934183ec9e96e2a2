import './listTexts';
import ViewAgendaOutlined from '@mui/icons-material/ViewAgendaOutlined';
import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { t } from '@client/shared/texts/t';

/** How a list shows its articles: `list`, one per line, or `details`, as cards. */
export type ListView = 'list' | 'details';

const views: readonly { view: ListView; Icon: typeof ViewListOutlined }[] = [
  { view: 'details', Icon: ViewAgendaOutlined },
  { view: 'list', Icon: ViewListOutlined },
];

/** The control that switches between cards and one line per article. */
export function ListViewToggle({ view, onChange }: { view: ListView; onChange: (view: ListView) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      onChange={(_event, next: ListView | null) => {
        if (next) onChange(next);
      }}
      aria-label={t('list.view')}
    >
      {views.map(({ view: value, Icon }) => (
        <ToggleButton key={value} value={value} aria-label={t(`list.view.${value}`)} title={t(`list.view.${value}`)}>
          <Icon fontSize="small" />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
