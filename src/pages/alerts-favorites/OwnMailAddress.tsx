import { useMailAddressQuery } from '@client/api/iam/mailAddress';
import { RefusedMail } from '@client/features/users/RefusedMail';

/** Says where the person's alerts do not arrive, and nothing otherwise. */
export function OwnMailAddress() {
  const { data } = useMailAddressQuery(undefined);
  return data?.refused ? <RefusedMail address={data.address} refused={data.refused} /> : null;
}
