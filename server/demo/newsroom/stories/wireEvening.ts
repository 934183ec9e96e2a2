import type { DemoArticle } from '../article';

export const wireEvening: DemoArticle[] = [
  {
    slug: 'cold-storage-fish-clause',
    source: 'harbour-business-daily',
    wire: 15,
    headline: 'The fish clause: what Grenholm does with a very large fridge if pills win',
    lead: "A line in the contract for Europe's biggest medicine warehouse has become famous since an obesity tablet worked. It allows for herring.",
    body: `On page 61 of the building permit for Grenholm Logistics' refrigerated warehouse in Antwerp, under "alternative uses", it says: fish.

When operations chief Katrien Vlaeminck mentioned it some days ago, people laughed. Since Tessaly Pharma reported that an obesity tablet which keeps at room temperature works about as well as an injection that does not, fewer do. The warehouse costs 380 million euros. Injected obesity drugs were to fill a third of it.

Grenholm's lenders have read the contract with Tessaly. It obliges the drug maker to pay for ten years whether or not it sends anything. What happens in year eleven is the question, since the building is to be paid off over twenty.

Ms Vlaeminck's answer is that cold things have always been found. Before obesity it was vaccines, before vaccines insulin, before insulin flowers. Antibodies, such as the one that Aldermoor Life Sciences hopes to sell for Crohn's disease, need 2 to 8 °C and will for ever.

And if not? The floor has been laid with a slope of one degree, towards a drain. "It cost eleven thousand euros," she said. "You can't hose down a flat floor."`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'business',
    location: ['Antwerp'],
    organization: ['Aldermoor Life Sciences', 'Tessaly Pharma', 'Grenholm Logistics'],
    industry: ['Pharmaceuticals', 'Transport and Logistics'],
    subject: ['Logistics', 'Contracts'],
    indication: ['Obesity'],
    keywords: ['cold storage', 'contract clause', 'Grenholm'],
    image: 'port',
  },
  {
    slug: 'harbour-evening-markets',
    source: 'harbour-business-daily',
    wire: 22,
    headline: 'Drug shares lead Europe higher as gas plant restarts early',
    lead: "Halvorsen-Lisk, Tessaly and Velmora all gained. Gas lost most of yesterday's rise when Norway said the compressor had been the wrong way round.",
    body: `European shares rose by 0.7 % on average, led by drug makers, and gas became cheaper again after a Norwegian processing plant restarted ten days earlier than feared.

A replacement compressor that had failed on first start turned out to have been wired to run backwards. "It was an excellent compressor in the other direction," the operator said. Gas for next month fell by 7 % to 38.50 euros a megawatt-hour. Airlines gained 2.1 %.

Tessaly Pharma rose 5.1 % on results with an obesity tablet, Halvorsen-Lisk 1.9 % and Velmora Therapeutics 6.2 %. Solvarre Energy lost 3 %, as cheap gas makes evenings less profitable for batteries.

Ironmere Semiconductor advanced by 2.8 % after reports that Brussels would soften its rules on exports of chip machines.

"One drives on headlines and brakes on wages," said Margit Oesch of Pennick & Rowe. Wage figures from Germany come at the end of the week.

Yields on ten-year German bonds were little changed at 2.70 %. The euro bought $1.0850.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'markets',
    location: ['Brussels', 'Germany', 'Norway'],
    organization: [
      'Velmora Therapeutics',
      'Tessaly Pharma',
      'Halvorsen-Lisk',
      'Ironmere Semiconductor',
      'Solvarre Energy',
      'Pennick & Rowe',
    ],
    industry: ['Biotechnology', 'Pharmaceuticals', 'Semiconductors', 'Energy'],
    subject: ['Markets', 'European shares'],
    indication: ['Obesity'],
    keywords: ['European shares', 'drug makers', 'gas price'],
    image: 'chart-up',
  },
  {
    slug: 'aldermoor-q3-update',
    story: 'aldermoor-trading',
    source: 'meridian-pharma-wire',
    wire: 28,
    headline: "Aldermoor sales rise 17 %, helped by teenagers' migraine",
    lead: 'Aldrogepant grew by 38 % in the quarter. The company kept its forecast and set a date for the vote on Corvane.',
    body: `LEEDS, England - Aldermoor Life Sciences said sales rose 17 % in the third quarter to £338 million and confirmed its forecast for the year, with growth in its migraine tablet aldrogepant slowing less than analysts had feared.

Aldrogepant, or Cephira, brought in £129 million, up 38 %. Prescriptions in Britain jumped after the tablet was approved for adolescents. A rival's drug of the same class was launched in Germany at a price 15 % lower, with little effect so far.

The company expects revenue of £1.28 billion to £1.32 billion. It set aside £21 million for the costs of buying Corvane Bio, on which shareholders will vote in five weeks.

A larger study of the psoriasis tablet dermocitinib is to begin in the spring, finance director Alasdair Pomfret said. It has been designed to give the markers that U.S. regulators asked for this week.

The shares fell 0.5 % to 1,146 pence.`,
    author: 'Imogen Thackray',
    language: 'en',
    category: 'business',
    location: ['Leeds', 'Germany', 'United States', 'United Kingdom'],
    organization: ['Aldermoor Life Sciences', 'Corvane Bio'],
    industry: ['Pharmaceuticals', 'Biotechnology'],
    subject: ['Company results', 'Neurology'],
    indication: ['Migraine', 'Psoriasis'],
    drugClass: ['CGRP antagonist', 'TYK2 inhibitor'],
    phase: ['Approved'],
    keywords: ['trading update', 'aldrogepant', 'guidance', 'ALD-4410', 'ALD-207', 'dermocitinib'],
    image: 'capsules',
  },
  {
    slug: 'aldermoor-q3-update-ledger',
    story: 'aldermoor-trading',
    source: 'biotech-ledger',
    wire: 29,
    headline: "Aldermoor's migraine tablet is still growing, but look at Germany",
    lead: 'A 38 % rise for aldrogepant hides a first price cut. With $1.9 billion to borrow, the Leeds company will need every tablet.',
    body: `Beneath a comfortable headline, Aldermoor Life Sciences told investors this morning that it has begun to pay for its success.

Third-quarter sales of aldrogepant were £129 million, 38 % up on the year, and above forecasts. On the call, finance director Alasdair Pomfret let drop that the net price in Germany was 4 % lower than in the spring. A competitor has launched there at a discount of 15 %. So far it has won few patients; what it has won is a seat at the table where sickness funds negotiate.

Two thirds of Aldermoor's profit comes from this one tablet, and its patent lasts for eight more years. The purchase of Corvane Bio will take debt to three times earnings. Each 5 % off the price costs about £20 million in profit, the same as the interest on $400 million.

Adolescents help. Britain's approval added 31,000 first prescriptions in a few weeks, and a decision for the rest of Europe is due shortly. Doctors say the young tell one another.

What will matter in five weeks' time is that nobody seriously expects shareholders to vote no. Zelotrimab has worked. Forecasts for it start at $1.8 billion a year. Migraine has to carry the company for three of them.`,
    author: 'Priya Raghunathan',
    language: 'en',
    category: 'business',
    location: ['Leeds', 'Germany', 'United Kingdom'],
    organization: ['Aldermoor Life Sciences', 'Corvane Bio'],
    industry: ['Pharmaceuticals', 'Biotechnology'],
    subject: ['Company results', 'Analysis'],
    indication: ['Migraine'],
    drugClass: ['CGRP antagonist'],
    phase: ['Approved'],
    keywords: ['trading update', 'rebate', 'migraine competition', 'ALD-4410', 'aldrogepant'],
    image: 'capsules',
    correction: {
      after: 15,
      body: `(Corrects the length of patent protection in the third paragraph.)

Beneath a comfortable headline, Aldermoor Life Sciences told investors this morning that it has begun to pay for its success.

Third-quarter sales of aldrogepant were £129 million, 38 % up on the year, and above forecasts. On the call, finance director Alasdair Pomfret let drop that the net price in Germany was 4 % lower than in the spring. A competitor has launched there at a discount of 15 %. So far it has won few patients; what it has won is a seat at the table where sickness funds negotiate.

Two thirds of Aldermoor's profit comes from this one tablet, and its patent lasts for seven more years. The purchase of Corvane Bio will take debt to three times earnings. Each 5 % off the price costs about £20 million in profit, the same as the interest on $400 million.

Adolescents help. Britain's approval added 31,000 first prescriptions in a few weeks, and a decision for the rest of Europe is due shortly. Doctors say the young tell one another.

What will matter in five weeks' time is that nobody seriously expects shareholders to vote no. Zelotrimab has worked. Forecasts for it start at $1.8 billion a year. Migraine has to carry the company for three of them.`,
    },
  },
  {
    slug: 'cholera-second-manufacturer',
    source: 'world-health-desk',
    wire: 36,
    headline: 'A second maker of cholera vaccine delivers its first million doses',
    lead: 'The plant in Hyderabad started two months early. Within a year the world’s emergency stock should again allow two doses for each person.',
    body: `The first million doses of cholera vaccine from a second manufacturer left Hyderabad last night for Lusaka, two months earlier than planned, ending years in which the world depended on a single plant.

Zambia has had 2,240 cases since its outbreak began and opened a stadium as a ward. It will be the first country in four years to give people in the worst districts the two doses that are recommended, and not one.

The new maker uses a simpler recipe with one strain rather than five and a plastic tube in place of a glass vial. Each dose costs $1.18, about a third less. It expects to turn out 30 million in the first year; the older plant makes 42 million.

Demand last year was 76 million. “For the first time in my job the two columns nearly match,” said Dr Salma Haddad-Ruiz of the International Health Council, which pays for the stock.

In Lusaka work has also started on the bypass for the water main that engineers hold responsible. It will take seven months. The vaccine protects for three years.`,
    author: 'Amara Nwachukwu',
    language: 'en',
    category: 'public-health',
    location: ['Hyderabad', 'Zambia', 'Lusaka'],
    organization: ['International Health Council'],
    subject: ['Vaccination', 'Outbreaks'],
    indication: ['Cholera'],
    keywords: ['cholera vaccine', 'second manufacturer', 'stockpile'],
    image: 'vials',
  },
];
