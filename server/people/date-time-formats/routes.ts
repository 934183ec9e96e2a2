import { DateTime } from 'luxon';
import { DateTimeFormatsAnswer } from '@contract/workspace';
import { dateTimeFormats } from '@server/engine/dates/dateTimeFormats';
import type { HttpApp } from '@server/http/createHttpApp';

/** An instant that is rendered differently by each format. */
const example = DateTime.utc(2026, 12, 31, 18, 30);

/** GET /workspace/v1/datetimeformats: the formats, each with the same instant as an example. */
export function dateTimeFormatRoutes(app: HttpApp): void {
  const answer = {
    dateTimeFormats: dateTimeFormats.map((id) => ({ id, example: example.toFormat(id, { locale: 'en-US' }) })),
  };
  app.get(
    '/workspace/v1/datetimeformats',
    { config: { access: 'user' }, schema: { response: { 200: DateTimeFormatsAnswer } } },
    () => answer,
  );
}
