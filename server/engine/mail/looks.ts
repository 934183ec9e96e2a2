import type { MailStyle, MailTemplate } from '@contract/company';

/** How much of each article a mail shows, and where. */
export type MailLayout = 'summaries' | 'headlines' | 'pictures' | 'briefing';

interface Layout extends MailTemplate {
  layout: MailLayout;
}

interface Style extends MailStyle {
  /** #rrggbb; null takes the company's first colour. */
  accent: string | null;
  link: string;
  ground: string;
  paper: string;
  headlineFont: string;
  textFont: string;
}

/** How one mail looks. */
export interface MailLook {
  layout: MailLayout;
  style: Readonly<Style>;
}

const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const serif = "Georgia, 'Times New Roman', serif";

const companyStyle: Style = {
  id: 'company',
  name: 'Company colors',
  description: 'A bar in your first color, plain letters',
  accent: null,
  link: '#0b5cad',
  ground: '#f4f6f8',
  paper: '#ffffff',
  headlineFont: sans,
  textFont: sans,
};

/** The styles that every department may choose from; link and text colours read at 4.5:1 on ground and paper. */
export const mailStyles: readonly Readonly<Style>[] = [
  companyStyle,
  {
    ...companyStyle,
    id: 'journal',
    name: 'Journal',
    description: 'Headlines in serif letters, as on paper',
    link: '#1f2933',
    headlineFont: serif,
  },
  {
    ...companyStyle,
    id: 'parchment',
    name: 'Parchment',
    description: 'Serif letters throughout on a warm ground',
    link: '#7a3b12',
    ground: '#f3ecdf',
    paper: '#fdf9f1',
    headlineFont: serif,
    textFont: serif,
  },
  {
    ...companyStyle,
    id: 'ink',
    name: 'Ink',
    description: 'Black on white, without the company’s color',
    accent: '#171c20',
    link: '#171c20',
    ground: '#ffffff',
  },
];

const systemTemplate: Layout = {
  id: 'watchdesk',
  name: 'Watchdesk',
  description: 'Headline, source and summary, with a small picture',
  templateRole: 'SYSTEM_TEMPLATE',
  templateStyle: companyStyle.id,
  layout: 'summaries',
};

/** The layouts of mails: the system's, then the library's. */
export const mailTemplates: readonly Readonly<Layout>[] = [
  systemTemplate,
  {
    ...systemTemplate,
    id: 'headlines',
    name: 'Headlines',
    description: 'Headline and source alone: the most articles on a screen',
    templateRole: 'TEMPLATE_LIBRARY',
    layout: 'headlines',
  },
  {
    ...systemTemplate,
    id: 'pictures',
    name: 'Pictures',
    description: 'A wide picture above each article that has one',
    templateRole: 'TEMPLATE_LIBRARY',
    layout: 'pictures',
  },
  {
    ...systemTemplate,
    id: 'briefing',
    name: 'Briefing',
    description: 'The first article at length, the others as a numbered list',
    templateRole: 'TEMPLATE_LIBRARY',
    templateStyle: 'journal',
    layout: 'briefing',
  },
];

/**
 * The look of a department's mails. Without a template, or with one that is not known any more, it is the system's; without
 * a style, or with an unknown one, it is that of the template.
 */
export function mailLook(templateId: string | null | undefined, styleId: string | null | undefined): MailLook {
  const template = mailTemplates.find(({ id }) => id === templateId) ?? systemTemplate;
  const wanted = template.templateRole === 'SYSTEM_TEMPLATE' ? undefined : styleId;
  const style =
    mailStyles.find(({ id }) => id === wanted) ??
    mailStyles.find(({ id }) => id === template.templateStyle) ??
    companyStyle;
  return { layout: template.layout, style };
}
