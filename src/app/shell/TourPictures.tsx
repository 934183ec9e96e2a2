import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Ink {
  paper: string;
  line: string;
  text: string;
  quiet: string;
  main: string;
  star: string;
  mark: string;
}

/** A decorative drawing of a part of the screen, in the theme's colors; hidden from screen readers. */
function Drawn({ of }: { of: (ink: Ink) => ReactNode }) {
  const { palette } = useTheme();
  const ink: Ink = {
    paper: palette.background.paper,
    line: palette.divider,
    text: palette.text.secondary,
    quiet: palette.quiet,
    main: palette.primary.main,
    star: palette.warning.main,
    mark: palette.mode === 'light' ? '#fdeeb0' : '#5c4d12',
  };
  return (
    <svg viewBox="0 0 394 150" aria-hidden>
      {of(ink)}
    </svg>
  );
}

interface BoxProps {
  x: number;
  y: number;
  w: number;
  h: number;
  r?: number;
  fill: string;
  line?: string;
}

const Card = ({ x, y, w, h, r = 6, fill, line }: BoxProps) => (
  <rect x={x} y={y} width={w} height={h} rx={r} fill={fill} {...(line ? { stroke: line } : {})} />
);

const star = 'M12 17.27 18.18 21l-1.64-7.03L22 9.24l-7.19-.61L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21z';

/** Picture of a category list and its topics. */
export const TopicsPicture = () => (
  <Drawn
    of={({ paper, line, text, quiet, main, star: gold }) => (
      <>
        <Card x={24} y={20} w={346} h={150} r={8} fill={paper} line={line} />
        <path d="M132 20v130" stroke={line} />
        {[0, 1, 2, 3].map((row) => (
          <g key={row} transform={`translate(36 ${36 + row * 27})`}>
            {row === 1 ? <Card x={-6} y={-6} w={96} h={26} fill={main} /> : null}
            <Card x={0} y={0} w={14} h={14} r={4} fill={row === 1 ? paper : quiet} line={row === 1 ? paper : line} />
            <Card x={22} y={4} w={[48, 56, 40, 50][row] ?? 40} h={6} r={3} fill={row === 1 ? paper : text} />
          </g>
        ))}
        {[0, 1, 2].map((row) => (
          <g key={row} transform={`translate(148 ${34 + row * 40})`}>
            <Card x={0} y={0} w={206} h={32} fill={quiet} line={line} />
            <Card x={12} y={8} w={[92, 70, 104][row] ?? 80} h={6} r={3} fill={text} />
            <Card x={12} y={20} w={[130, 118, 96][row] ?? 90} h={4} r={2} fill={line} />
            <path d={star} fill={row === 2 ? line : gold} transform="translate(180 7) scale(.75)" />
          </g>
        ))}
      </>
    )}
  />
);

/** Picture of a query and its results with highlighted words. */
export const SearchPicture = () => (
  <Drawn
    of={({ paper, line, text, main, mark, quiet }) => (
      <>
        <Card x={48} y={22} w={298} h={36} r={8} fill={paper} line={main} />
        <circle cx={70} cy={39} r={6} fill="none" stroke={main} strokeWidth={2} />
        <path d="m74.5 43.5 5 5" stroke={main} strokeWidth={2} strokeLinecap="round" />
        <text x={90} y={45} fontSize={14} fontFamily="ui-monospace, Menlo, Consolas, monospace" fill={text}>
          &quot;gene therapy&quot;{' '}
          <tspan fill={main} fontWeight={700}>
            AND
          </tspan>{' '}
          approval
        </text>
        {[0, 1].map((row) => (
          <g key={row} transform={`translate(48 ${70 + row * 46})`}>
            <Card x={0} y={0} w={298} h={38} fill={paper} line={line} />
            <Card x={10} y={8} w={22} h={22} r={4} fill={quiet} line={line} />
            <Card x={44} y={10} w={row === 0 ? 60 : 100} h={6} r={3} fill={text} />
            <Card x={row === 0 ? 108 : 150} y={6} w={row === 0 ? 76 : 56} h={14} r={3} fill={mark} />
            <Card x={row === 0 ? 112 : 154} y={10} w={row === 0 ? 68 : 48} h={6} r={3} fill={text} />
            <Card x={44} y={24} w={row === 0 ? 210 : 180} h={4} r={2} fill={line} />
          </g>
        ))}
      </>
    )}
  />
);

/** Picture of an alert switch and the email that it sends. */
export const AlertPicture = () => (
  <Drawn
    of={({ paper, line, text, main, quiet }) => (
      <>
        <Card x={24} y={48} w={136} h={54} r={8} fill={paper} line={line} />
        <Card x={38} y={62} w={64} h={6} r={3} fill={text} />
        <Card x={38} y={80} w={44} h={4} r={2} fill={line} />
        <Card x={114} y={66} w={34} h={18} r={9} fill={main} />
        <circle cx={139} cy={75} r={7} fill={paper} />
        <path d="M172 75h26m-7-7 7 7-7 7" fill="none" stroke={main} strokeWidth={2} strokeLinecap="round" />
        <Card x={212} y={18} w={158} h={150} r={8} fill={paper} line={line} />
        <path d="M212 44V26a8 8 0 0 1 8-8h142a8 8 0 0 1 8 8v18z" fill={main} />
        <path d="m228 26 9 6 9-6m-18-1h18v13h-18z" fill="none" stroke={paper} strokeWidth={1.5} />
        <Card x={256} y={28} w={70} h={6} r={3} fill={paper} />
        {[0, 1, 2].map((row) => (
          <g key={row} transform={`translate(226 ${58 + row * 34})`}>
            <Card x={0} y={0} w={24} h={22} r={4} fill={quiet} line={line} />
            <Card x={34} y={3} w={[84, 66, 90][row] ?? 80} h={6} r={3} fill={text} />
            <Card x={34} y={15} w={[70, 92, 60][row] ?? 70} h={4} r={2} fill={line} />
          </g>
        ))}
      </>
    )}
  />
);
