/** Where a call comes from. A connection that was closed before its call was looked at has no address left: all of these are one. */
export const callerAddress = ({ ip }: { ip: string | undefined }): string => ip ?? 'closed';
