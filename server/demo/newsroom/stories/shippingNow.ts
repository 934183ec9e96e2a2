import type { DemoArticle } from '../article';

export const shippingNow: DemoArticle[] = [
  {
    slug: 'tidewarden-profit-warning-suez',
    story: 'tidewarden-guidance',
    source: 'harbour-business-daily',
    hoursBefore: 15.1,
    headline: 'Tidewarden raises forecast as detours keep ships scarce',
    lead: 'Freight rates have stayed high after the Rotterdam strike and storms off southern Africa. The line now expects profit of up to 2.6 billion euros.',
    body: `Tidewarden Shipping raised its forecast for the year by a quarter because the scarcity of ships after strikes and storms has kept freight rates higher than the company expected.

Operating profit will be between 2.3 billion and 2.6 billion euros, the Rotterdam group said, instead of about 2 billion. A container from Shanghai to northern Europe cost $3,150 last week, some 22 % more than before dockers in Rotterdam walked out.

The strike itself cost Tidewarden 90 million euros. "We lost on the quay what we've won at sea, eight times over," chief executive Cornelis Wiersma told reporters. "I would not put it to the union in quite those words."

Rates are likely to fall in the new year as 40 new large ships are delivered to the industry. Tidewarden has four of them.

The shares rose 6.3 % in Amsterdam. They are the best performer in the index this quarter.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'markets',
    location: ['Rotterdam'],
    organization: ['Tidewarden Shipping'],
    industry: ['Transport and Logistics'],
    subject: ['Company results', 'Shipping'],
    keywords: ['freight rates', 'guidance', 'container shipping'],
    image: 'port',
  },
  {
    slug: 'tidewarden-profit-warning-ntr',
    story: 'tidewarden-guidance',
    source: 'northern-technology-review',
    hoursBefore: 13.8,
    headline: 'Tidewarden lifts profit forecast by a quarter on high freight rates',
    lead: 'Freight rates have stayed high after the Rotterdam strike and storms off southern Africa. The line now expects profit of up to 2.6 billion euros.',
    body: `Container line Tidewarden Shipping has raised its forecast for the year by a quarter, because a scarcity of ships after strikes and storms has kept freight rates higher than the company expected.

Operating profit will be between 2.3 billion and 2.6 billion euros, the Rotterdam group said, instead of about 2 billion. A container from Shanghai to northern Europe cost $3,150 last week, some 22 % more than before dockers in Rotterdam walked out.

The strike itself cost Tidewarden 90 million euros. “We lost on the quay what we’ve won at sea, eight times over,” chief executive Cornelis Wiersma said. “I would not put it to the union in quite those words.”

The shares rose 6.3 % in Amsterdam. They are the best performer in the index this quarter.

The group confirmed that its first ammonia-burning ship had completed a voyage to Singapore without an alarm, and said that fuel for the return had been bought.`,
    author: 'Colm Drennan',
    language: 'en',
    category: 'business',
    location: ['Rotterdam', 'Singapore'],
    organization: ['Tidewarden Shipping'],
    industry: ['Transport and Logistics'],
    subject: ['Company results', 'Shipping'],
    keywords: ['freight rates', 'guidance', 'container shipping'],
    image: 'port',
  },
  {
    slug: 'antwerp-cold-lorry-theft',
    source: 'harbour-business-daily',
    hoursBefore: 27.4,
    headline: 'Thieves take lorry with 9,000 obesity pens near Antwerp, and ruin the load',
    lead: 'The refrigeration was switched off to silence the tracker. Every pen has a number, and the numbers have been blocked.',
    body: `A refrigerated lorry carrying 9,120 pens of the obesity drug Leventra was stolen from a motorway car park south of Antwerp and found eleven hours later, empty and warm.

The pens are worth about 2 million euros at list price. The thieves evidently knew that the lorry's position is sent by the unit that cools it, for they cut the power. That also spoiled what they had come for. Above 30 °C the drug breaks down within days.

Each pack has a serial number, which pharmacies in Europe must scan. All 9,120 were blocked within two hours. That does not help a buyer on the internet, and the Pan-European Medicines Board warned against offers of "surplus" pens. A spoiled pen looks like a good one.

Grenholm Logistics, which owns the lorry, has stopped the use of open car parks for such loads. Its drivers must now plan rests by distance between guarded yards, of which Belgium has six.

The driver was asleep in the cab and unharmed. He woke, he told police, because it had become quiet.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'news',
    location: ['Antwerp', 'Belgium'],
    organization: ['Grenholm Logistics', 'Pan-European Medicines Board'],
    industry: ['Transport and Logistics'],
    subject: ['Crime', 'Cold chain'],
    indication: ['Obesity'],
    keywords: ['theft', 'counterfeit', 'obesity pens'],
    image: 'port',
  },
  {
    slug: 'leventra-stolen-pens-found',
    source: 'meridian-pharma-wire',
    wire: 34,
    headline: 'Stolen obesity pens turn up at online sellers in three countries',
    lead: 'Police recovered 3,400 of 9,120 Leventra pens taken near Antwerp. Two buyers were treated for high blood sugar after doses that had no effect.',
    body: `ANTWERP, Belgium - Police in Belgium, France and Poland have recovered 3,400 of the 9,120 obesity pens that were stolen with a lorry near Antwerp and arrested four people who offered them on the internet.

The pens of tessaglutide, sold as Leventra, had been warm for so long that they contained less than half of the stated dose, tests by the Pan-European Medicines Board showed. Two buyers with diabetes, for which the drug was not prescribed to them, were treated for high blood sugar.

Sellers had scratched out the serial numbers on the packs but overlooked a second one, printed on the pen under the cap.

Some 5,700 pens are still missing. Tessaly Pharma asked anyone who had bought from an unregistered seller in the past week to throw the pen away. It will replace it without questions through any pharmacy.`,
    author: 'Daniel Osei-Bonsu',
    language: 'en',
    category: 'news',
    location: ['Antwerp', 'France', 'Poland', 'Belgium'],
    organization: ['Tessaly Pharma', 'Pan-European Medicines Board'],
    industry: ['Pharmaceuticals'],
    subject: ['Crime', 'Medicine safety'],
    indication: ['Obesity'],
    drugClass: ['GLP-1 receptor agonist'],
    phase: ['Approved'],
    keywords: ['stolen medicine', 'serial numbers', 'online sales', 'TSL-550', 'tessaglutide'],
    image: 'syringe',
  },
  {
    slug: 'grenholm-driverless-night',
    source: 'northern-technology-review',
    wire: 48,
    headline: 'A lorry with nobody in it crosses Belgium at night, at 60',
    lead: 'Grenholm’s first driverless run carried vaccines from Antwerp to Aachen. It stopped once, for a plastic bag.',
    body: `Between two and four in the morning a lorry without a driver carried 22 pallets of vaccine from Antwerp to Aachen, 139 kilometres, and stopped for one thing, which turned out to be a plastic bag.

The bag was on a slip road. The lorry considered it for eleven seconds, asked a person in an office in Antwerp, and went round.

Grenholm Logistics has permission for fifty such journeys, on one route, between one and five at night, at no more than 60 kilometres an hour. A car with an engineer follows at a distance of a minute. The company is less interested in saving wages than in theft and sleep: a lorry that needs no rest need not stop in a car park, where three of its loads have been stolen this year.

The software comes from a firm in Turin in which Lumenquay Robotics holds a fifth. It uses nine cameras, radar, and a map of every bridge.

Drivers’ unions called it a stunt. They did not object to the hours. “Nobody wants that shift,” an official said. “I would simply like the person in the office to have driven a lorry.” He has. Grenholm gave the job to the driver whose truck was taken near Antwerp while he was asleep in it.`,
    author: 'Yuki Morisaki',
    language: 'en',
    category: 'technology',
    location: ['Turin', 'Antwerp', 'Belgium'],
    organization: ['Lumenquay Robotics', 'Grenholm Logistics'],
    industry: ['Robotics', 'Transport and Logistics'],
    subject: ['Autonomous vehicles', 'Logistics'],
    keywords: ['driverless lorry', 'Antwerp', 'night freight'],
    image: 'port',
  },
];
