import type { DemoArticle } from '../article';

export const chipsNow: DemoArticle[] = [
  {
    slug: 'ironmere-mariscombe-sensor-dispute',
    source: 'harbour-business-daily',
    hoursBefore: 41,
    headline: 'Ironmere drawn into quarrel over faulty insulin pumps',
    lead: "Mariscombe's battery supplier says a Dresden chip let the cells overcharge. The chip maker says nobody asked it.",
    body: `A dispute over who must pay for 112,000 faulty insulin pumps has reached Ironmere Semiconductor, whose charging chip sits between the mains and the battery that swelled.

In papers filed in Singapore the maker of the battery says that the chip allowed the voltage to rise to 4.24 volts, 20 millivolts above the cell's limit, on hot days. Mariscombe Devices has asked the court to join Ironmere to the case, in which $190 million is at stake.

Ironmere said its chip did precisely what the data sheet promises, which is 4.20 volts plus or minus 1 %. "One per cent of 4.20 is 42 millivolts," a spokesman said. "It is on page one. It is in bold."

Independent engineers said that both could be right. A cell with a thinner separator, which the battery maker introduced, tolerates less.

The case will be heard next autumn. By then, a lawyer for one side remarked, the lawyers will have cost as much as the batteries.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'business',
    location: ['Dresden', 'Singapore'],
    organization: ['Mariscombe Devices', 'Ironmere Semiconductor'],
    industry: ['Medical Devices', 'Semiconductors'],
    subject: ['Litigation', 'Medical devices'],
    keywords: ['supplier dispute', 'sensor', 'insulin pump'],
    image: 'courthouse',
  },
  {
    slug: 'chip-apprentices-dresden',
    source: 'northern-technology-review',
    hoursBefore: 17.2,
    headline: 'Wanted: people who can stand still. How a chip plant trains its apprentices',
    lead: 'Ironmere had 3,100 applicants for 200 places in Dresden. The entrance test involves a bowl of lentils.',
    body: `In the first week they move lentils. With tweezers, in gloves, under a hood, from one bowl to another, for two hours, while somebody talks to them. Those who drop fewer than three may go on to wafers.

“It’s not the dropping,” says training chief Kordula Neugebauer. “It’s what they do afterwards. If they look round to see who noticed, they’re not for us. If they write it down, they are.”

Ironmere Semiconductor had to promise 200 apprenticeships in exchange for state money for its new plant in Dresden. It expected to struggle. Instead 3,100 people applied, a third of them older than 25: bakers, a cellist, eleven nurses.

The region will need about 20,000 more chip workers by the end of the decade, according to the chamber of commerce, and the schools that feed it are shrinking. So firms fish in other ponds. The nurses do particularly well. They are used to protocols, to night shifts and to writing down what went wrong.

That worries the hospitals. St Aubrey’s and Rheinau have complained of losing staff to agencies; in Saxony they are losing them to clean rooms. A nurse who becomes a process technician earns about 600 euros a month more, and nobody shouts.

Judith Krahl, who is 34, spent nine years in intensive care. She misses the patients, she says, and not the telephones. “Here if an alarm goes there’s a reason. And the wafer never asks if it’s going to die.”`,
    author: 'Yuki Morisaki',
    language: 'en',
    category: 'technology',
    location: ['Dresden'],
    organization: ['Ironmere Semiconductor'],
    industry: ['Semiconductors'],
    subject: ['Workforce', 'Semiconductors'],
    keywords: ['apprentices', 'skills shortage', 'training'],
    image: 'chip',
  },
  {
    slug: 'gallium-price-record',
    source: 'harbour-business-daily',
    hoursBefore: 6.1,
    headline: 'Gallium at record as buyers stock up before export rules',
    lead: 'The price of the soft metal used in power chips and LEDs has doubled in six weeks. A zinc smelter in Belgium may be the unexpected winner.',
    body: `The price of gallium reached a record $1,340 a kilogram in Rotterdam, twice what it was six weeks ago, as chip makers laid in stocks before Europe's new rules on chip equipment and the retaliation they expect.

Fewer than 800 tonnes of the metal, which melts in the hand, are made each year, nearly all as a by-product of aluminium. A delay of ten weeks in export permits would stop several plants for LEDs and radio chips, according to Pennick & Rowe.

A smelter near Antwerp that shut its gallium line as unprofitable eight years ago is to start it again. It could supply 40 tonnes a year from the residues of zinc. "We've been paying to bury it," a manager said.

Ironmere Semiconductor said that it now had stocks for seven months, up from five. It uses gallium nitride in chargers; its main product, silicon carbide, needs none.

Traders warn that a market this small turns quickly. When prices doubled three years ago they halved again within two quarters.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'markets',
    location: ['Rotterdam', 'Antwerp', 'Belgium'],
    organization: ['Ironmere Semiconductor', 'Pennick & Rowe'],
    industry: ['Semiconductors', 'Banking and Finance'],
    subject: ['Commodities', 'Semiconductors'],
    keywords: ['gallium', 'metals', 'export permits'],
    image: 'chart-up',
  },
  {
    slug: 'ironmere-solar-inverter-record',
    source: 'northern-technology-review',
    wire: 3,
    headline: 'New chip takes solar inverter past 99.4 per cent',
    lead: 'The last half-percent was the hard one. Ironmere and Solvarre say that the heat sink has shrunk to the size of a paperback.',
    body: `An inverter built with silicon carbide chips from Dresden has turned 99.43 % of the direct current from a field of solar panels into alternating current for the grid, the highest figure confirmed by an independent laboratory.

The gain on what is sold today is six tenths of a point. It sounds like little. At Solvarre Energy’s 1,100 megawatt site near Seville it would be worth 12 gigawatt-hours a year, enough for 3,500 households, from the same panels.

It matters more in what can be left out. Lost energy is heat, and heat needs fans and fins. The prototype, rated at 250 kilowatts, has no fan and a heat sink no bigger than a paperback. Fans are what breaks: on Solvarre’s sites they cause 31 % of stoppages.

Ironmere will make the chips from the middle of next year. The price per inverter should be about equal to that of today’s, said project leader Tomasz Rybak, as the saving on aluminium and fans pays for the chip.

The record may not last. “There is 0.57 per cent left,” he said. “We intend to go and get some of it.”`,
    author: 'Colm Drennan',
    language: 'en',
    category: 'technology',
    location: ['Dresden', 'Seville'],
    organization: ['Ironmere Semiconductor', 'Solvarre Energy'],
    industry: ['Semiconductors', 'Energy'],
    subject: ['Semiconductors', 'Solar power'],
    keywords: ['inverter efficiency', 'silicon carbide', 'record'],
    image: 'chip',
  },
  {
    slug: 'chip-export-annex-dropped',
    source: 'harbour-business-daily',
    wire: 20,
    headline: 'EU drops licence for remote service of chip machines',
    lead: 'After six governments objected, Brussels will ask toolmakers to report service contracts instead. Shares of suppliers jumped.',
    body: `The European Union has given up a plan to require export licences for the remote maintenance of chip-making machines, two diplomats said, after six member states objected.

Makers will report their service contracts once a year in place of applying for each. The licence for the machines themselves stays, for eleven categories that etch features below 10 nanometres.

Shares in Dutch and German equipment makers rose by up to 9 %. The price of gallium, which had doubled on fears of retaliation, fell by a tenth within the hour.

"The annex died of being read," said Bertrand Coulibaly of Pennick & Rowe.

Officials insisted that the reporting duty could be turned into a licence at short notice. Ironmere Semiconductor welcomed the change and said that it would give back to its technicians the passwords it had collected from them last week as a precaution.

The final text is to be adopted within a month.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'business',
    location: ['Brussels', 'Netherlands'],
    organization: ['Ironmere Semiconductor', 'Pennick & Rowe'],
    industry: ['Semiconductors', 'Banking and Finance'],
    subject: ['Export controls', 'Trade'],
    keywords: ['export licence', 'Annex IV', 'compromise'],
    image: 'port',
  },
];
