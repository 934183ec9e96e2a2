import { limits } from '@contract/limits';
import type { DemoChannelId } from '../newsroom/article';
import { aldermoorTopics, kestrelTopics } from './companyTopics';
import type { EmblemName } from './emblems';
import { aldermoorPeople } from './aldermoorPeople';
import { kestrelPeople } from './kestrelPeople';
import type { DemoPerson } from './person';
import type { DemoGroup } from './topicTree';

export interface DemoDepartment {
  name: string;
  maxSeats: number;
  maxChannels: number;
  channelPrefix: string;
  timezone: string;
  dateTimeFormat: string;
  emblem: EmblemName;
  footer: string;
  colors: { name: string; primary: { main: string }; secondary: { main: string }; third: string };
  people: DemoPerson[];
  /** Members by the local part of their address; the first one owns the group. */
  userGroups: { name: string; description: string; members: string[] }[];
  topics: DemoGroup[];
  /** Demo feeds that the department reads as channels. One doesn't exist, to show a failing channel. */
  channels: { feed: DemoChannelId | 'regional-health-bulletin'; name: string }[];
}

export const demoDepartments: DemoDepartment[] = [
  {
    name: 'Aldermoor Life Sciences',
    maxSeats: limits.demoSeats,
    maxChannels: limits.demoChannels,
    channelPrefix: 'DEMO ',
    timezone: 'Europe/London',
    dateTimeFormat: 'dd MMM yyyy HH:mm',
    emblem: 'aldermoor',
    footer: 'Aldermoor Life Sciences, The Wool Exchange, Leeds',
    colors: { name: 'Aldermoor', primary: { main: '#04A28B' }, secondary: { main: '#1971D5' }, third: '#783ED2' },
    people: aldermoorPeople,
    userGroups: [
      {
        name: 'Board Office',
        description: 'Everything about the offer for Corvane',
        members: ['admin', 'alasdair.pomfret', 'emre.sozen', 'user'],
      },
      {
        name: 'Medical Affairs',
        description: 'Trials, labels and doctors',
        members: ['gwendolyn.tarrant', 'fola.akindele', 'editor', 'devi.ramachandran'],
      },
      {
        name: 'Supply Chain',
        description: 'Plants, strikes and cold lorries',
        members: ['niamh.odwyer', 'solveig.rusten', 'editor'],
      },
    ],
    topics: aldermoorTopics,
    channels: [
      { feed: 'aldermoor-newsroom', name: 'Aldermoor Newsroom' },
      { feed: 'leeds-life-science-forum', name: 'Leeds Life Science Forum' },
      { feed: 'regional-health-bulletin', name: 'Regional Health Bulletin' },
    ],
  },
  {
    name: 'Kestrel Advisory',
    maxSeats: 12,
    maxChannels: 5,
    channelPrefix: 'KESTREL ',
    timezone: 'Europe/London',
    dateTimeFormat: 'dd/MM/yyyy HH:mm',
    emblem: 'kestrel',
    footer: 'Kestrel Advisory. For our own people only.',
    colors: { name: 'Kestrel', primary: { main: '#B4530A' }, secondary: { main: '#1F4E8C' }, third: '#5B3A8E' },
    people: kestrelPeople,
    userGroups: [{ name: 'Analysts', description: 'Notes before they go out', members: ['admin', 'user'] }],
    topics: kestrelTopics,
    channels: [{ feed: 'kestrel-research-notes', name: 'Research Notes' }],
  },
];
