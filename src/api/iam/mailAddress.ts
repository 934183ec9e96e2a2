import type { Done } from '@contract/common';
import type { MailAddress } from '@contract/users';
import { iamApi } from '../iamApi';

/** The email address that alerts are sent to, and unblocking an address that a mail server rejected. */
const mailAddressEndpoints = iamApi.injectEndpoints({
  endpoints: (build) => ({
    mailAddress: build.query<MailAddress, undefined>({
      query: () => '/iam/v1/mailaddress',
      keepUnusedDataFor: 0,
      providesTags: ['MailAddress'],
    }),
    /** Unblocks the caller's own address, or for administrators that of a user. */
    unblockMailAddress: build.mutation<Done, { userId?: string }>({
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

export const { useMailAddressQuery, useUnblockMailAddressMutation } = mailAddressEndpoints;
