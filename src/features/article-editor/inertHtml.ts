import { createTrustedTypesRule } from '@client/shared/browser/trustedTypes';

/** For an inert document only, from which an allow-list takes what it knows. */
const trusted = createTrustedTypesRule('watchdesk-editor', 'createHTML', (html) => html);

/** Parses HTML into a document that runs no scripts and loads nothing. */
export const parseInertHtml = (html: string): HTMLElement =>
  new DOMParser().parseFromString(trusted(html), 'text/html').body;

/** Parses XML into a document that is read and never shown. */
export const parseInertXml = (xml: string): Document =>
  new DOMParser().parseFromString(trusted(xml), 'application/xml');
