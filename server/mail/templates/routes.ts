import { TemplatePreview, TemplatePreviewBody, TemplatesAnswer } from '@contract/departmentSettings';
import { dateTimeFormats } from '@server/engine/dates/dateTimeFormats';
import { isTimeZone } from '@server/engine/dates/timeZones';
import { mailTemplates } from '@server/engine/mail/looks';
import { findStyle } from '../styles/ownStyles';
import { sampleMail } from '@server/engine/mail/sampleMail';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { readDepartmentMailSettings } from '../departmentMailSettings';

/** The time zone and date format to preview; what is absent or unknown stays the department's. */
const chosenDates = ({ timezone, dateTimeFormat }: TemplatePreviewBody) => ({
  ...(timezone !== undefined && isTimeZone(timezone) && { timeZone: timezone }),
  ...(dateTimeFormat !== undefined &&
    dateTimeFormats.some((known) => known === dateTimeFormat) && { dateFormat: dateTimeFormat }),
});

/** Lists the mail templates, and renders a sample mail for a template and style. */
export function templateRoutes(app: HttpApp, { db, config, clock }: Deps): void {
  const templates = mailTemplates.map(({ layout: _layout, ...template }) => template);
  app.get(
    '/workspace/v1/templates',
    { config: { access: 'user' }, schema: { response: { 200: TemplatesAnswer } } },
    () => ({ templates, total: templates.length }),
  );

  app.post(
    '/workspace/v1/templates/preview',
    {
      config: { access: 'user', heavy: 'newsletter' },
      schema: { body: TemplatePreviewBody, response: { 200: TemplatePreview } },
    },
    async ({ caller, body }) => {
      const { brand, ...dates } = await readDepartmentMailSettings(db, caller.departmentId, config.publicUrl);
      const html = sampleMail({
        ...dates,
        ...chosenDates(body),
        brand: { ...brand, color: body.color ?? brand.color },
        templateId: body.templateId,
        styleId: body.styleId,
        ownStyle: await findStyle(db, caller.departmentId, body.styleId),
        publicUrl: config.publicUrl,
        now: clock(),
      });
      return { content: Buffer.from(html).toString('base64') };
    },
  );
}
