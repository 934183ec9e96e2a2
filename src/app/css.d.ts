/** Style sheets are read for their effect alone. */
declare module '*.css';
declare module '@fontsource-variable/inter/wght.css';
/** Read as text (webpack.config.js). */
declare module 'react-easy-crop/react-easy-crop.css' {
  const sheet: string;
  export default sheet;
}
