import type { DemoChannelId, DemoSourceId } from './article';

/** A publication or channel of the demo, with a feed and a home page. */
export interface DemoOutlet {
  id: DemoSourceId | DemoChannelId;
  name: string;
  description: string;
  format: 'rss' | 'atom';
  /** Path of its home page on the application's server. */
  homepage: string;
}

interface DemoSource extends DemoOutlet {
  id: DemoSourceId;
  package: DemoPackageId;
}

interface DemoChannel extends DemoOutlet {
  id: DemoChannelId;
}

type DemoPackageId = 'life-science-press' | 'business-and-technology-press' | 'watchdesk-editions';

interface DemoPackage {
  id: DemoPackageId;
  name: string;
  description: string;
  /** A publish-only package: only users with the publish permission can select it and its sources. */
  publishOnly?: true;
}

export const demoPackages: DemoPackage[] = [
  {
    id: 'life-science-press',
    name: 'Life Science Press',
    description: 'Medicines, trials, regulators, and hospitals, from six specialist desks.',
  },
  {
    id: 'business-and-technology-press',
    name: 'Business and Technology Press',
    description: 'Companies, markets, energy, transportation, and computing.',
  },
  {
    id: 'watchdesk-editions',
    name: 'Watchdesk Editions',
    description: 'Pages that are written to be published again.',
    publishOnly: true,
  },
];

export const demoSources: DemoSource[] = [
  {
    id: 'meridian-pharma-wire',
    name: 'Meridian Pharma Wire',
    description: 'Agency copy on medicines and the companies that make them, around the clock.',
    format: 'rss',
    homepage: '/demo/sources/meridian-pharma-wire',
    package: 'life-science-press',
  },
  {
    id: 'the-clinical-post',
    name: 'The Clinical Post',
    description: 'Trials, results and what they mean at the bedside.',
    format: 'atom',
    homepage: '/demo/sources/the-clinical-post',
    package: 'life-science-press',
  },
  {
    id: 'regulator-watch',
    name: 'Regulator Watch',
    description: 'Approvals, refusals, inspections, recalls and rules.',
    format: 'rss',
    homepage: '/demo/sources/regulator-watch',
    package: 'life-science-press',
  },
  {
    id: 'harbour-business-daily',
    name: 'Harbour Business Daily',
    description: 'Companies, deals, banks and trade.',
    format: 'rss',
    homepage: '/demo/sources/harbour-business-daily',
    package: 'business-and-technology-press',
  },
  {
    id: 'hospital-and-ward',
    name: 'Hospital & Ward',
    description: 'News for those who run hospitals and those who work in them.',
    format: 'rss',
    homepage: '/demo/sources/hospital-and-ward',
    package: 'life-science-press',
  },
  {
    id: 'biotech-ledger',
    name: 'Biotech Ledger',
    description: 'Financing, pipelines and people of the biotechnology industry.',
    format: 'rss',
    homepage: '/demo/sources/biotech-ledger',
    package: 'life-science-press',
  },
  {
    id: 'northern-technology-review',
    name: 'Northern Technology Review',
    description: 'Chips, clouds, robots and power, reported from where they are built.',
    format: 'atom',
    homepage: '/demo/sources/northern-technology-review',
    package: 'business-and-technology-press',
  },
  {
    id: 'world-health-desk',
    name: 'World Health Desk',
    description: 'Outbreaks, vaccines and public health from five continents.',
    format: 'atom',
    homepage: '/demo/sources/world-health-desk',
    package: 'life-science-press',
  },
  {
    id: 'watchdesk-briefings',
    name: 'Watchdesk Briefings',
    description: 'What the weeks add up to, on a page for your newsletter.',
    format: 'rss',
    homepage: '/demo/sources/watchdesk-briefings',
    package: 'watchdesk-editions',
  },
  {
    id: 'watchdesk-calendar',
    name: 'Watchdesk Calendar',
    description: 'Committees, courts and congresses, in the order of the days.',
    format: 'atom',
    homepage: '/demo/sources/watchdesk-calendar',
    package: 'watchdesk-editions',
  },
];

/** Each is read by one department, as a channel that its administrators have added. */
export const demoChannels: DemoChannel[] = [
  {
    id: 'aldermoor-newsroom',
    name: 'Aldermoor Newsroom',
    description: 'Announcements of Aldermoor Life Sciences.',
    format: 'rss',
    homepage: '/demo/sources/aldermoor-newsroom',
  },
  {
    id: 'leeds-life-science-forum',
    name: 'Leeds Life Science Forum',
    description: 'What the firms by the canal are up to, by those who work in them.',
    format: 'atom',
    homepage: '/demo/sources/leeds-life-science-forum',
  },
  {
    id: 'kestrel-research-notes',
    name: 'Kestrel Research Notes',
    description: 'Notes of Kestrel Advisory on energy, chips and shipping, for its own people.',
    format: 'rss',
    homepage: '/demo/sources/kestrel-research-notes',
  },
];
