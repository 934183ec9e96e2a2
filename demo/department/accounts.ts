export const aldermoor = 'demo.watchdesk.example';
export const kestrel = 'kestrel.watchdesk.example';

/** The accounts that are shown at the first start, with a password of their own. */
export const demoAccounts = [
  { uid: `admin@${aldermoor}`, what: 'administrator of Aldermoor Life Sciences, may publish' },
  { uid: `editor@${aldermoor}`, what: 'may publish' },
  { uid: `user@${aldermoor}`, what: 'reads' },
  { uid: `admin@${kestrel}`, what: 'administrator of Kestrel Advisory, another department' },
  { uid: `user@${kestrel}`, what: 'reads, in Kestrel Advisory' },
] as const;
