import { readable } from './contrast';

/** The background of matching words in emails: of all light backgrounds, the one with the least contrast. */
export const mailMatchColors = { light: '#fff0b3', dark: '#5c4a00' } as const;
/** The background of emails in dark mode. */
export const mailDarkGround = '#14191d';

/** The built-in style whose bar and links have the company's primary color. */
export const companyStyleId = 'company';

/**
 * The color of links in a style: the style's own or, in the company's style, the company's primary color, darkened as
 * far as it needs to be readable on every background.
 */
export function mailLinkColor({ id, link }: { id?: string; link: string }, companyColor: string): string {
  return id === companyStyleId ? readable(companyColor, mailMatchColors.light) : link;
}

/** The color of links in dark mode, readable on the background and on matching words. */
export function mailDarkLinkColor({ id }: { id: string }, companyColor: string): string {
  return id === companyStyleId ? readable(companyColor, mailMatchColors.dark) : '#7cc0ff';
}
