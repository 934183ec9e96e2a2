import { parseArgs } from 'node:util';

const roles = ['admin', 'user'] as const;
export type Role = (typeof roles)[number];
const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

interface Options {
  url: string;
  browser: string;
  password: string;
  /** Folder for the screenshots and report.json. */
  out: string;
  roles: Role[];
  themes: Theme[];
  widths: number[];
  /** Visit only pages and scenes whose name contains one of these. */
  only: string[];
  withAxe: boolean;
  /** Number of concurrent browser windows. */
  atOnce: number;
}

const usage = `npm run check-pages -- [--url http://localhost:8080] [--password …] [--as admin,user] [--themes light,dark]
    [--widths 400,800,1400] [--only channels,article] [--out .cache/check-pages] [--at-once 2] [--no-axe]
The server runs with the demo; DEMO_PASSWORD or --password is the password of its accounts.`;

/** Parses the command line; prints the usage and exits if it is invalid. */
export function readOptions(): Options {
  try {
    return parse();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}

function parse(): Options {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://localhost:8080' },
      browser: { type: 'string', default: '' },
      password: { type: 'string', default: process.env.DEMO_PASSWORD ?? '' },
      as: { type: 'string', default: roles.join() },
      themes: { type: 'string', default: themes.join() },
      widths: { type: 'string', default: '400,800,1400' },
      only: { type: 'string', default: '' },
      out: { type: 'string', default: '.cache/check-pages' },
      'at-once': { type: 'string', default: '2' },
      'no-axe': { type: 'boolean', default: false },
    },
  });
  if (values.password === '') throw new Error('The password of the demo accounts is missing.');
  return {
    url: values.url.replace(/\/$/, ''),
    browser: values.browser,
    password: values.password,
    out: values.out,
    roles: roles.filter((role) => list(values.as).includes(role)),
    themes: themes.filter((theme) => list(values.themes).includes(theme)),
    widths: list(values.widths).map(Number),
    only: list(values.only),
    withAxe: !values['no-axe'],
    atOnce: Math.max(1, Number(values['at-once'])),
  };
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
