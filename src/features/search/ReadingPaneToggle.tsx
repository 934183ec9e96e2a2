import ChromeReaderModeOutlined from '@mui/icons-material/ChromeReaderModeOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import { t } from '@client/shared/texts/t';

interface ReadingPaneToggleProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** The button that turns the reading pane on and off. */
export function ReadingPaneToggle({ on, onChange }: ReadingPaneToggleProps) {
  return (
    <ToggleButton
      size="small"
      value="pane"
      selected={on}
      onChange={() => onChange(!on)}
      aria-label={t('readingPane.title')}
      title={t('readingPane.title')}
    >
      <ChromeReaderModeOutlined fontSize="small" />
    </ToggleButton>
  );
}
