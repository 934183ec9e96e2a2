import { limits } from '@contract/limits';
import { object, string, type ObjectSchema } from 'yup';
import { t } from '@client/shared/texts/t';

/** The form's values; `name` without the company's prefix. */
export interface ChannelValues {
  name: string;
  category: string;
  url: string;
}

/** A company's rules for a channel. Excluded domains are known to the server alone. */
export function channelSchema(prefix: string): ObjectSchema<ChannelValues> {
  const startsOtherwise = (name: string | undefined) =>
    prefix.trim() === '' || !(name ?? '').toLowerCase().startsWith(prefix.trim().toLowerCase());
  return object({
    name: string()
      .trim()
      .required(t('channel.required.name'))
      .max(limits.channelName, t('channel.tooLong', { n: limits.channelName }))
      .test('prefix', t('channel.prefix'), startsOtherwise),
    category: string().required(t('channel.required.category')),
    url: string().trim().required(t('channel.required.url')).test('url', t('channel.invalidUrl'), isFeedUrl),
  });
}

function isFeedUrl(text: string | undefined): boolean {
  if (!text || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '';
}
