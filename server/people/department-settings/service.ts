import { Value } from 'typebox/value';
import type { DepartmentSettings, DepartmentSettingsBody } from '@contract/departmentSettings';
import { ThemeColors } from '@contract/iam';
import { defaultDateTimeFormat, defaultTheme, defaultTimeZone } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import { dateTimeFormats } from '@server/engine/dates/dateTimeFormats';
import { isTimeZone } from '@server/engine/dates/timeZones';
import { deleteImages, insertImage, type StoredImage } from '@server/images/repository';
import { ImageError } from '@server/images/upload';
import { mailTemplates } from '@server/engine/mail/looks';
import { AppError, invalid, notFound } from '@server/http/errors';
import { firstErrorByField } from '@server/http/firstErrorByField';
import { requireMatchingEtag, etagOf } from '@server/http/etag';
import { toFavicon, toLogo } from '@server/images/toCompanyImages';
import { readTheme, themeResource, type StoredTheme } from '../theme/theme';
import type { PeopleDeps } from '../deps';
import { movePasswordExpiry } from '../users/accounts';
import {
  lockDepartmentSettings,
  readDepartmentSettings,
  writeDepartmentSettings,
  type DepartmentSettingsRecord,
} from '../departments/repository';

const hex = /^#[0-9a-f]{6}$/i;
const library = mailTemplates.filter(({ templateRole }) => templateRole === 'TEMPLATE_LIBRARY');

/** The department's settings for its administrators, with defaults for those never set. */
export async function departmentSettings(
  { db, config, mailStyles }: PeopleDeps,
  departmentId: string,
): Promise<DepartmentSettings> {
  const settings = await readDepartmentSettings(db, departmentId);
  if (!settings) throw notFound();
  const theme = readTheme(settings.theme);
  const files = themeResource(departmentId, settings.theme);
  const template = library.find(({ id }) => id === settings.templateId);
  const chosen = await mailStyles.find(db, departmentId, text(settings.style));
  const style = chosen?.id ?? template?.templateStyle;
  const days = expiryDaysOf(settings);
  return {
    dateTimeFormat: text(settings.dateTimeFormat) ?? defaultDateTimeFormat,
    timezone: text(settings.timezone) ?? defaultTimeZone,
    templateRole: template ? 'TEMPLATE_LIBRARY' : 'SYSTEM_TEMPLATE',
    ...(days !== undefined && { passwordExpiryDays: days }),
    ...(template && { templateId: template.id, ...(style !== undefined && { style }) }),
    aiSummary: settings.aiSummary === true,
    translateOwnArticles: settings.translateOwnArticles === true,
    configured: {
      summaryModel: config.summaryModel !== undefined,
      translation: config.translation.pageUrl !== undefined || config.translation.service !== undefined,
    },
    theme: {
      ...(files.logo && { logo: files.logo.url }),
      ...(files.favicon && { favicon: files.favicon.url }),
      footer: theme.footer ?? { text: '' },
      colors: JSON.stringify(theme.colors ?? defaultTheme),
    },
    stamp: etagOf(settings),
  };
}

/**
 * Saves the department's settings. A changed time zone reschedules the alerts that depend on it, in the same
 * transaction.
 * @throws AppError VALIDATION, IMAGE_INVALID, or CHANGED_MEANWHILE
 */
