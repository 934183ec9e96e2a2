/* eslint-disable import-x/no-default-export -- it stands for a module of lodash, which has one */

/** What formik copies a form's initial values by: records, lists and files, in place of lodash's (see webpack.config.js). */
export default function cloneDeep<T>(values: T): T {
  return structuredClone(values);
}
