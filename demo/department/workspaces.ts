/** A section of a demo workspace; articles are slugs. */
export interface DemoSection {
  name: string;
  description: string;
  articles: readonly string[];
  sections?: readonly DemoSection[];
}

/** The saved articles of a demo workspace: a user's own, or a user group's. */
export interface DemoWorkspace {
  /** Email of the user or, for a group, of the member who shares the articles. */
  uid: string;
  /** Name of the user group; absent for the user's own workspace. */
  group?: string;
  /** Slugs, most recently saved first. */
  articles: readonly string[];
  sections?: readonly DemoSection[];
}

const domain = 'demo.watchdesk.example';

export const demoWorkspaces: readonly DemoWorkspace[] = [
  {
    uid: `editor@${domain}`,
    articles: [
      'orvetinib-panel-patients',
      'orvetinib-panel-votes',
      'orvetinib-panel-votes-harbour',
      'orvetinib-panel-briefing-wire',
      'st-aubreys-hospital-at-home',
      'ward-pharmacist-diary',
      'harrow-point-strike',
      'glyde-pump-battery-parents',
      'mariscombe-recall-costs',
      'zelotrimab-crohns-meridiem-clinical',
      'aldermoor-corvane-agreed-ledger',
      'quintalimab-fails-clinicalpost',
      'leeds-life-science-cluster-feature',
      'covid-19-lessons-long-read',
    ],
    sections: [
      {
        name: 'Orvetinib',
        description: 'The panel and what comes after it',
        articles: [
          'orvetinib-panel-patients',
          'orvetinib-panel-votes',
          'orvetinib-panel-votes-harbour',
          'orvetinib-panel-briefing-wire',
        ],
      },
      {
        name: 'Hospitals',
        description: 'Wards, shifts and people',
        articles: ['harrow-point-strike'],
        sections: [
          {
            name: 'Good reads',
            description: 'For the long weekend',
            articles: ['st-aubreys-hospital-at-home', 'ward-pharmacist-diary'],
          },
        ],
      },
      {
        name: 'Recalls',
        description: 'Devices and tablets that came back',
        articles: ['glyde-pump-battery-parents', 'mariscombe-recall-costs'],
      },
    ],
  },
  {
    uid: `admin@${domain}`,
    articles: [
      'fennmarch-wants-more-for-corvane',
      'aldermoor-shareholder-opposes',
      'zelotrimab-crohns-meridiem-wire',
      'aldermoor-aldrogepant-sales',
      'tpb-otr-joint-review',
    ],
    sections: [
      {
        name: 'For the board',
        description: 'Before Thursday',
        articles: ['fennmarch-wants-more-for-corvane', 'aldermoor-shareholder-opposes'],
      },
    ],
  },
  {
    uid: `user@${domain}`,
    articles: ['sepsiread-ward-trial', 'obesity-price-cut-ledger', 'rotterdam-port-strike-medicines'],
  },
  {
    uid: `admin@${domain}`,
    group: 'Board Office',
    articles: [
      'aldermoor-newsroom-offer-final',
      'aldermoor-corvane-agreed-wire',
      'aldermoor-corvane-agreed-harbour',
      'aldermoor-shareholder-opposes',
      'fennmarch-wants-more-for-corvane',
    ],
    sections: [
      {
        name: 'The offer',
        description: 'What was said, and by whom',
        articles: ['aldermoor-newsroom-offer-final', 'aldermoor-corvane-agreed-wire'],
      },
      {
        name: 'Investors',
        description: 'Who wants more, and who wants out',
        articles: ['aldermoor-shareholder-opposes', 'fennmarch-wants-more-for-corvane'],
      },
    ],
  },
  {
    uid: `editor@${domain}`,
    group: 'Medical Affairs',
    articles: [
      'aldermoor-dermocitinib-phase2b',
      'aldermoor-newsroom-dermocitinib-extension',
      'orvetinib-full-data-survival',
    ],
    sections: [
      {
        name: 'Dermocitinib',
        description: 'Phase 2b and its extension',
        articles: ['aldermoor-dermocitinib-phase2b', 'aldermoor-newsroom-dermocitinib-extension'],
      },
    ],
  },
];
