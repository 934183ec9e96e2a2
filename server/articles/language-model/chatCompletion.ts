import { createParser } from 'eventsource-parser';
import { limits } from '@contract/limits';
import type { ModelConfig } from '@server/config/models';
import { isRecord } from '@server/engine/isRecord';

/** A model or translation service that can't be reached, refuses the request, or sends an unusable response. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

interface ChatRequest {
  /** What the model has to do. */
  system: string;
  /** The text it does that with. */
  user: string;
  /** The longest accepted result, in characters; the rest is not read. */
  maxCharacters: number;
  stream: boolean;
  signal: AbortSignal;
}

/**
 * Requests a chat completion of an OpenAI-compatible API and yields the text in parts. Accepts a JSON response although
 * a stream was requested, because some servers don't stream.
 * @throws ModelError, or the signal's reason
 */
export async function* chatCompletion(
  { url, model, key }: ModelConfig,
  { system, user, maxCharacters, stream, signal }: ChatRequest,
): AsyncGenerator<string> {
  const response = await post(completionsUrl(url), key, signal, {
    model,
    stream,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
  });
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') === true;
  const parts = isStream ? streamedParts(response) : [contentOf(await readJson(response), 'message')];
  let left = maxCharacters;
  for await (const part of parts) {
    const text = withoutControlCharacters(part).slice(0, left);
    left -= text.length;
    if (text !== '') yield text;
    if (left <= 0) return;
  }
}

/**
 * Sends JSON to a configured service. Redirects are refused, because they could lead to another host.
 * @throws ModelError if it can't be reached or answers with an error
 */
export async function post(
  url: string,
  key: string | undefined,
  signal: AbortSignal,
  body: unknown,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
    });
  } catch (error) {
    signal.throwIfAborted();
    throw new ModelError('The service can’t be reached.', { cause: error });
  }
  if (response.ok) return response;
  await response.body?.cancel();
  throw new ModelError(`The service responded with ${String(response.status)}.`);
}

/** Reads a response as JSON, up to a maximum size. */
export async function readJson(response: Response): Promise<unknown> {
  let text = '';
  for await (const piece of boundedText(response)) text += piece;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ModelError('The service didn’t send JSON.', { cause: error });
  }
}

const completionsUrl = (url: string): string => {
  const plain = url.replace(/\/+$/, '');
  return plain.endsWith('/chat/completions') ? plain : `${plain}/chat/completions`;
};

/** Yields the parts of a stream of server-sent events, which must end with `[DONE]` or a finish reason. */
async function* streamedParts(response: Response): AsyncGenerator<string> {
  const parts: string[] = [];
  const state = { isDone: false };
  const parser = createParser({
    onEvent({ data }) {
      if (data === '[DONE]') {
        state.isDone = true;
        return;
      }
      const event = parseEvent(data);
      state.isDone ||= isFinished(event);
      parts.push(contentOf(event, 'delta'));
    },
  });
  for await (const text of boundedText(response)) {
    parser.feed(text);
    yield* parts.splice(0);
    if (state.isDone) return;
  }
  throw new ModelError('The service’s response is incomplete.');
}

function parseEvent(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (error) {
    throw new ModelError('The service sent an event that isn’t JSON.', { cause: error });
  }
}

function firstChoice(answer: unknown): Record<string, unknown> {
  const choices = isRecord(answer) ? answer.choices : undefined;
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  return isRecord(choice) ? choice : {};
}

const isFinished = (event: unknown): boolean => typeof firstChoice(event).finish_reason === 'string';

/** The text of a message, or of a part of it (`delta`), which may be without text. */
function contentOf(answer: unknown, member: 'message' | 'delta'): string {
  const message = firstChoice(answer)[member];
  const content = isRecord(message) ? message.content : undefined;
  if (typeof content === 'string') return content;
  if (member === 'delta' && !(isRecord(answer) && 'error' in answer)) return '';
  throw new ModelError('The service’s response contains no text.');
}

async function* boundedText(response: Response): AsyncGenerator<string> {
  if (!response.body) return;
  const decoder = new TextDecoder();
  let bytes = 0;
  // Leaving the loop cancels the request.
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > limits.modelResponseBytes) throw new ModelError('The service’s response is too long.');
    yield decoder.decode(chunk, { stream: true });
  }
}

/** Removes everything that isn't text or a line break: a result may be shown, copied, or stored. */
function withoutControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}
