/**
 * The client's IP address. A connection that was closed before its request was processed has none; all of those share
 * the key `closed`.
 */
export const callerAddress = ({ ip }: { ip: string | undefined }): string => ip ?? 'closed';
