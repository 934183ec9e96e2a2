import { composeAlertMail } from './alertMail';
import type { MailArticle } from './articleLines';
import type { MailBrand } from './frame';
import { mailLook, type LookStyle } from './looks';

interface SampleMail {
  brand: MailBrand;
  /** The company's IANA time zone and Luxon format. */
  timeZone: string;
  dateFormat: string;
  templateId: string | undefined;
  styleId: string | undefined;
  /** The department's own style, if `styleId` refers to it. */
  ownStyle?: LookStyle | undefined;
  publicUrl: string;
  now: Date;
}

const hour = 3_600_000;

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120" width="480" height="240"><rect width="240" height="120" fill="#dfe7ec"/><circle cx="186" cy="34" r="16" fill="#f6d77a"/><path d="M0 120 70 44l42 46 30-28 98 58z" fill="#8fa8b6"/></svg>',
)}`;

const articles: readonly (Omit<MailArticle, 'published'> & { hoursAgo: number })[] = [
  {
    headline: 'The first article of an alert appears here',
    summary: 'Its summary follows: two or three lines in the source’s own words. Matching words are marked.',
    publication: 'The Daily Sample',
    hoursAgo: 2,
    path: '/',
    imageUrl: picture,
    marked: {
      headline: 'The first <mark>article</mark> of an alert appears here',
      summary:
        'Its summary follows: two or three lines in the source’s own words. <mark>Matching words</mark> are marked.',
    },
  },
  {
    headline: 'A second article, from another source',
    summary: 'A story that several sources cover is listed once, with its newest article.',
    publication: 'Sample Wire',
    hoursAgo: 5,
    path: '/',
    imageUrl: null,
  },
  {
    headline: 'A third, slightly older article',
    summary: 'Articles beyond the alert’s maximum are counted and linked at the end.',
    publication: 'Weekly Example',
    hoursAgo: 26,
    path: '/',
    imageUrl: picture,
  },
];

/** The HTML of a sample alert with invented articles, in the given template, style, and color. */
export function sampleMail(sample: SampleMail): string {
  const { now, templateId, styleId, ownStyle, ...rest } = sample;
  const dated = articles.map(({ hoursAgo, ...article }) => ({
    ...article,
    published: new Date(now.getTime() - hoursAgo * hour),
  }));
  const { html } = composeAlertMail({
    ...rest,
    look: mailLook(templateId, styleId, ownStyle),
    topics: [{ name: 'Sample topic', path: '/', articles: dated, total: 5 }],
    unsubscribeUrl: `${sample.publicUrl}/`,
  });
  return html;
}
