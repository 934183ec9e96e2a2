/** Style sheets are imported for their side effect only. */
declare module '*.css';
declare module '@fontsource-variable/inter/wght.css';
