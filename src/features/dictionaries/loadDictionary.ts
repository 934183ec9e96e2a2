import { subscriptionEndpoints } from '@client/api/alert/subscriptions';
import { dictionaryEndpoints } from '@client/api/data/dictionaries';
import { searchEndpoints } from '@client/api/data/search';
import { personEndpoints } from '@client/api/iam/person';
import { once } from '@client/api/once';
import { notificationEndpoints } from '@client/api/workspace/notifications';
import type { AppThunk } from '@client/shared/redux/listening';
import type { DictionaryName } from './dictionariesSlice';

const start: Record<DictionaryName, () => AppThunk<unknown>> = {
  contentCategories: () => dictionaryEndpoints.endpoints.contentCategories.initiate(undefined, once),
  languages: () => dictionaryEndpoints.endpoints.languages.initiate(undefined, once),
  sources: () => dictionaryEndpoints.endpoints.sources.initiate(undefined, once),
  timeZones: () => personEndpoints.endpoints.timeZones.initiate(undefined, once),
  dateTimeFormats: () => notificationEndpoints.endpoints.dateTimeFormats.initiate(undefined, once),
  emailSendModes: () => notificationEndpoints.endpoints.emailSendModes.initiate(undefined, once),
  frequencies: () => subscriptionEndpoints.endpoints.outputOptions.initiate(undefined, once),
  searchOptions: () => searchEndpoints.endpoints.searchOptions.initiate(undefined, once),
};

/** Reads a dictionary, unless this page load has read it or is reading it. `again`: after a failure, by Retry. */
export const loadDictionary =
  (name: DictionaryName, again = false): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { status } = getState().dictionaries.load[name];
    if (status === 'idle' || (again && status === 'error')) await dispatch(start[name]());
  };
