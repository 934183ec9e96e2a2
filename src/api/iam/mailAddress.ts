import type { Done } from '@contract/common';
import type { MailAddress } from '@contract/users';
import { iamApi } from '../iamApi';

/** Where people's mails go, and using an address again that a mail server refused. */
const mailAddressEndpoints = iamApi.injectEndpoints({
  endpoints: (build) => ({
    mailAddress: build.query<MailAddress, undefined>({
      query: () => '/iam/v1/mailaddress',
      keepUnusedDataFor: 0,
      providesTags: ['MailAddress'],
    }),
    /** The person's own, or for administrators that of a user. */
    mailAgain: build.mutation<Done, { userId?: string }>({
      query: ({ userId }) => ({
        url:
          userId === undefined
            ? '/iam/v1/mailaddress/again'
            : `/iam/v1/department/users/${encodeURIComponent(userId)}/mailaddress/again`,
        method: 'POST',
      }),
      invalidatesTags: ['MailAddress', 'Users'],
    }),
  }),
});

export const { useMailAddressQuery, useMailAgainMutation } = mailAddressEndpoints;
