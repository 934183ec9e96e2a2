import { createHash } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { ThemeColors, ThemeFooter, type ThemeResource } from '@contract/iam';

/** A department's theme as stored in its settings; logo and favicon are image ids. */
const StoredTheme = Type.Partial(
  Type.Object({ logo: Type.String(), favicon: Type.String(), footer: ThemeFooter, colors: ThemeColors }),
);
export type StoredTheme = Static<typeof StoredTheme>;

/** Parses a stored theme; invalid parts count as unset. */
export function readTheme(kept: unknown): StoredTheme {
  if (typeof kept !== 'object' || kept === null) return {};
  const theme: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(StoredTheme.properties)) {
    const value: unknown = Reflect.get(kept, name);
    if (Value.Check(schema, value)) theme[name] = value;
  }
  return Value.Check(StoredTheme, theme) ? theme : {};
}

/** The path of a department's logo; null if it has none. */
export const logoPath = (departmentId: string, kept: unknown): string | null =>
  themeResource(departmentId, kept).logo?.url ?? null;

/** The URLs of a department's theme files; `updated` and the URL change with the content. */
export function themeResource(departmentId: string, kept: unknown): ThemeResource {
  const { logo, favicon, footer, colors } = readTheme(kept);
  const file = (name: string, content: unknown) => {
    const updated = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
    return { url: `/cdn/theme/${departmentId}/${name}?v=${updated}`, updated };
  };
  return {
    ...(logo !== undefined && { logo: file('logo', logo) }),
    ...(favicon !== undefined && { favicon: file('favicon', favicon) }),
    ...(footer && { footer: file('footer.json', footer) }),
    ...(colors && { color: file('color.json', colors) }),
  };
}
