import type { SummaryAnswer, SummaryMaker } from '@contract/summary';
import { createParser } from 'eventsource-parser';
import { isRecord } from '@client/shared/values/isRecord';

/** Returns whether the answer is a complete summary, and not an error or a stream that broke off. */
export const isSummary = (answer: unknown): answer is SummaryAnswer =>
  isRecord(answer) && typeof answer.summary === 'string';

/**
 * Reads the response of the summary service: a stream of events whose text is reported as it arrives, or a document,
 * which is the summary as a string, or has it as `summary` or `data.summary`. Returns the error body otherwise.
 */
export async function readSummary(
  response: Response,
  onText: (text: string, madeBy: SummaryMaker) => void,
): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('text/event-stream')) return readDocument(await response.text());
  const state = { summary: '', madeBy: 'extract' as SummaryMaker, isDone: false };
  const parser = createParser({
    onEvent({ data }) {
      const event: unknown = JSON.parse(data);
      if (!isRecord(event)) return;
      if (event.madeBy === 'model') state.madeBy = 'model';
      if (event.done === true) state.isDone = true;
      if (typeof event.part !== 'string') return;
      state.summary += event.part;
      onText(state.summary, state.madeBy);
    },
  });
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read())
    parser.feed(decoder.decode(chunk.value, { stream: true }));
  const { summary, madeBy, isDone } = state;
  return isDone ? { summary: summary.trim(), madeBy } : failed;
}

const failed = { errorCode: 'SUMMARY_FAILED', errorMessage: 'Failed to generate summary.' };

function readDocument(text: string): unknown {
  let answer: unknown = text;
  try {
    answer = JSON.parse(text);
  } catch {
    // The summary itself, as plain text.
  }
  if (typeof answer === 'string') return { summary: answer, madeBy: 'model' };
  if (!isRecord(answer)) return answer;
  const madeBy = answer.madeBy === 'extract' ? 'extract' : 'model';
  if (typeof answer.summary === 'string') return { summary: answer.summary, madeBy };
  if (isRecord(answer.data) && typeof answer.data.summary === 'string') return { summary: answer.data.summary, madeBy };
  return answer;
}
