export const aldermoor = 'demo.watchdesk.example';
export const kestrel = 'kestrel.watchdesk.example';

/** The accounts printed at the first start, each with its own password. */
export const demoAccounts = [
  { uid: `admin@${aldermoor}`, what: 'administrator of Aldermoor Life Sciences, can publish' },
  { uid: `editor@${aldermoor}`, what: 'can publish' },
  { uid: `user@${aldermoor}`, what: 'standard user' },
  { uid: `admin@${kestrel}`, what: 'administrator of Kestrel Advisory, another department' },
  { uid: `user@${kestrel}`, what: 'standard user of Kestrel Advisory' },
] as const;
