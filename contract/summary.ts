import { Type, type Static } from 'typebox';
import { limits } from './limits';

/**
 * POST /biosum/: a summary of an article's text. The headers `departmentid` and `userid` must be the caller's own if
 * present; `applicationid` is ignored. With `Accept: text/event-stream` the response is a stream of
 * `SummaryEvent`, otherwise `SummaryAnswer`.
 */
export const SummaryBody = Type.Object({
  text: Type.String({ minLength: 1, maxLength: limits.summaryCharacters }),
  publisher_name: Type.Optional(Type.String({ maxLength: 500 })),
  author_name: Type.Optional(Type.String({ maxLength: 2_000 })),
  /** YYYY-MM-DD */
  published_date: Type.Optional(Type.String({ format: 'date', maxLength: 10 })),
  prompt: Type.Optional(Type.String({ maxLength: limits.summaryPrompt })),
  /** The language of the text; detected if absent. */
  language: Type.Optional(Type.String({ maxLength: 35 })),
});
export type SummaryBody = Static<typeof SummaryBody>;

/** What made a summary: sentences extracted from the article, or a language model. */
export const SummaryMaker = Type.Union([Type.Literal('extract'), Type.Literal('model')]);
export type SummaryMaker = Static<typeof SummaryMaker>;

export const SummaryAnswer = Type.Object({ summary: Type.String(), madeBy: SummaryMaker });
export type SummaryAnswer = Static<typeof SummaryAnswer>;

/**
 * The data of an event of the stream: first what makes the summary, then its parts, to be joined; `done` after the last
 * one. A stream that ends without `done` has failed. `error` is shown to the user.
 */
export type SummaryEvent = { madeBy: SummaryMaker } | { part: string } | { done: true } | { error: string };
