import type { MailStyle, MailTemplate } from '@contract/departmentSettings';
import { companyStyleId } from '@contract/mailColors';
import type { MailFontId } from '@contract/mailFonts';

/** The amount and arrangement of article content in an email. */
export type MailLayout = 'summaries' | 'headlines' | 'pictures' | 'briefing';

interface Layout extends MailTemplate {
  layout: MailLayout;
}

export interface LookStyle extends MailStyle {
  /** #rrggbb; null uses the company's primary color. */
  accent: string | null;
  link: string;
  ground: string;
  paper: string;
  headlineFont: MailFontId;
  textFont: MailFontId;
}

/** The layout and style of an email. */
export interface MailLook {
  layout: MailLayout;
  style: Readonly<LookStyle>;
}

/** Text colors on the paper, and of small text on the background; the same in all styles. */
export const mailTextColors = { text: '#1f2933', small: '#5b6975' } as const;

const companyStyle: LookStyle = {
  id: companyStyleId,
  name: 'Company colors',
  description: 'A bar and links in your primary color, sans-serif text',
  accent: null,
  link: '#0b5cad',
  ground: '#f4f6f8',
  paper: '#ffffff',
  headlineFont: 'sans',
  textFont: 'sans',
};

/**
 * The styles that every department can choose. Link and text colors have a contrast of at least 4.5:1 on background and
 * paper.
 */
export const mailStyles: readonly Readonly<LookStyle>[] = [
  companyStyle,
  {
    ...companyStyle,
    id: 'journal',
    name: 'Journal',
    description: 'Serif headlines, like a newspaper',
    link: '#1f2933',
    headlineFont: 'serif',
  },
  {
    ...companyStyle,
    id: 'parchment',
    name: 'Parchment',
    description: 'Serif text on a warm background',
    link: '#7a3b12',
    ground: '#f3ecdf',
    paper: '#fdf9f1',
    headlineFont: 'serif',
    textFont: 'serif',
  },
  {
    ...companyStyle,
    id: 'ink',
    name: 'Ink',
    description: 'Black on white, without company colors',
    accent: '#171c20',
    link: '#171c20',
    ground: '#ffffff',
  },
];

const systemTemplate: Layout = {
  id: 'watchdesk',
  name: 'Watchdesk',
  description: 'Headline, source, and summary, with a small picture',
  templateRole: 'SYSTEM_TEMPLATE',
  templateStyle: companyStyle.id,
  layout: 'summaries',
};

/** The layouts of emails: the system's, then those of the library. */
export const mailTemplates: readonly Readonly<Layout>[] = [
  systemTemplate,
  {
    ...systemTemplate,
    id: 'headlines',
    name: 'Headlines',
    description: 'Headline and source only, to fit the most articles',
    templateRole: 'TEMPLATE_LIBRARY',
    layout: 'headlines',
  },
  {
    ...systemTemplate,
    id: 'pictures',
    name: 'Pictures',
    description: 'A wide picture above each article, where available',
    templateRole: 'TEMPLATE_LIBRARY',
    layout: 'pictures',
  },
  {
    ...systemTemplate,
    id: 'briefing',
    name: 'Briefing',
    description: 'The first article in full, the others as a numbered list',
    templateRole: 'TEMPLATE_LIBRARY',
    templateStyle: 'journal',
    layout: 'briefing',
  },
];

/**
 * The layout and style of a department's alerts. Without a template, or with an unknown one, the system's; without a
 * style, or with an unknown one, the template's. `ownStyle` is the department's own style, if it chose one.
 */
export function mailLook(
  templateId: string | null | undefined,
  styleId: string | null | undefined,
  ownStyle?: LookStyle,
): MailLook {
  const template = mailTemplates.find(({ id }) => id === templateId) ?? systemTemplate;
  const chosen = template.templateRole === 'SYSTEM_TEMPLATE' ? undefined : (ownStyle ?? productStyle(styleId));
  return lookOf(template, chosen);
}

/** A template in a style; without a style, in its own. */
export function lookOf({ layout, templateStyle }: Layout, style: LookStyle | undefined): MailLook {
  return { layout, style: style ?? productStyle(templateStyle) ?? companyStyle };
}

export const productStyle = (id: string | null | undefined): LookStyle | undefined =>
  mailStyles.find((style) => style.id === id);
