import type { DemoArticle } from '../article';

export const shipping: DemoArticle[] = [
  {
    slug: 'rotterdam-port-strike-wire',
    story: 'rotterdam-strike',
    source: 'harbour-business-daily',
    hoursBefore: 562,
    headline: 'Rotterdam crane drivers strike over remote control',
    lead: 'Ships are waiting off the Dutch coast after 1,800 dockers stopped work. The quarrel is about who sits in the chair when the chair is no longer in the crane.',
    body: `Crane drivers at Rotterdam's two largest container terminals have stopped work over a plan to move them from cabins forty metres up into an office, from which one person would steer three cranes.

Some 1,800 dockers joined the strike. By evening 31 ships were at anchor off the coast. Tidewarden Shipping, which handles a third of the port's containers, is sending its largest vessels to Antwerp and Hamburg.

The employers want remote control for 44 cranes within two years and have promised that nobody will be dismissed. The union asks for that promise to run for ten years rather than four, and for one crane per person.

"From up there I see the wind on the water," said driver Ruud Hoogerbeets, who has worked in a cabin for 26 years. "On a screen I see a number."

A week's strike would delay goods worth about 4 billion euros. Shops have stocks for the season. More sensitive are chilled medicines, of which the port handles some 300 containers a week. Grenholm Logistics said that it had diverted those that were due within five days.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'business',
    location: ['Rotterdam', 'Antwerp', 'Hamburg', 'Netherlands'],
    organization: ['Tidewarden Shipping', 'Grenholm Logistics'],
    industry: ['Transport and Logistics'],
    subject: ['Labour disputes', 'Ports'],
    keywords: ['port strike', 'crane drivers', 'automation'],
    image: 'port',
  },
  {
    slug: 'rotterdam-port-strike-medicines',
    story: 'rotterdam-strike',
    source: 'meridian-pharma-wire',
    hoursBefore: 559,
    headline: 'Rotterdam strike strands refrigerated medicines',
    lead: 'Distributors are moving insulin, vaccines and antibiotics by road from Antwerp. Stocks in hospitals should last for at least three weeks.',
    body: `ROTTERDAM - A strike by dockers at Europe's largest port has held up about 120 refrigerated containers of medicines, distributors said, though shortages were unlikely unless it lasted beyond three weeks.

The containers hold insulin, vaccines and raw materials for antibiotics from Asia. They are plugged in and monitored, and dockers agreed to go on checking them. "They shook hands on it before they walked out," said Katrien Vlaeminck, operations chief of Grenholm Logistics.

Grenholm has sent 46 lorries to Antwerp to collect freight from diverted ships. Grupo Olivarte, which buys starting materials for its antibiotics in Asia, said that two shipments were affected and production would go on from stock.

The Pan-European Medicines Board asked companies to report any medicine with less than four weeks' supply. By evening it had eleven notices, none of them for a product without an alternative.`,
    author: 'Daniel Osei-Bonsu',
    language: 'en',
    category: 'business',
    location: ['Rotterdam', 'Antwerp'],
    organization: ['Grupo Olivarte', 'Grenholm Logistics', 'Pan-European Medicines Board'],
    industry: ['Pharmaceuticals', 'Transport and Logistics'],
    subject: ['Supply chain', 'Cold chain'],
    keywords: ['port strike', 'cold chain', 'medicines supply'],
    image: 'port',
  },
  {
    slug: 'rotterdam-strike-ends',
    source: 'harbour-business-daily',
    hoursBefore: 362,
    headline: 'Rotterdam dockers win two cranes a head and a window',
    lead: 'After eight days the port is working again. The deal guarantees jobs for eight years and puts the control room where one can see the water.',
    body: `Dockers in Rotterdam went back to work after eight days with an agreement that lets employers steer cranes from an office, on three conditions: two cranes for each person rather than three, no dismissals for eight years, and a control room on the quay with glass on three sides.

The window was the idea of a mediator, who had noticed that all speakers on the union's side mentioned the wind. "It costs four million. The strike cost that before breakfast," she said.

It will take about twelve days to clear 67 waiting ships. Freight rates from Asia have gone up by a quarter and may stay high until the year's end.

Tidewarden Shipping put its own loss at 90 million euros. Its chief executive, Cornelis Wiersma, said that he was satisfied with the outcome and that he would not have written the bit about the window.

In a ballot, 71 % of union members voted for the deal. Ruud Hoogerbeets, the driver whose remark about wind on the water was printed on banners, voted against. "I want to be up there," he said. "But I see that my daughter won't."`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'business',
    location: ['Rotterdam'],
    organization: ['Tidewarden Shipping'],
    industry: ['Transport and Logistics'],
    subject: ['Labour disputes', 'Automation'],
    keywords: ['strike ends', 'agreement', 'remote cranes'],
    image: 'port',
  },
  {
    slug: 'tidewarden-ammonia-ship',
    source: 'northern-technology-review',
    hoursBefore: 126,
    headline: 'First large container ship to burn ammonia leaves Rotterdam, smelling of nothing',
    lead: 'Tidewarden’s crew carries gas masks on a belt. If the voyage goes well eleven sister ships will follow.',
    body: `The Tidewarden Perseverance sailed from Rotterdam at dawn with 8,400 containers, 23 crew, and in its tanks 4,100 tonnes of a substance that would kill all of them if it got out.

Ammonia contains no carbon. Burned in an engine it gives nitrogen and water, if the engine is good, and a nasty mixture of other things if it is not. Tidewarden Shipping has spent six years with an engine maker on getting from the second to the first. The exhaust is cleaned twice. Nothing may smell: a nose detects ammonia at five parts in a million, and the alarm on board goes at two.

The crew have trained for five months. Pipes have double walls with suction between them. There is a room, known as the chapel, in which everyone can breathe for six hours. “You respect it. I worked on tankers with petrol, and people smoked,” said chief engineer Marisol Quintana.

About half of the fuel on this trip is “green”, made with wind power in Norway; the rest comes from natural gas. It costs 2.6 times as much as oil. Four customers, among them Halvorsen-Lisk, pay a surcharge of $110 a container for being able to say that their goods travelled without carbon.

Rules in Europe will make oil dearer every year until the end of the decade. Cornelis Wiersma, the company’s head, expects the two to cost the same in nine years. He has ordered eleven more ships, with engines that can burn either. “I am convinced,” he said. “I’m not an idiot.”`,
    author: 'Colm Drennan',
    language: 'en',
    category: 'technology',
    location: ['Rotterdam', 'Norway'],
    organization: ['Halvorsen-Lisk', 'Tidewarden Shipping'],
    industry: ['Pharmaceuticals', 'Transport and Logistics'],
    subject: ['Shipping', 'Alternative fuels'],
    keywords: ['ammonia', 'container ship', 'engine'],
    image: 'port',
  },
  {
    slug: 'grenholm-cold-chain-expansion',
    source: 'harbour-business-daily',
    hoursBefore: 97,
    headline: "Grenholm builds Europe's largest medicine fridge, for injections nobody foresaw",
    lead: 'The Antwerp company will spend 380 million euros on space for 210,000 pallets. Obesity pens take as much room as all vaccines together.',
    body: `Grenholm Logistics will build a refrigerated warehouse for medicines in Antwerp with room for 210,000 pallets at between 2 and 8 °C, the largest of its kind in Europe, at a cost of 380 million euros.

Three years ago the company had too much cold space. Then came the obesity injections. A month's treatment is one pen in a box the size of a spectacle case, and there are millions. "We ship a great deal of air, cooled, with a leaflet," said operations chief Katrien Vlaeminck. Pens now take up as much of Grenholm's cold storage as all vaccines together.

The warehouse will have no people in the cold. Shuttles built by Lumenquay Robotics are to bring boxes to a room at 15 °C. Heat from the refrigeration will warm a swimming pool next door, which the town insisted on.

Tessaly Pharma has reserved a third of the space for ten years, and Skarnvik Vaccines an eighth, at minus 20 °C.

One risk is chemistry. Several companies are working on obesity tablets that need no refrigerator. Ms Vlaeminck has thought of that. "Fish," she said.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'business',
    location: ['Antwerp'],
    organization: ['Tessaly Pharma', 'Skarnvik Vaccines', 'Lumenquay Robotics', 'Grenholm Logistics'],
    industry: ['Pharmaceuticals', 'Vaccines', 'Robotics', 'Transport and Logistics'],
    subject: ['Logistics', 'Cold chain'],
    indication: ['Obesity'],
    keywords: ['cold storage', 'Antwerp', 'obesity drugs'],
    image: 'port',
  },
];
