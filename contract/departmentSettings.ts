import { Type, type Static } from 'typebox';
import { ThemeColors } from './iam';
import { limits } from './limits';

/** Where the layout of a company's alert mails comes from: the system template, or one chosen from the library. */
export const TemplateRole = Type.Union([Type.Literal('SYSTEM_TEMPLATE'), Type.Literal('TEMPLATE_LIBRARY')]);
export type TemplateRole = Static<typeof TemplateRole>;

/**
 * GET /iam/v1/department/settings?appId=16, for administrators. Without `templateId` and `style` the system template is
 * used.
 */
export const DepartmentSettings = Type.Object({
  dateTimeFormat: Type.String(),
  timezone: Type.String(),
  templateRole: TemplateRole,
  templateId: Type.Optional(Type.String()),
  style: Type.Optional(Type.String()),
  /** Days from setting a password to its expiry; absent if passwords never expire. */
  passwordExpiryDays: Type.Optional(Type.Integer()),
  /** Whether the configured model may make AI summaries. If not, summaries are extracted from the article. */
  aiSummary: Type.Boolean(),
  /** Whether published articles of the company's users may be sent to the translation service. Drafts never are. */
  translateOwnArticles: Type.Boolean(),
  /** What is configured on this server. A setting has no effect without it. */
  configured: Type.Object({ summaryModel: Type.Boolean(), translation: Type.Boolean() }),
  theme: Type.Object({
    /** URLs, which change with the image; absent if the default is used. */
    logo: Type.Optional(Type.String()),
    favicon: Type.Optional(Type.String()),
    footer: Type.Object({ text: Type.String() }),
    /** `ThemeColors` as a JSON string. */
    colors: Type.String(),
  }),
  /** Etag of the settings; the client sends it back with a change. */
  stamp: Type.Optional(Type.String()),
});
export type DepartmentSettings = Static<typeof DepartmentSettings>;

/** The base64 part of an image (longer than the image itself); an empty string removes the image. */
const Upload = Type.String({ maxLength: limits.imageBytes * 2 });

/**
 * PUT /iam/v1/department/settings?appId=16. An image is sent only if it changed, as base64 without the data URL's
 * prefix; omitted fields of `theme` stay. `templateId` and `style` are omitted for the system template.
 */
export const DepartmentSettingsBody = Type.Object({
  dateTimeFormat: Type.String({ maxLength: 60 }),
  timezone: Type.String({ maxLength: 60 }),
  templateRole: TemplateRole,
  templateId: Type.Optional(Type.String({ maxLength: 64 })),
  style: Type.Optional(Type.String({ maxLength: 64 })),
  /** Null: passwords never expire. Without it the stored number of days stays. */
  passwordExpiryDays: Type.Optional(
    Type.Union([Type.Integer({ minimum: 1, maximum: limits.passwordExpiryDays }), Type.Null()]),
  ),
  /** Each stays as it is if omitted. */
  aiSummary: Type.Optional(Type.Boolean()),
  translateOwnArticles: Type.Optional(Type.Boolean()),
  theme: Type.Object({
    logo: Type.Optional(Upload),
    favicon: Type.Optional(Upload),
    footer: Type.Optional(Type.Object({ text: Type.String({ maxLength: limits.footerText }) })),
    colors: Type.Optional(Type.String({ maxLength: 1_000 })),
  }),
  /** Etag of the settings that the caller edited; if omitted, changes made by others are overwritten. */
  stamp: Type.Optional(Type.String({ maxLength: 64 })),
});
export type DepartmentSettingsBody = Static<typeof DepartmentSettingsBody>;

/** A mail style: colors and fonts. */
export const MailStyle = Type.Object({ id: Type.String(), name: Type.String(), description: Type.String() });
export type MailStyle = Static<typeof MailStyle>;
/** GET /iam/v1/department/styles: the styles available to the caller's department. */
export const DepartmentStylesAnswer = Type.Object({ styles: Type.Array(MailStyle), total: Type.Integer() });

/** A layout of mails; `templateStyle` is its default style. */
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

/** POST /workspace/v1/templates/preview: a sample alert mail; the response is its HTML (UTF-8) in base64. */
export const TemplatePreviewBody = Type.Object({
  templateId: Type.Optional(Type.String({ maxLength: 64 })),
  styleId: Type.Optional(Type.String({ maxLength: 64 })),
  /** The primary color, #rrggbb; default: the department's. */
  color: Type.Optional(Type.String({ maxLength: 7 })),
  /** As in the department's settings, which apply without them. */
  dateTimeFormat: Type.Optional(Type.String({ maxLength: 60 })),
  timezone: Type.Optional(Type.String({ maxLength: 60 })),
});
export type TemplatePreviewBody = Static<typeof TemplatePreviewBody>;
export const TemplatePreview = Type.Object({ content: Type.String() });
export type TemplatePreview = Static<typeof TemplatePreview>;

/** GET /cdn/color-schemes.json: the color schemes that a company can choose from, the default first. */
export const ColorSchemes = Type.Object({ colorSchemes: Type.Array(ThemeColors) });
export type ColorSchemes = Static<typeof ColorSchemes>;
