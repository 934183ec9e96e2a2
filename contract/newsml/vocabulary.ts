import type { PubStatus } from './newsDocument';

/** XML namespaces. */
export const namespaces = {
  newsml: 'http://iptc.org/std/nar/2006-10-01/',
  xhtml: 'http://www.w3.org/1999/xhtml',
  nitf: 'http://iptc.org/std/NITF/2006-10-18/',
  /** Our own attributes of links, for which NewsML-G2 has none. */
  watchdesk: 'https://watchdesk.example/ns/newsml/',
} as const;

export const iptcCatalog = 'http://www.iptc.org/std/catalog/catalog.IPTC-G2-Standards_29.xml';

/** Our own controlled vocabularies, by the alias that begins their codes. */
export const ownSchemes = {
  wdprov: 'https://watchdesk.example/cv/provider/',
  wdcat: 'https://watchdesk.example/cv/category/',
  wdstat: 'https://watchdesk.example/cv/status/',
} as const;

export const providerCode = 'wdprov:watchdesk';

/** The relations of links (IPTC's item relations). */
export const relations = { attachment: 'irel:seeAlso', original: 'irel:derivedFrom' } as const;

/** What the product stores. IPTC has no code for a draft. */
export const internalStatus: Record<PubStatus, string> = {
  draft: 'wdstat:draft',
  withheld: 'stat:withheld',
  usable: 'stat:usable',
  canceled: 'stat:canceled',
};

/** What others read: a draft is withheld. */
export const exportedStatus: Record<PubStatus, string> = { ...internalStatus, draft: internalStatus.withheld };
