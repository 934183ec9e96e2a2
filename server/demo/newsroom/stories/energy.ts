import type { DemoArticle } from '../article';

export const energy: DemoArticle[] = [
  {
    slug: 'solvarre-seville-solar-storage',
    source: 'northern-technology-review',
    hoursBefore: 640,
    headline: 'Solvarre’s new farm near Seville sells sunshine at nine in the evening',
    lead: 'At 1,100 megawatts it is Spain’s largest solar plant. What makes it pay is 2,400 megawatt-hours of batteries.',
    body: `At two in the afternoon electricity in the south of Spain is worth nothing. Some days it is worth less than that. So when Solvarre Energy switched on the country’s largest solar plant near Seville this week, it did the obvious thing with the afternoon’s output: it kept it.

The plant has panels for 1,100 megawatts, on land where cotton grew. Beside them, in rows of white containers, are batteries that hold 2,400 megawatt-hours. They fill from eleven until four and empty from eight until eleven at night, when Andalusia cooks its dinner at four or five times the price.

“We do not build power stations any more. We build a delay,” said chief engineer Macarena Ríos.

Storage makes up 45 % of the cost of 1.3 billion euros. Without it, on this year’s prices, the panels would lose money from March to September. The batteries are of a type without cobalt or nickel that tolerates heat and 8,000 cycles.

Sheep graze between the rows. There was a dispute about hares. A hunting club sued, and the hares, which like the shade, settled out of court by multiplying.

The grid is the next limit. Eleven more such plants are licensed in the province. The line to the north can carry four.`,
    author: 'Colm Drennan',
    language: 'en',
    category: 'technology',
    location: ['Seville', 'Spain'],
    organization: ['Solvarre Energy'],
    industry: ['Energy'],
    subject: ['Solar power', 'Energy storage'],
    keywords: ['solar', 'battery', 'evening peak'],
    image: 'solar-farm',
  },
  {
    slug: 'solvarre-earnings-negative-prices',
    source: 'harbour-business-daily',
    hoursBefore: 300,
    headline: "Solvarre's profit falls as Spanish power prices turn negative on 61 days",
    lead: 'The solar group earned a third less than a year ago. Batteries brought in as much as panels for the first time.',
    body: `Solvarre Energy's net profit fell by 34 % to 118 million euros in the third quarter because electricity in Spain was worth less than nothing for at least one hour on 61 of 92 days.

Sales of power straight from panels, the Seville company's oldest business, dropped to 140 million euros from 233 million. Storage, which buys at midday and sells in the evening, earned 141 million from 52 million. Chief executive Rafael Montalbán called it "the quarter in which the tail caught up with the dog".

The group will build no more solar farms without batteries and is adding them to nine of its older ones. Investment for the year goes up to 2.1 billion euros, net debt to 4.4 times earnings.

Too many batteries would narrow the gap between noon and night on which they live. Analysts at Pennick & Rowe think that will happen in three years. Mr Montalbán thinks five.

The dividend is unchanged. The shares fell 3 % in Madrid.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'business',
    location: ['Seville', 'Spain', 'Madrid'],
    organization: ['Solvarre Energy', 'Pennick & Rowe'],
    industry: ['Energy', 'Banking and Finance'],
    subject: ['Company results', 'Energy'],
    keywords: ['negative prices', 'solar', 'batteries'],
    image: 'chart-down',
  },
  {
    slug: 'grid-battery-fire-arizona',
    story: 'phoenix-battery-fire',
    source: 'northern-technology-review',
    hoursBefore: 159,
    headline: 'Fire at battery park near Phoenix burns for three days',
    lead: 'Two of 96 containers at a storage site were lost. Firefighters let them burn, on purpose, and residents were told to close their windows.',
    body: `A fire in a battery park west of Phoenix has gone out by itself after three days, in which firefighters kept their hoses on everything except the flames.

Two of 96 containers at the site, which belongs to Solvarre Energy’s American arm, were destroyed. About 900 residents within a mile were told to shut windows and switch off air conditioning, in a week when it was 39 °C. Measurements of hydrogen fluoride, a poisonous gas, stayed below the limit at the fence.

Letting a battery burn is now the recommended practice. Water cools the neighbours but does not stop the reaction, and it produces waste that must be caught. “Twenty years I’ve been taught to put it out,” said battalion chief Lorena Yazzie. “The hardest part was standing there.”

The design did as intended in one respect: containers stand three metres apart, and the fire did not spread. It did not in another. Vents in the roof of the first container, meant to let gas escape before it can explode, opened late.

The cells were of an older chemistry. Newer sites, including the one near Seville, use cells that release less heat. The county has asked Solvarre to empty three other parks until vents have been tested.`,
    author: 'Colm Drennan',
    language: 'en',
    category: 'news',
    location: ['Seville', 'Phoenix'],
    organization: ['Solvarre Energy'],
    industry: ['Energy'],
    subject: ['Energy storage', 'Industrial accidents'],
    keywords: ['battery fire', 'Phoenix', 'thermal runaway'],
    image: 'battery',
  },
  {
    slug: 'grid-battery-fire-business',
    story: 'phoenix-battery-fire',
    source: 'harbour-business-daily',
    hoursBefore: 156,
    headline: 'Insurers ask for more after Solvarre battery fire in Arizona',
    lead: 'The blaze will cost the Spanish group about $60 million. The dearer consequence may be the premium on everything else it owns.',
    body: `Solvarre Energy expects costs of about $60 million from a fire that destroyed part of a battery park near Phoenix, most of it covered by insurance that will not be available at that price again.

Two underwriters have told owners of storage parks that premiums will rise by 40 to 70 % at the next renewal for sites with older nickel-based cells, people in the market said. For the iron-based cells used in Solvarre's newer parks the increase will be about a tenth.

About a quarter of the group's batteries, all of them in the United States, are of the older kind. They came with a developer it bought four years ago. At the time, the due-diligence report spent two pages on fire and nineteen on tax.

Solvarre has emptied three more parks at the request of the county and loses about $200,000 a day while they stand idle. It said no one had been hurt.

The shares lost 4.8 % over two days in Madrid, where they trade at half of their level three years ago.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'business',
    location: ['United States', 'Madrid', 'Phoenix'],
    organization: ['Solvarre Energy'],
    industry: ['Energy'],
    subject: ['Energy storage', 'Insurance'],
    keywords: ['battery fire', 'insurers', 'shares'],
    image: 'battery',
  },
  {
    slug: 'north-sea-wind-auction',
    source: 'harbour-business-daily',
    hoursBefore: 74,
    headline: 'Nobody bids for North Sea wind, and Denmark rewrites its auction',
    lead: 'For the second time a sale of sea-bed rights has found no taker. The state will now share the risk of low prices.',
    body: `Denmark will offer guaranteed minimum prices to builders of offshore wind farms after an auction for 3 gigawatts of sea bed in the North Sea ended without a single bid.

Four years ago companies paid for the right to build. Since then interest rates have tripled, steel has gone up by a third, and power prices in windy hours have fallen towards zero, since everyone's turbines turn in the same wind.

Under the new scheme the state makes up the difference when prices are below a floor and takes its share when they are above a ceiling. It could cost up to 7 billion euros over twenty years. The finance minister, who had described the earlier auction as "subsidy-free for ever", said that for ever had been a long time.

Three developers that stayed away said they would take part in the repeat. Tidewarden Shipping, whose installation vessel has been idle for six weeks, said that it might keep it after all.

Germany and the Netherlands, which had similar failures, are watching. The auction will be held again in five months.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'business',
    location: ['Germany', 'Netherlands', 'Denmark'],
    organization: ['Tidewarden Shipping'],
    industry: ['Transport and Logistics'],
    subject: ['Wind power', 'Auctions'],
    keywords: ['offshore wind', 'auction', 'subsidies'],
    image: 'wind-turbines',
  },
];
