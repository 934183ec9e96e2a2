import { useMailAddressQuery } from '@client/api/iam/mailAddress';
import { RefusedMail } from '@client/features/users/RefusedMail';

/** A warning if emails to the user's own address were rejected; renders nothing otherwise. */
export function OwnMailAddressWarning() {
  const { data } = useMailAddressQuery(undefined);
  return data?.refused ? <RefusedMail address={data.address} refused={data.refused} /> : null;
}
