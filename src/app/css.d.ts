/** Style sheets are read for their effect alone. */
declare module '*.css';
declare module '@fontsource-variable/inter/wght.css';
