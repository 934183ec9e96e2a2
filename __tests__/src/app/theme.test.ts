import { defaultTheme } from '@contract/limits';
import fc from 'fast-check';
import { contrast, parseHex, readable } from '@contract/contrast';
import { makeTheme } from '@client/app/theme/makeTheme';

const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('contrast follows the WCAG formula', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(parseHex('#0fa')).toEqual([0, 255, 170]);
  expect(parseHex('teal')).toBeNull();
});

test('every company color has a tone that is readable on the background', () => {
  fc.assert(fc.property(color, color, (chosen, ground) => contrast(readable(chosen, ground), ground) >= 4.5));
});

test.each(['light', 'dark'] as const)(
  'text and buttons have enough contrast in %s mode with any company colors',
  (mode) => {
    fc.assert(
      fc.property(color, color, color, (primary, secondary, third) => {
        const colors = { ...defaultTheme, primary: { main: primary }, secondary: { main: secondary }, third };
        const { palette } = makeTheme(mode, colors);
        for (const tone of [palette.primary, palette.secondary, palette.error, palette.success]) {
          expect(contrast(tone.contrastText, tone.main)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(tone.contrastText, tone.dark)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(tone.main, palette.background.paper)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(tone.main, palette.background.default)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(tone.main, palette.quiet)).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: 60 },
    );
  },
);
