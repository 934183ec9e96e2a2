import type { Role } from '@contract/iam';

/** The authenticated user of a request, read from the database for each request. */
export interface Caller {
  /** The user's owner id, `u…`. */
  userId: string;
  /** The email address, unique within the realm. */
  uid: string;
  departmentId: string;
  realm: string;
  level: number;
  role: Role;
  deliveryMethods: number[];
  publishPermission: boolean;
  sessionId: string;
}

/** The part of a caller that decides what can be read; also known for a signed address, which has no session. */
export type Reader = Pick<Caller, 'departmentId' | 'userId'>;
