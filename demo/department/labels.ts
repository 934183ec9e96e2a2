/** The labels that a demo user has given articles; articles are slugs, the last labeled first. */
interface DemoLabels {
  /** The user's email. */
  uid: string;
  /** Starred articles, which the user has read too. */
  starred: readonly string[];
  read: readonly string[];
}

const domain = 'demo.watchdesk.example';

/** All of these articles are also in a demo workspace, so that no further ones must have been read from the feeds. */
export const demoLabels: readonly DemoLabels[] = [
  {
    uid: `editor@${domain}`,
    starred: ['orvetinib-full-data-survival', 'orvetinib-panel-votes', 'st-aubreys-hospital-at-home'],
    read: ['orvetinib-panel-votes-harbour', 'harrow-point-strike', 'mariscombe-recall-costs'],
  },
  {
    uid: `admin@${domain}`,
    starred: ['fennmarch-wants-more-for-corvane', 'tpb-otr-joint-review'],
    read: ['aldermoor-corvane-agreed-wire', 'zelotrimab-crohns-meridiem-wire'],
  },
  {
    uid: `user@${domain}`,
    starred: ['sepsiread-ward-trial', 'obesity-price-cut-ledger'],
    read: ['rotterdam-port-strike-medicines', 'harrow-point-strike'],
  },
];
