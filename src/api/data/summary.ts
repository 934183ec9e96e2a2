import type { SummaryAnswer, SummaryBody, SummaryMaker } from '@contract/summary';
import { applicationId } from '@contract/limits';
import { dataApi } from '../dataApi';
import { isSummary, readSummary } from './readSummary';

interface SummaryRequest {
  body: SummaryBody;
  departmentId: string;
  /** The user's sign-in email. */
  userId: string;
  /** Called with the text so far, as it arrives. */
  onText: (text: string, madeBy: SummaryMaker) => void;
}

/** AI summary of an article. A mutation, so that the caller can cancel it and nothing is cached. */
const summaryEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** No error snackbar: the dialog shows the error. */
    summarize: build.mutation<SummaryAnswer, SummaryRequest>({
      query: ({ body, departmentId, userId, onText }) => ({
        url: '/biosum/',
        method: 'POST',
        body,
        headers: new Headers({
          accept: 'text/event-stream, application/json',
          departmentid: departmentId,
          userid: userId,
          applicationid: String(applicationId),
          'cache-control': 'no-cache',
          pragma: 'no-cache',
        }),
        responseHandler: (response) => readSummary(response, onText),
        validateStatus: (response, answer) => response.ok && isSummary(answer),
      }),
      extraOptions: { handlesFailure: true },
    }),
  }),
});

export const { useSummarizeMutation } = summaryEndpoints;
