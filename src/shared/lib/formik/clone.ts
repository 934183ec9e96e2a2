/* eslint-disable import-x/no-default-export -- it stands for a module of lodash, which has one */

/** What formik copies a record or a list by where it changes one of its values, in place of lodash's (see webpack.config.js). */
export default function clone(value: object): object {
  return Array.isArray(value) ? Array.from<unknown>(value) : { ...value };
}
