import { limits } from '@contract/limits';
import { object, string, type ObjectSchema } from 'yup';
import { t } from '@client/shared/texts/t';

/** The values of the form. `name` is without the company's prefix. */
export interface ChannelValues {
  name: string;
  category: string;
  url: string;
}

/** The validation of a channel. Only the server knows the domains that the company excludes. */
export function channelSchema(prefix: string): ObjectSchema<ChannelValues> {
  const lacksPrefix = (name: string | undefined) =>
    prefix.trim() === '' || !(name ?? '').toLowerCase().startsWith(prefix.trim().toLowerCase());
  return object({
    name: string()
      .trim()
      .required(t('channel.required.name'))
      .max(limits.channelName, t('field.tooLong', { n: limits.channelName }))
      .test('prefix', t('error.CHANNEL_PREFIX'), lacksPrefix),
    category: string().required(t('channel.required.category')),
    url: string().trim().required(t('channel.required.url')).test('url', t('error.CHANNEL_URL'), isFeedUrl),
  });
}

function isFeedUrl(text: string | undefined): boolean {
  if (!text || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '';
}
