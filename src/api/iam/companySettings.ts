import type {
  ColorSchemes,
  DepartmentSettings,
  DepartmentSettingsBody,
  DepartmentStylesAnswer,
} from '@contract/departmentSettings';
import { applicationId } from '@contract/limits';
import type { Static } from 'typebox';
import { iamApi } from '../iamApi';

const settings = { url: '/iam/v1/department/settings', params: { appId: applicationId } };

/** The department's settings: theme, mail styles, and defaults that administrators choose for all users. */
export const companyEndpoints = iamApi.injectEndpoints({
  endpoints: (build) => ({
    departmentSettings: build.query<DepartmentSettings, undefined>({
      query: () => settings,
      keepUnusedDataFor: 0,
    }),
    saveDepartmentSettings: build.mutation<unknown, DepartmentSettingsBody>({
      query: (body) => ({ ...settings, method: 'PUT', body }),
      invalidatesTags: ['Theme'],
    }),
    departmentStyles: build.query<Static<typeof DepartmentStylesAnswer>, undefined>({
      query: () => '/iam/v1/department/styles',
    }),
    colorSchemes: build.query<ColorSchemes, undefined>({
      query: () => '/cdn/color-schemes.json',
      extraOptions: { anonymous: true },
    }),
  }),
});

export const {
  useDepartmentSettingsQuery,
  useSaveDepartmentSettingsMutation,
  useDepartmentStylesQuery,
  useColorSchemesQuery,
} = companyEndpoints;
