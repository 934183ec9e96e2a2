import type { DemoArticle } from '../article';

export const cloudSoftwareNow: DemoArticle[] = [
  {
    slug: 'castellorn-data-centre-heat-oslo',
    source: 'northern-technology-review',
    hoursBefore: 36.5,
    headline: 'Castellorn’s Oslo data centre will heat 14,000 flats, for nothing',
    lead: 'The cloud company gives its warm water away and saves on cooling towers. The city had to be talked into accepting it.',
    body: `From next winter the hot water in 14,000 flats in the east of Oslo will be warmed by people looking at photographs of cats.

Castellorn Cloud is building a 90-megawatt data centre beside a district heating pipe. Its machines, cooled by liquid rather than air, will send out water at 58 °C, which heat pumps lift to the 80 °C that the network needs. The company will charge nothing. In return it does not have to build cooling towers, worth about 40 million euros, and gets a permit that other cities have refused.

Free was the difficult part. The city’s lawyers feared that accepting a gift would make it dependent on the giver, and asked for a contract that obliges Castellorn to pay for replacement heat if it leaves. “We wanted to give them a present. They wanted to know the price,” said project head Torbjørg Mo.

Ninety megawatts is as much as 60,000 Norwegian homes use. The grid company had doubts, since an aluminium works had asked for the same line. The works will get it three years later.

Environmental groups are divided. Heat that is used is better than heat that is not, one said, but nobody has asked how many of the calculations were necessary.`,
    author: 'Colm Drennan',
    language: 'en',
    category: 'technology',
    location: ['Oslo'],
    organization: ['Castellorn Cloud'],
    industry: ['Software and Cloud'],
    subject: ['Data centres', 'Energy efficiency'],
    keywords: ['data centre', 'district heating', 'Oslo'],
    image: 'servers',
  },
  {
    slug: 'ai-drug-discovery-halvorsen',
    source: 'biotech-ledger',
    hoursBefore: 25.5,
    headline: 'Halvorsen-Lisk pays for molecules nobody has made, by a machine that cannot smell',
    lead: 'The Norwegian group signs with three AI firms at once and will choose by an old method: giving all three the same problem.',
    body: `Halvorsen-Lisk has hired three companies that design drugs by computer, given each the same protein, and promised the next ten problems to whoever solves it best.

The protein is one that heart muscle uses to relax. The Norwegian group's own chemists have worked on it for six years and produced HLK-12, now in a Phase 2 trial in heart failure, along with, in the words of research chief Dr Aksel Tveit, "four hundred very pure failures". He has kept their results secret, so that he knows which of the machines' suggestions would have failed in ways that people have already discovered.

Each firm will submit twenty molecules. A laboratory in Oslo makes and tests them without knowing whose they are. The winner gets up to $640 million over several years; the others $3 million apiece and an honest table.

It is an unusual way to buy in a field where pharmaceutical companies tend to sign on the strength of slides. More than 70 drugs said to be designed by AI have entered trials. None has been approved.

One chemist who took part in the earlier work confessed to hoping that at least one machine fell into what the team calls the swamp, a family of elegant compounds that smell of cat. "They have not got noses," she said. "It's our last advantage."`,
    author: 'Priya Raghunathan',
    language: 'en',
    category: 'technology',
    location: ['Oslo'],
    organization: ['Halvorsen-Lisk'],
    industry: ['Pharmaceuticals'],
    subject: ['Artificial intelligence', 'Drug discovery'],
    indication: ['Heart failure'],
    drugClass: ['Myosin modulator'],
    keywords: ['AI', 'molecule design', 'partnership', 'HLK-12'],
    image: 'molecule',
  },
  {
    slug: 'castellorn-quarterly-results',
    story: 'castellorn-results',
    source: 'harbour-business-daily',
    hoursBefore: 11.3,
    headline: 'Castellorn shrugs off outage as cloud sales grow 24 %',
    lead: "The Seattle group's profit beat forecasts. It will spend $19 billion on data centres next year, which gave some shareholders pause.",
    body: `Castellorn Cloud reported a rise of 24 % in quarterly sales to $11.2 billion, as customers who had been expected to leave after last month's outage instead paid for a second region.

"It is the only business in which a fire sells extinguishers made by the arsonist," said Bertrand Coulibaly of Pennick & Rowe, who nonetheless repeated his advice to buy.

Operating profit was $2.9 billion, compared with $2.6 billion expected. Credits to customers for the outage came to $212 million.

Chief executive Nils Harcourt-Bay said that 61 % of new contracts now included a guarantee that data would be kept in two places. The company had charged half as much for the second place since the outage, he added, and would continue to.

Capital spending is to rise to $19 billion next year from $13 billion, most of it for machines used in artificial intelligence. Several analysts asked when it would pay. "Before you retire," Mr Harcourt-Bay told one.

The shares rose 3 % and then fell 2 %.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'markets',
    location: ['Seattle'],
    organization: ['Castellorn Cloud', 'Pennick & Rowe'],
    industry: ['Software and Cloud', 'Banking and Finance'],
    subject: ['Company results', 'Cloud computing'],
    keywords: ['quarterly results', 'capital spending', 'cloud growth'],
    image: 'chart-up',
  },
  {
    slug: 'castellorn-quarterly-results-ntr',
    story: 'castellorn-results',
    source: 'northern-technology-review',
    hoursBefore: 10.6,
    headline: 'Castellorn beats forecasts with 24 % growth despite outage',
    lead: 'The Seattle group’s profit beat forecasts. It will spend $19 billion on data centres next year, which gave some shareholders pause.',
    body: `Castellorn Cloud has reported a 24 % rise in quarterly sales to $11.2 billion, as customers who had been expected to leave after last month’s outage instead paid for a second region.

Operating profit was $2.9 billion, compared with $2.6 billion expected. Credits to customers for the outage came to $212 million.

Chief executive Nils Harcourt-Bay said that 61 % of new contracts now included a guarantee that data would be kept in two places. The company had charged half as much for the second place since the outage, he added, and would continue to.

Capital spending is to rise to $19 billion next year from $13 billion, most of it for machines used in artificial intelligence. Analysts asked when it would pay. “Before you retire,” Mr Harcourt-Bay told one.

The shares rose 3 % and then fell 2 % in late trading. This report uses material from Harbour Business Daily.`,
    author: 'Yuki Morisaki',
    language: 'en',
    category: 'technology',
    location: ['Seattle'],
    organization: ['Castellorn Cloud'],
    industry: ['Software and Cloud'],
    subject: ['Company results', 'Cloud computing'],
    keywords: ['quarterly results', 'capital spending', 'cloud growth'],
    image: 'chart-up',
  },
  {
    slug: 'robot-hand-lumenquay',
    source: 'northern-technology-review',
    wire: 13,
    headline: 'Lumenquay’s hand can now open a childproof bottle, unlike its inventor',
    lead: 'Three days after floating on the stock exchange the Turin company shows the fingers it had promised. Pharmacists want to know about the lid.',
    body: `It took eleven seconds, two of which were spent thinking. Then the hand pressed, turned, and set the lid down beside the bottle, on its back, as a person would.

Lumenquay Robotics of Turin demonstrated a hand with four fingers and 1,100 sensors in its skin, developed for laboratories and hospital pharmacies. It can pick up a glass ampoule, break its neck, and put on a cap. In a test before reporters it failed twice in forty attempts, both times with a bottle whose label had come loose.

Founder Ludovica Sartoris admitted that she herself had needed scissors. “The bottle was designed so that a child cannot open it. It was not designed for engineers over fifty either,” she said.

The skin is the new part. A mat of pressure sensors from Ironmere Semiconductor, thinner than paper, tells the hand when something starts to slip, four thousandths of a second before it does. Earlier hands squeezed hard to be safe, which is why no one let them near glass.

Fingers will be offered next year for about 48,000 euros a hand. A spare thumb is 6,000. The thumb, Ms Sartoris says, is what breaks; evolution had the same trouble.`,
    author: 'Yuki Morisaki',
    language: 'en',
    category: 'technology',
    location: ['Turin'],
    organization: ['Ironmere Semiconductor', 'Lumenquay Robotics'],
    industry: ['Semiconductors', 'Robotics'],
    subject: ['Robotics', 'Engineering'],
    keywords: ['robot hand', 'grip', 'tactile sensor'],
    image: 'robot-arm',
  },
  {
    slug: 'hospital-passkeys-ntr',
    source: 'northern-technology-review',
    wire: 31,
    headline: 'Eighty log-ins a shift: a Leeds hospital does away with passwords',
    lead: 'Since the attack that locked its records, St Aubrey’s has put keys in staff badges. Doctors get back 38 minutes a day.',
    body: `A doctor at St Aubrey’s Hospital in Leeds used to type a password eighty times in a shift. There were nine systems, nine passwords and, on the back of most badges, a sticker with at least four of them.

Stickers are gone. Since last week the badge itself holds a key. Touch it to a reader, show a finger, and whatever screen is nearest opens where the previous one was left. Take the badge away and it locks. The change was meant for next year. Then intruders came in through the reused password of a refrigerator contractor, and a great deal became possible.

Measured by stopwatch on six wards, staff spend 38 minutes a day less in logging in. Nobody has been able to share a session, which used to happen some 2,000 times a week and was as much a matter of kindness as of laziness: one nurse would leave the door open for the next.

There have been troubles. Gloves defeat the finger reader, so that isolation rooms have a pedal. Four badges went through the laundry. Contractors get a badge that works on one system, in one room, between nine and five, which the refrigerator company considered insulting until it was shown the drawing.

The hospital paid £640,000. The attack had cost £4.6 million.`,
    author: 'Yuki Morisaki',
    language: 'en',
    category: 'technology',
    location: ['Leeds'],
    organization: ["St Aubrey's Hospital"],
    industry: ['Hospitals and Healthcare'],
    subject: ['Cyber security', 'Hospitals'],
    keywords: ['passkeys', 'log-in', 'smart card'],
    image: 'servers',
  },
  {
    slug: 'software-bill-of-materials-devices',
    source: 'regulator-watch',
    wire: 47,
    headline: 'From next year, pumps and scanners must list what is inside their software',
    lead: 'The OTR will refuse devices without an inventory of every library. Hospitals get the right to ask for it, and to know what is out of date.',
    body: `Makers of medical devices that connect to a network will have to submit a list of every piece of software inside them, down to the version, under a rule that the Office of Therapeutic Review has made final.

The rule applies to new devices in twelve months and to those already sold in thirty-six. Where a component is no longer maintained by its author the maker must say who will mend it.

The OTR tested the idea on 60 devices. The average insulin pump contained 140 components, a large scanner 2,900. In 22 devices the maker's own list turned out to be wrong. One monitor contained a chess program.

Hospitals may ask for the list and receive alerts when a part of it becomes dangerous. "After a break-in elsewhere we spent nine days telephoning to find out which of our machines had the hole," said a security officer at Harrow Point Medical Center in Boston. "With a list, it is a search."

Mariscombe Devices said that it already kept such an inventory for its pumps. Smaller makers fear the cost, which the agency puts at $22,000 per product. The chess program has been removed.`,
    author: 'Tom Ashdown',
    language: 'en',
    category: 'regulatory',
    location: ['Boston'],
    organization: ['Mariscombe Devices', 'Office of Therapeutic Review', 'Harrow Point Medical Center'],
    industry: ['Medical Devices', 'Hospitals and Healthcare'],
    subject: ['Medical device regulation', 'Cyber security'],
    keywords: ['software inventory', 'medical devices', 'OTR rule'],
    image: 'battery',
  },
];
