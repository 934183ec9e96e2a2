import { frequencies } from '@contract/limits';
import type { DemoGroup } from './topicTree';

const { dailyAtSix, dailyAtSeven, fourHourly, hourly, realTime, weekly } = frequencies;

/** The company topics of Aldermoor Life Sciences, by category. */
export const aldermoorTopics: DemoGroup[] = [
  {
    name: 'Aldermoor',
    image: 'Life Science/Laboratory',
    topics: [
      {
        name: 'Aldermoor in the news',
        description: 'Every mention of the company.',
        query: 'organization:"Aldermoor Life Sciences" OR Aldermoor',
        frequency: hourly,
        limit: 50,
      },
      {
        name: 'The Corvane acquisition',
        description: 'Price, votes, regulators, and what others say of it.',
        query: 'Aldermoor AND Corvane',
        frequency: realTime,
        limit: 10,
      },
    ],
    groups: [
      {
        name: 'Our Products',
        image: 'Health Care/Medicine',
        topics: [
          {
            name: 'Aldrogepant (Cephira)',
            description: 'Our migraine tablet.',
            query: 'aldrogepant OR Cephira OR ALD-4410',
            frequency: fourHourly,
            limit: 50,
          },
          {
            name: 'Dermocitinib (ALD-207)',
            description: 'Our psoriasis tablet, and the argument about its label.',
            query: 'dermocitinib OR ALD-207 OR (TYK2 AND label*)',
            frequency: dailyAtSix,
            limit: 50,
          },
        ],
      },
      {
        name: 'Future Products',
        image: 'Life Science/Antibody',
        topics: [
          {
            name: 'Zelotrimab (CRV-0907)',
            description: "Corvane's antibody for Crohn's disease and colitis.",
            query: 'zelotrimab OR CRV-0907 OR MERIDIEM',
            frequency: hourly,
            limit: 50,
          },
          {
            name: 'CRV-33 in myeloma',
            description: 'Early, but ours soon.',
            query: 'CRV-33',
            frequency: weekly,
            limit: 25,
          },
        ],
      },
    ],
  },
  {
    name: 'Competitors',
    image: 'Business/Growth',
    topics: [
      {
        name: 'Halvorsen-Lisk',
        description: 'Blood thinners, cell therapy, and money to spend.',
        query: 'organization:"Halvorsen-Lisk"',
        frequency: dailyAtSix,
        limit: 100,
      },
      {
        name: 'Tessaly Pharma',
        description: 'Obesity injections and now a tablet.',
        query: 'organization:"Tessaly Pharma"',
        frequency: dailyAtSix,
        limit: 100,
      },
      {
        name: 'Velmora Therapeutics',
        description: 'Orvetinib on its way to the label.',
        query: 'organization:"Velmora Therapeutics" OR orvetinib',
        frequency: dailyAtSix,
        limit: 100,
      },
    ],
    groups: [
      {
        name: 'Migraine',
        image: 'Life Science/Brain',
        topics: [
          {
            name: 'CGRP class',
            description: 'Anything with CGRP that is not only ours.',
            query: 'CGRP OR drugclass:"CGRP antagonist"',
            frequency: weekly,
            limit: 50,
          },
        ],
      },
      {
        name: 'Investors',
        image: 'Business/Coins',
        topics: [
          {
            name: 'Fennmarch Capital',
            description: 'Where it buys, and what it writes.',
            query: 'Fennmarch',
            frequency: hourly,
            limit: 25,
          },
        ],
      },
    ],
  },
  {
    name: 'Policy and Supply',
    image: 'Business/Law',
    topics: [
      {
        name: 'Rules that touch us',
        description: 'Fees, leaflets, warnings: agencies on medicines.',
        query: 'category:Regulatory AND (label* OR leaflet* OR fee* OR guidance OR consultation)',
        frequency: dailyAtSeven,
        limit: 50,
      },
      {
        name: 'Supply risks',
        description: 'Strikes, recalls and shortages upstream.',
        query: '(strike OR shortage* OR recall*) AND (medicine* OR tablets OR insulin OR vaccin*)',
        sources: ['meridian-pharma-wire', 'regulator-watch', 'hospital-and-ward', 'harbour-business-daily'],
        frequency: dailyAtSix,
        limit: 50,
      },
      {
        name: 'Leeds and its life sciences',
        description: 'Neighbours, rents and our hospital.',
        query: 'location:Leeds OR Leeds',
        frequency: weekly,
        limit: 50,
      },
      {
        name: 'Ready to print',
        description: 'Pages that our own newsletters may carry.',
        query: 'subject:Briefing',
        sources: ['watchdesk-editions'],
        publishOnly: true,
        frequency: weekly,
        limit: 25,
      },
    ],
  },
];

/** The company topics of Kestrel Advisory, which users of Aldermoor never see. */
export const kestrelTopics: DemoGroup[] = [
  {
    name: 'Coverage',
    image: 'Business/Shares',
    topics: [
      {
        name: 'Pennick & Rowe',
        description: 'A client, handled with care.',
        query: '"Pennick & Rowe"',
        frequency: dailyAtSeven,
        limit: 50,
      },
    ],
    groups: [
      {
        name: 'Energy',
        image: 'Sector/Wind power',
        topics: [
          {
            name: 'Solvarre Energy',
            description: 'Panels, batteries and the gap between noon and night.',
            query: 'organization:"Solvarre Energy"',
            frequency: hourly,
            limit: 50,
          },
        ],
      },
      {
        name: 'Chips and Ships',
        image: 'Sector/Shipping',
        topics: [
          {
            name: 'Ironmere Semiconductor',
            description: 'Yield, gallium, licences.',
            query: 'Ironmere',
            frequency: fourHourly,
            limit: 50,
          },
          {
            name: 'Tidewarden and Grenholm',
            description: 'Container lines and cold stores.',
            query: 'Tidewarden OR Grenholm',
            frequency: dailyAtSix,
            limit: 50,
          },
        ],
      },
    ],
  },
  {
    name: 'Macro',
    image: 'Sector/Banking',
    topics: [
      {
        name: 'Interest rates and inflation',
        description: 'Commas included.',
        query: '"interest rates" OR inflation',
        frequency: dailyAtSix,
        limit: 25,
      },
    ],
  },
];
