import type { Role } from '@contract/iam';

/** Who is asking, as the database knows them at this moment. */
export interface Caller {
  /** The owner id, u… */
  userId: string;
  /** The e-mail address that is the person's name within the realm. */
  uid: string;
  departmentId: string;
  realm: string;
  level: number;
  role: Role;
  deliveryMethods: number[];
  publishPermission: boolean;
  sessionId: string;
}
