import type { DemoArticle } from '../article';

export const energyNow: DemoArticle[] = [
  {
    slug: 'ironmere-solvarre-hydrogen-cancelled',
    source: 'northern-technology-review',
    hoursBefore: 31.5,
    headline: 'The hydrogen plant that cheap sun could not save',
    lead: 'Solvarre gives up an electrolyser outside Seville. Power at no cost was not the problem; the other sixteen hours were.',
    body: `The idea fitted on a napkin, and one was framed in the project office. Solar power in Andalusia costs nothing at noon. Hydrogen is made from power and water. Therefore hydrogen in Andalusia should cost nothing, or nearly.

This week Solvarre Energy took down the napkin. It has cancelled a 300-megawatt electrolyser outside Seville, after spending 74 million euros, because hydrogen would have cost 5.80 euros a kilogram. Customers, a fertiliser works and a refinery, had offered 3.10.

The sum goes as follows. Power is free for about five hours a day. A machine that runs for five hours has to earn its keep in five, and this one, with pipes, compressors and a plant for purifying water, cost 1,900 euros per kilowatt. To run for longer it would have had to buy electricity in the evening, against its own company’s batteries.

“We were competing with ourselves for the moon,” chief engineer Macarena Ríos said.

Of 62 large hydrogen projects announced in Spain and Portugal in four years, five are under construction. Those have something in common: they sit beside a customer that has no other choice.

The transformer, already delivered, will be used for batteries. The site’s water rights go to a farmer, who plans to grow pistachios.`,
    author: 'Colm Drennan',
    language: 'en',
    category: 'technology',
    location: ['Seville', 'Spain', 'Portugal'],
    organization: ['Solvarre Energy'],
    industry: ['Energy'],
    subject: ['Hydrogen', 'Energy'],
    keywords: ['hydrogen', 'electrolyser', 'project cancelled'],
    image: 'factory',
  },
  {
    slug: 'heatwave-hospital-microgrid',
    source: 'hospital-and-ward',
    hoursBefore: 20.2,
    headline: 'When the lights went out in Valencia, the hospital did not notice',
    lead: 'A blackout of 70 minutes was the first real test of the batteries at Hospital Clínico Torreblanca. The diesel engines never started.',
    body: `At 19.12 the street lamps, trams and television sets of southern Valencia went off together. On the fourth floor of Hospital Clínico Torreblanca, where a woman was having a hip replaced, a clock on a monitor skipped by nothing at all.

The hospital has had batteries in its basement since the summer: six megawatt-hours from Solvarre Energy, enough for four hours of everything or eleven of what matters. They take over in 8 milliseconds. Diesel generators need ten seconds, which is why every hospital has smaller batteries for theatres and why, in most blackouts, something in between falls through the gap. Last year it was the lifts.

The cut lasted 70 minutes and affected 210,000 people. It was traced to a stork.

“I learned of it from my mother on the telephone,” said technical director Vicent Aparisi.

Between blackouts the batteries earn money by storing the afternoon’s sun, about 190,000 euros a year. They cost 2.3 million, of which the region paid half. The contract says that they may never be less than 60 % full, and Mr Aparisi has had the rule painted on the wall.

The diesels stay, as the law demands. They are run for an hour each month. Neighbours would like to see the law changed.`,
    author: 'Grace Penhallow',
    language: 'en',
    category: 'technology',
    location: ['Valencia'],
    organization: ['Solvarre Energy', 'Hospital Clínico Torreblanca'],
    industry: ['Energy', 'Hospitals and Healthcare'],
    subject: ['Hospitals', 'Energy'],
    keywords: ['microgrid', 'backup power', 'diesel generators'],
    image: 'solar-farm',
  },
  {
    slug: 'oil-tanker-rates-market',
    source: 'harbour-business-daily',
    hoursBefore: 3.4,
    headline: 'European shares slip as gas price jumps 9 % on Norwegian outage',
    lead: "An unplanned stop at a processing plant drove up energy costs and hit chemicals makers. Drug companies held up on Aldermoor's gains.",
    body: `European shares closed slightly lower as a jump in the price of natural gas weighed on chemicals and airlines and outweighed gains in drug makers.

A processing plant on Norway's west coast stopped after a compressor failed. It handles about 8 % of the gas that Norway exports, and repairs may take two weeks. Gas for next month rose 9 % to 41.30 euros a megawatt-hour.

Airlines lost 2.6 % and chemicals 1.9 %. Solvarre Energy, whose batteries profit when evening power is dear, gained 4.4 %.

Aldermoor Life Sciences was the best performer among large companies, up 13 % after the bowel disease drug of its target Corvane Bio succeeded in a trial. Velmora Therapeutics gave back 3 % of this week's rise when Europe's medicines board stopped the clock on its lung cancer pill. Skarnvik Vaccines was little changed.

Yields on ten-year German bonds rose by four basis points to 2.71 %. "Gas goes up, rate cuts go away, it's a very old dance," said Margit Oesch of Pennick & Rowe.

The euro stood at $1.0840.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'markets',
    location: ['Norway'],
    organization: [
      'Aldermoor Life Sciences',
      'Velmora Therapeutics',
      'Corvane Bio',
      'Skarnvik Vaccines',
      'Solvarre Energy',
      'Pennick & Rowe',
    ],
    industry: ['Pharmaceuticals', 'Biotechnology', 'Vaccines', 'Energy'],
    subject: ['Markets', 'Commodities'],
    indication: ['Lung cancer'],
    keywords: ['European shares', 'gas price', 'bond yields'],
    image: 'chart-down',
  },
  {
    slug: 'solvarre-sodium-battery-order',
    source: 'northern-technology-review',
    wire: 23,
    headline: 'Solvarre orders the first gigawatt-hour of batteries made with salt',
    lead: 'Sodium cells are heavier than lithium ones and cheaper by a fifth. In a field near Seville weight does not matter.',
    body: `Solvarre Energy has ordered batteries for 1,000 megawatt-hours that use sodium in place of lithium, the largest such purchase by a European company.

Sodium is what salt is made of. There is no shortage of it and nobody’s permission is needed to dig it up. Cells made with it hold a third less energy per kilogram, which rules out most cars, but a container in a field does not drive anywhere. They also work at minus 30 °C, can be discharged to nothing for transport, and burn with difficulty.

The last point decided it. After the fire near Phoenix insurers asked 60 % more for older batteries. For sodium they want less than before. “The salesman spent an hour on price,” said chief engineer Macarena Ríos. “I’d have signed after the fire test. They drove a nail through it and it sulked.”

Delivered and installed, the containers cost 96 euros per kilowatt-hour, against 121 for lithium-iron cells. They last 6,000 cycles rather than 8,000. Solvarre will put them at three older solar parks.

The cells are made in Asia. A factory in Portugal is to follow if there are orders for four times as much.`,
    author: 'Colm Drennan',
    language: 'en',
    category: 'technology',
    location: ['Seville', 'Portugal', 'Phoenix'],
    organization: ['Solvarre Energy'],
    industry: ['Energy'],
    subject: ['Energy storage', 'Batteries'],
    keywords: ['sodium-ion', 'storage', 'salt'],
    image: 'battery',
  },
  {
    slug: 'stork-nests-grid-spain',
    source: 'harbour-business-daily',
    wire: 35,
    headline: "Spain's grid company will build 1,400 homes for storks",
    lead: 'The birds cause one blackout in six. Moving a nest costs less than moving a pylon.',
    body: `The operator of Spain's electricity network is to put up 1,400 platforms for storks beside its pylons, in the hope of persuading the birds to nest on something that does not carry 220,000 volts.

Storks were to blame for 17 % of unplanned cuts last year, including one of 70 minutes that darkened the south of Valencia last week. It is seldom the bird itself. A nest weighs up to 400 kilograms, hangs over the edge, and drips; wet straw conducts.

The platforms stand on poles a metre higher than the pylon, since storks choose the highest place. They cost 2,100 euros each. In a trial in Extremadura, 64 of 80 pairs moved in during the first spring. The remaining sixteen moved to the roof of the engineers' office.

Nests may be moved only from September to December. Ornithologists, who helped with the design, asked for one change: a slight slope, so that chicks stay dry.

The population has grown to 36,000 pairs from 7,000 forty years ago, fed in large part by rubbish tips. "They are doing better than the grid," one of the ornithologists said.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'news',
    location: ['Valencia', 'Spain'],
    subject: ['Energy', 'Infrastructure'],
    keywords: ['storks', 'pylons', 'blackout'],
    image: 'wind-turbines',
  },
];
