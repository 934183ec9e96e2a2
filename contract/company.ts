import { Type, type Static } from 'typebox';
import { ThemeColors } from './iam';
import { limits } from './limits';

/** Where the layout of a company's alert mails comes from: the product's own, or one chosen from the library. */
export const TemplateRole = Type.Union([Type.Literal('SYSTEM_TEMPLATE'), Type.Literal('TEMPLATE_LIBRARY')]);
export type TemplateRole = Static<typeof TemplateRole>;

/** GET /iam/v1/department/settings?appId=16, for administrators. Without `templateId` and `style` the system template is used. */
export const DepartmentSettings = Type.Object({
  dateTimeFormat: Type.String(),
  timezone: Type.String(),
  templateRole: TemplateRole,
  templateId: Type.Optional(Type.String()),
  style: Type.Optional(Type.String()),
  theme: Type.Object({
    /** Addresses, which change with the image; absent where the product's own stands. */
    logo: Type.Optional(Type.String()),
    favicon: Type.Optional(Type.String()),
    footer: Type.Object({ text: Type.String() }),
    /** ThemeColors as a JSON string. */
    colors: Type.String(),
  }),
  /** What they were when they were read: sent back with a change. */
  stamp: Type.Optional(Type.String()),
});
export type DepartmentSettings = Static<typeof DepartmentSettings>;

/** An image's base64 part, which may be a little larger than the image; empty takes the image away. */
const Upload = Type.String({ maxLength: limits.imageBytes * 2 });

/**
 * PUT /iam/v1/department/settings?appId=16. An image is sent only when it changed, as base64 without the data address's
 * beginning; what `theme` does not mention stays. `templateId` and `style` are omitted when the system template is chosen.
 */
export const DepartmentSettingsBody = Type.Object({
  dateTimeFormat: Type.String({ maxLength: 60 }),
  timezone: Type.String({ maxLength: 60 }),
  templateRole: TemplateRole,
  templateId: Type.Optional(Type.String({ maxLength: 64 })),
  style: Type.Optional(Type.String({ maxLength: 64 })),
  theme: Type.Object({
    logo: Type.Optional(Upload),
    favicon: Type.Optional(Upload),
    footer: Type.Optional(Type.Object({ text: Type.String({ maxLength: limits.footerText }) })),
    colors: Type.Optional(Type.String({ maxLength: 1_000 })),
  }),
  /** Of the settings as the caller saw them; without it a change by somebody else is overwritten. */
  stamp: Type.Optional(Type.String({ maxLength: 64 })),
});
export type DepartmentSettingsBody = Static<typeof DepartmentSettingsBody>;

/** A look of mails: its colours and letters. */
export const MailStyle = Type.Object({ id: Type.String(), name: Type.String(), description: Type.String() });
export type MailStyle = Static<typeof MailStyle>;
/** GET /iam/v1/department/styles */
export const DepartmentStylesAnswer = Type.Object({ styles: Type.Array(MailStyle), total: Type.Integer() });

/** A layout of mails; `templateStyle` is the style that it comes with. */
export const MailTemplate = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  templateRole: TemplateRole,
  templateStyle: Type.String(),
});
export type MailTemplate = Static<typeof MailTemplate>;
/** GET /workspace/v1/templates: the system template first. */
export const TemplatesAnswer = Type.Object({ templates: Type.Array(MailTemplate), total: Type.Integer() });

/** POST /workspace/v1/templates/preview: an alert mail of sample articles, as base64 of its HTML (UTF-8). */
export const TemplatePreviewBody = Type.Object({
  templateId: Type.Optional(Type.String({ maxLength: 64 })),
  styleId: Type.Optional(Type.String({ maxLength: 64 })),
  /** The company's first colour, #rrggbb; the department's own without it. */
  color: Type.Optional(Type.String({ maxLength: 7 })),
});
export type TemplatePreviewBody = Static<typeof TemplatePreviewBody>;
export const TemplatePreview = Type.Object({ content: Type.String() });
export type TemplatePreview = Static<typeof TemplatePreview>;

/** GET /cdn/color-schemes.json: the colours that a company may choose from, the product's own first. */
export const ColorSchemes = Type.Object({ colorSchemes: Type.Array(ThemeColors) });
export type ColorSchemes = Static<typeof ColorSchemes>;