export async function saveDepartmentSettings(
  { db, clock, hooks, mailStyles }: PeopleDeps,
  departmentId: string,
  body: DepartmentSettingsBody,
): Promise<void> {
  const { style: chosenStyle } = chosenLook(body);
  const isStyle = async (reader: Db | Tx) =>
    chosenStyle === undefined || (await mailStyles.find(reader, departmentId, chosenStyle)) !== undefined;
  const errors = validationErrors(body, await isStyle(db));
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const colors = readColors(body.theme.colors);
  const [logo, favicon] = await Promise.all([
    prepare('logo', body.theme.logo, toLogo),
    prepare('favicon', body.theme.favicon, toFavicon),
  ]);
  await db.transaction().execute(async (tx) => {
    const kept = await lockDepartmentSettings(tx, departmentId);
    if (!kept) throw notFound();
    requireMatchingEtag(body.stamp, etagOf(kept));
    // Checked again while the department is locked, because deleting a style requires the same lock.
    if (!(await isStyle(tx))) throw invalid({ style: wrongStyle });
    const theme = readTheme(kept.theme);
    const footer = body.theme.footer ? { text: body.theme.footer.text.trim() } : theme.footer;
    const look = colors ?? theme.colors;
    const logoId = await replaceImage(tx, departmentId, theme.logo, logo);
    const faviconId = await replaceImage(tx, departmentId, theme.favicon, favicon);
    const next: StoredTheme = {
      ...(logoId !== undefined && { logo: logoId }),
      ...(faviconId !== undefined && { favicon: faviconId }),
      ...(footer && footer.text !== '' && { footer }),
      ...(look && look.name !== defaultTheme.name && { colors: look }),
    };
    const { templateId: _template, style: _style, passwordExpiryDays: _days, ...rest } = kept;
    const { dateTimeFormat, timezone } = body;
    const daysBefore = expiryDaysOf(kept);
    const days = body.passwordExpiryDays === undefined ? daysBefore : (body.passwordExpiryDays ?? undefined);
    await writeDepartmentSettings(tx, departmentId, {
      ...rest,
      ...chosenLook(body),
      dateTimeFormat,
      timezone,
      ...(days !== undefined && { passwordExpiryDays: days }),
      ...(body.aiSummary !== undefined && { aiSummary: body.aiSummary }),
      ...(body.translateOwnArticles !== undefined && { translateOwnArticles: body.translateOwnArticles }),
      theme: next,
    });
    if (days !== daysBefore) await movePasswordExpiry(tx, departmentId, daysBefore, days);
    if (timezone !== (text(kept.timezone) ?? defaultTimeZone))
      await hooks.timeZoneChanged(tx, { departmentId }, clock());
  });
}

/** The selected library template and style; empty for the system template. */
function chosenLook({ templateRole, templateId, style }: DepartmentSettingsBody): {
  templateId?: string;
  style?: string;
} {
  if (templateRole === 'SYSTEM_TEMPLATE' || templateId === undefined) return {};
  return { templateId, ...(style !== undefined && { style }) };
}

const wrongStyle = 'Please choose a style.';

function validationErrors(body: DepartmentSettingsBody, isStyle: boolean): Record<string, string> {
  const { dateTimeFormat, timezone, templateRole, templateId, theme } = body;
  const isLibrary = templateRole === 'TEMPLATE_LIBRARY';
  return firstErrorByField([
    ['dateTimeFormat', dateTimeFormat === '', 'Date format is required field'],
    ['dateTimeFormat', !dateTimeFormats.some((known) => known === dateTimeFormat), 'Unknown date format'],
    ['timezone', timezone === '', 'Time zone is required field'],
    ['timezone', !isTimeZone(timezone), 'Unknown time zone'],
    ['templateId', isLibrary && !library.some(({ id }) => id === templateId), 'Please choose a template.'],
    ['style', isLibrary && !isStyle, wrongStyle],
    ['colors', theme.colors !== undefined && !readColors(theme.colors), 'These colors aren’t valid'],
  ]);
}

/** Parses the theme colors from a JSON string; undefined if absent or invalid. */
function readColors(sent: string | undefined): ThemeColors | undefined {
  if (sent === undefined) return undefined;
  let colors: unknown;
  try {
    colors = JSON.parse(sent);
  } catch {
    return undefined;
  }
  if (!Value.Check(ThemeColors, colors)) return undefined;
  const { primary, secondary, third } = colors;
  const all = [...Object.values(primary), ...Object.values(secondary), third];
  return all.every((color) => hex.test(color)) ? colors : undefined;
}

type Change = { kind: 'kept' } | { kind: 'removed' } | { kind: 'new'; image: StoredImage };

async function prepare(
  field: 'logo' | 'favicon',
  sent: string | undefined,
  make: (text: string) => Promise<StoredImage>,
): Promise<Change> {
  if (sent === undefined) return { kind: 'kept' };
  if (sent === '') return { kind: 'removed' };
  try {
    return { kind: 'new', image: await make(sent) };
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    throw new AppError('IMAGE_INVALID', error.message, { fields: { [field]: error.message } });
  }
}

/** Replaces or removes an image, and returns the id of the current one. */
async function replaceImage(
  tx: Tx,
  departmentId: string,
  before: string | undefined,
  change: Change,
): Promise<string | undefined> {
  if (change.kind === 'kept') return before;
  if (before !== undefined) await deleteImages(tx, [before]);
  return change.kind === 'new' ? insertImage(tx, departmentId, change.image) : undefined;
}

const expiryDaysOf = ({ passwordExpiryDays: days }: DepartmentSettingsRecord): number | undefined =>
  typeof days === 'number' ? days : undefined;

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
