import { searchEndpoints } from '@client/api/data/search';
import { errorText } from '@client/api/errorText';
import { fetchUncached } from '@client/api/fetchUncached';
import { t } from '@client/shared/texts/t';
import { useAppDispatch } from '@client/shared/redux/hooks';
import type { ValidateQuery } from './TermDialog';

/** Returns a function that validates a query on the server and resolves to the error message, or null. */
export function useValidateQuery(): ValidateQuery {
  const dispatch = useAppDispatch();
  return async (query) => {
    if (query.trim() === '') return null;
    const { data, error } = await dispatch(fetchUncached(searchEndpoints.endpoints.validateQuery, { query }));
    if (error) return errorText(error);
    if (!data || data.validationStatus.valid) return null;
    return data.validationStatus.errorMessage || t('error.QUERY_INVALID');
  };
}
