/* eslint-disable import-x/no-default-export -- it stands for a module of lodash, which has one */

/** The steps of a field's name, `a.b[0]` as a, b and 0, in place of lodash's (see webpack.config.js). */
export default function toPath(name: string | readonly string[]): string[] {
  return typeof name === 'string' ? name.split(/[.[\]]+/).filter((step) => step !== '') : [...name];
}
