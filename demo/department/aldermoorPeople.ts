import { frequencies } from '@contract/limits';
import { aldermoor } from './accounts';
import type { DemoPerson } from './person';

const { dailyAtSix, fourHourly, realTime, weekly } = frequencies;

const aldermoorColleagues: DemoPerson[] = [
  {
    uid: `gwendolyn.tarrant@${aldermoor}`,
    givenName: 'Gwendolyn',
    surName: 'Tarrant',
    favourites: [
      'Dermocitinib (ALD-207)',
      'Zelotrimab (CRV-0907)',
      'Psoriasis and TYK2 inhibitors',
      "Crohn's disease and colitis",
      'CRV-33 in myeloma',
    ],
    alerts: [{ topic: 'Dermocitinib (ALD-207)' }],
  },
  {
    uid: `alasdair.pomfret@${aldermoor}`,
    givenName: 'Alasdair',
    surName: 'Pomfret',
    favourites: [
      'Aldermoor in the news',
      'Fennmarch Capital',
      'The Corvane acquisition',
      'Company results',
      'Mergers and acquisitions',
    ],
    alerts: [{ topic: 'Fennmarch Capital' }, { topic: 'Company results' }],
  },
  {
    uid: `solveig.rusten@${aldermoor}`,
    givenName: 'Solveig',
    surName: 'Rusten',
    settings: { timezone: 'Europe/Oslo' },
    favourites: ['Inspections and warning letters', 'Supply risks', 'Halvorsen-Lisk', 'Cold chain', 'Europe: PEMB'],
  },
  {
    uid: `devi.ramachandran@${aldermoor}`,
    givenName: 'Devi',
    surName: 'Ramachandran',
    mayPublish: true,
    favourites: [
      'Aldrogepant (Cephira)',
      'CGRP class',
      'Migraine',
      'Drug prices and reimbursement',
      'United Kingdom: NMI',
    ],
  },
  {
    uid: `emre.sozen@${aldermoor}`,
    givenName: 'Emre',
    surName: 'Sözen',
    settings: { timezone: 'US/Eastern' },
    favourites: [
      'Zelotrimab (CRV-0907)',
      'CRV-33 in myeloma',
      'Blood cancers',
      'United States: OTR',
      'Artificial intelligence in medicine',
    ],
  },
  {
    uid: `niamh.odwyer@${aldermoor}`,
    givenName: 'Niamh',
    surName: "O'Dwyer",
    favourites: ['Supply risks', 'Product recalls', 'Ports and shipping', 'Cold chain', 'Vaccine supply and access'],
  },
  {
    uid: `tobias.kell@${aldermoor}`,
    givenName: 'Tobias',
    surName: 'Kell',
    favourites: [
      'Leeds and its life sciences',
      'Semiconductors',
      'C++ and memory safety',
      'Cloud outages',
      'Aldermoor in the news',
    ],
  },
  {
    uid: `marta.wisniewska@${aldermoor}`,
    givenName: 'Marta',
    surName: 'Wiśniewska',
    settings: { timezone: 'Europe/Warsaw' },
    favourites: [
      'Europe: PEMB',
      'Rules that touch us',
      'Drug prices and reimbursement',
      'Migraine',
      'Antibiotic resistance',
    ],
  },
  {
    uid: `fola.akindele@${aldermoor}`,
    givenName: 'Fola',
    surName: 'Akindele',
    favourites: [
      'Migraine',
      'Aldrogepant (Cephira)',
      'CGRP class',
      "Alzheimer's disease",
      'Leeds and its life sciences',
    ],
  },
];

/** The users of Aldermoor Life Sciences. */
export const aldermoorPeople: DemoPerson[] = [
  {
    uid: `admin@${aldermoor}`,
    givenName: 'Adela',
    surName: 'Winterbourne',
    isAdmin: true,
    mayPublish: true,
    groups: [
      {
        name: 'Board papers',
        image: 'Business/Contract',
        topics: [
          {
            name: 'Cell therapy deals',
            description: 'What clean rooms are worth.',
            query: '"cell therapy" AND (deal OR buy* OR takeover OR bid)',
          },
        ],
        groups: [
          {
            name: 'Financing',
            image: 'Sector/Banking',
            topics: [
              {
                name: 'What borrowing costs',
                description: 'For the bridge loan.',
                query: '"interest rates" OR (bond* AND yield*)',
              },
            ],
          },
        ],
      },
    ],
    topics: [
      {
        name: 'Harriet Sugden quoted',
        description: 'What our chief executive is reported to have said.',
        query: '"Harriet Sugden"',
      },
    ],
    favourites: [
      'The Corvane acquisition',
      'Aldermoor in the news',
      'Harriet Sugden quoted',
      'Zelotrimab (CRV-0907)',
      'Fennmarch Capital',
      'Obesity medicines',
      'Product recalls',
      'Halvorsen-Lisk',
    ],
    alerts: [
      { topic: 'The Corvane acquisition' },
      { topic: 'Aldermoor in the news' },
      { topic: 'Harriet Sugden quoted', frequency: fourHourly, limit: 20 },
    ],
  },
  {
    uid: `editor@${aldermoor}`,
    givenName: 'Ewan',
    surName: 'Castleford',
    mayPublish: true,
    groups: [
      {
        name: 'Newsletter material',
        image: 'Business/Megaphone',
        topics: [
          {
            name: 'Good reads on hospitals',
            description: 'For the Friday letter.',
            query: 'hospital AND (nurse* OR ward OR doctor*)',
          },
          {
            name: 'Patients speaking',
            description: 'People, not endpoints.',
            query: 'subject:Patients OR (patient* AND volunteer*)',
          },
        ],
      },
    ],
    topics: [{ name: 'Anything with a piano', description: 'It has come up twice.', query: 'piano*' }],
    favourites: [
      'Aldermoor in the news',
      'Good reads on hospitals',
      'Antibiotic resistance',
      'Artificial intelligence in medicine',
      'Leeds and its life sciences',
      'Gene therapy: safety and holds',
    ],
    alerts: [
      { topic: 'Good reads on hospitals', frequency: dailyAtSix, limit: 30 },
      { topic: 'Aldermoor in the news' },
    ],
  },
  {
    uid: `user@${aldermoor}`,
    givenName: 'Una',
    surName: 'Thorpe',
    groups: [
      {
        name: 'Reading list',
        image: 'Wellness/Tea break',
        topics: [
          {
            name: 'Orvetinib and the liver',
            description: 'How a side effect is weighed.',
            query: 'orvetinib AND liver',
          },
        ],
      },
    ],
    topics: [
      {
        name: 'Tessaglutide supply',
        description: 'Pens, plants and prices.',
        query: '(tessaglutide OR Leventra) AND (pens OR plant OR price)',
      },
    ],
    favourites: [
      'Migraine',
      'Tessaglutide supply',
      'Aldrogepant (Cephira)',
      'RSV vaccines',
      'Cyber security in hospitals',
    ],
    alerts: [
      { topic: 'Tessaglutide supply', frequency: realTime, limit: 10 },
      { topic: 'Migraine' },
      { topic: 'Orvetinib and the liver', frequency: weekly, limit: 50 },
    ],
  },
  ...aldermoorColleagues,
];
