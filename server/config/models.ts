import type { EnvironmentReader } from './environmentReader';

/** A language model behind an OpenAI-compatible API. */
export interface ModelConfig {
  /** The base URL, such as `https://models.example.com/v1`, or the URL of `chat/completions` itself. */
  url: string;
  model: string;
  /** Sent as a bearer token. */
  key?: string;
}

/** A service that translates texts: an OpenAI-compatible API if `model` is set, otherwise LibreTranslate's. */
export interface TranslationServiceConfig {
  url: string;
  model?: string;
  key?: string;
}

export interface TranslationConfig {
  /** URL template of a page that translates the page at {url} from {source} to {target}. */
  pageUrl?: string;
  service?: TranslationServiceConfig;
}

export function readSummaryModel(reader: EnvironmentReader): ModelConfig | undefined {
  const url = reader.url('SUMMARY_URL');
  const model = reader.text('SUMMARY_MODEL');
  const key = reader.headerWord('SUMMARY_KEY');
  if (url !== undefined && model !== undefined) return { url, model, ...(key !== undefined && { key }) };
  reader.requireTogether({ SUMMARY_URL: url, SUMMARY_MODEL: model });
  return undefined;
}

export function readTranslation(reader: EnvironmentReader): TranslationConfig {
  const pageUrl = readPageTemplate(reader);
  const url = reader.url('TRANSLATE_API_URL');
  const model = reader.text('TRANSLATE_MODEL');
  const key = reader.headerWord('TRANSLATE_API_KEY');
  if (url === undefined && reader.text('TRANSLATE_API_URL') === undefined && (model !== undefined || key !== undefined))
    reader.addProblem('TRANSLATE_API_URL', 'must be set when TRANSLATE_MODEL or TRANSLATE_API_KEY is set');
  return {
    ...(pageUrl !== undefined && { pageUrl }),
    ...(url !== undefined && {
      service: { url, ...(model !== undefined && { model }), ...(key !== undefined && { key }) },
    }),
  };
}

function readPageTemplate(reader: EnvironmentReader): string | undefined {
  const template = reader.text('TRANSLATE_URL');
  if (template === undefined) return undefined;
  // The placeholders may only be in the path and query: the host must be fixed.
  const isValid =
    /^https?:\/\/[^{}/?#]+[/?]/.test(template) &&
    URL.canParse(template) &&
    ['{url}', '{source}', '{target}'].every((placeholder) => template.includes(placeholder));
  if (isValid) return template;
  return reader.addProblem(
    'TRANSLATE_URL',
    'must be an address that begins with http:// or https:// and contains {url}, {source}, and {target}',
  );
}
