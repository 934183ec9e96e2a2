import { contrast, parseHex } from '@contract/contrast';
import type { ThemeColors } from '@contract/iam';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useState } from 'react';
import { t } from '@client/shared/texts/t';
import { ColorField } from './ColorField';
import { isHexColor } from './companySettingsValues';

interface OwnColorFieldsProps {
  colors: ThemeColors;
  /** True if invalid colors are marked before their field was left: after Save. */
  showsErrors: boolean;
  /** Called with what was typed, which may not be a color yet. */
  onChange: (colors: ThemeColors) => void;
}

const names = ['primary', 'secondary', 'third'] as const;
type ColorName = (typeof names)[number];

/** The three colors of the theme as text. Changing one makes a theme of the company's own. */
export function OwnColorFields({ colors, showsErrors, onChange }: OwnColorFieldsProps) {
  const [left, setLeft] = useState<readonly ColorName[]>([]);
  const { palette } = useTheme();
  const background = palette.background.paper;
  const change = (name: ColorName, color: string): void => {
    const own = { ...colors, name: t('company.ownTheme') };
    onChange(name === 'third' ? { ...own, third: color } : { ...own, [name]: { main: color } });
  };
  return (
    <Box role="group" aria-label={t('company.ownColors')} sx={fields}>
      {names.map((name) => {
        const color = name === 'third' ? colors.third : colors[name].main;
        const isInvalid = !isHexColor(color);
        return (
          <ColorField
            key={name}
            name={`color-${name}`}
            label={t(`company.color.${name}`)}
            value={color}
            errorMessage={isInvalid && (showsErrors || left.includes(name)) ? t('mailStyles.invalidColor') : undefined}
            note={contrastNote(color, background, name !== 'third')}
            onChange={(text) => change(name, text)}
            onBlur={() => setLeft([...left, name])}
          />
        );
      })}
    </Box>
  );
}

/** The contrast of a color to the page, and whether text needs another shade (WCAG 2.2 asks for 4.5:1). The third is for decoration. */
function contrastNote(color: string, background: string, isForText: boolean): string | undefined {
  if (parseHex(color) === null) return undefined;
  const ratio = contrast(color, background);
  return t(isForText && ratio < 4.5 ? 'company.contrastLow' : 'company.contrast', {
    ratio: (Math.floor(ratio * 10) / 10).toFixed(1),
  });
}

const fields = {
  display: 'grid',
  gap: 2,
  mt: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;
