import { useMailAddressQuery } from '@client/api/iam/mailAddress';
import { RejectedEmailAlert } from '@client/features/users/RejectedEmailAlert';

/** A warning if emails to the user's own address were rejected; renders nothing otherwise. */
export function OwnAddressRejectedWarning() {
  const { data } = useMailAddressQuery(undefined);
  return data?.refused ? <RejectedEmailAlert address={data.address} refused={data.refused} /> : null;
}
