import type { DemoArticle } from '../article';

export const chips: DemoArticle[] = [
  {
    slug: 'ironmere-dresden-fab-opens',
    source: 'northern-technology-review',
    hoursBefore: 700,
    headline: 'Ironmere opens Dresden plant for chips that can stand the heat',
    lead: 'Silicon carbide wafers 200 mm across are to bring down the cost of chargers and inverters. Taxpayers paid for a third of the building.',
    body: `The floor of the new hall in Dresden rests on 1,800 pillars that do not touch the walls, so that trams passing outside do not blur a circuit. Inside, at 2,400 °C, crystals of silicon carbide grow by the width of a fingernail a day.

Ironmere Semiconductor opened its fourth plant this week after three years of building. It will make power chips that waste about half as much electricity as those of ordinary silicon and do not mind being hot, which is why makers of cars, solar inverters and chargers want them.

The step that matters is size. Most silicon carbide is made on discs of 150 mm. Ironmere will use 200 mm, which gives 1.8 times as many chips for about 1.3 times the cost. The larger crystals crack more easily, and competitors have struggled. Yield after the pilot phase was 61 %, said plant manager Dr Annegret Liebmann. She needs 75 % to make money. “We are growing very expensive sand,” she said, “and some of it falls apart.”

Of the 3.2 billion euros spent, 1.05 billion came from the German state. In return Ironmere must give priority to European customers in a shortage and train 200 apprentices.

Solvarre Energy, the Spanish solar group, has signed for a tenth of the output.`,
    author: 'Colm Drennan',
    language: 'en',
    category: 'technology',
    location: ['Dresden'],
    organization: ['Ironmere Semiconductor', 'Solvarre Energy'],
    industry: ['Semiconductors', 'Energy'],
    subject: ['Semiconductors', 'Manufacturing'],
    keywords: ['silicon carbide', 'chip plant', 'subsidies'],
    image: 'chip',
  },
  {
    slug: 'ironmere-results-automotive-slump',
    source: 'harbour-business-daily',
    hoursBefore: 366,
    headline: 'Ironmere warns that carmakers have chips for half a year',
    lead: 'The Dresden group cut its sales forecast for the second time and will run its oldest plant on four days a week.',
    body: `Ironmere Semiconductor expects revenue of 7.4 billion euros for its financial year, down from 7.9 billion, because carmakers are using up the stocks they laid in when chips were scarce.

"They bought umbrellas in the flood and it has stopped raining," finance chief Rosalind Achterbosch told analysts. Customers in the car industry hold chips for about six months, she said; four to six weeks is normal.

Operating margin for the quarter fell to 17.1 % from 23.4 %. The oldest of the group's four plants will go to a four-day week until the spring. There will be no redundancies, though 400 temporary contracts are not being renewed.

The new silicon carbide plant is spared. Yield there has reached 67 % and all of next year's output is sold, two thirds of it for solar inverters and batteries rather than cars.

Sensors for medical devices, a small division, grew by 22 %. Ironmere supplies pressure sensors for infusion and insulin pumps.

The shares fell 7 % in Frankfurt, to their lowest in two years.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'business',
    location: ['Dresden'],
    organization: ['Ironmere Semiconductor'],
    industry: ['Semiconductors'],
    subject: ['Company results', 'Semiconductors'],
    keywords: ['inventory', 'carmakers', 'guidance'],
    image: 'chart-down',
  },
  {
    slug: 'ironmere-export-licence-taiwan',
    story: 'chip-export-rules',
    source: 'northern-technology-review',
    hoursBefore: 189,
    headline: 'Brussels wants a licence for every tool that etches below 10 nanometres',
    lead: 'New export rules would cover machines, spare parts and, for the first time, the software updates that keep them running.',
    body: `Machines that etch the finest circuits would need a licence to leave Europe under draft rules that also cover the nightly update such a machine receives from its maker.

The European proposal lists eleven kinds of equipment used for features below 10 nanometres. That much had been expected, since the United States has similar rules. What is new is Annex IV. It treats remote service as an export: a technician in Dresden who logs in to a tool in Asia to adjust a recipe would have to hold a licence for doing so.

“Half of what we sell is a box. The other half is the person who answers at two in the morning,” said Hendrika Mulder, who speaks for equipment makers in the Netherlands. She puts the trade at 19 billion euros a year.

Chip makers that own plants on both sides of the line are the most exposed. Ironmere Semiconductor has a small packaging site in Singapore, which would be exempt, and customers in Taiwan and South Korea, which would have to be named in a general licence.

Officials say that the annex is aimed at a handful of plants. The list of those plants is secret, so that companies will learn whether they need a licence by applying for one.

Member states have eight weeks to object. Two will.`,
    author: 'Colm Drennan',
    language: 'en',
    category: 'technology',
    location: ['Dresden', 'Brussels', 'United States', 'Netherlands', 'Singapore'],
    organization: ['Ironmere Semiconductor'],
    industry: ['Semiconductors'],
    subject: ['Export controls', 'Semiconductors'],
    keywords: ['export licence', 'etching tools', 'trade policy'],
    image: 'chip',
  },
  {
    slug: 'ironmere-export-licence-harbour',
    story: 'chip-export-rules',
    source: 'harbour-business-daily',
    hoursBefore: 187.5,
    headline: 'EU plan to control chip tool exports rattles Dutch and German suppliers',
    lead: 'Shares of equipment makers fell by up to 8 % after Brussels proposed licences for machines and for the service contracts that go with them.',
    body: `A proposal by the European Union to license exports of advanced chip-making equipment wiped some 21 billion euros off the value of suppliers in the Netherlands and Germany.

The draft, which goes to member states for comment, would require a permit for eleven categories of machine and, more surprisingly, for remote maintenance. Service brings in about two fifths of the industry's profit.

Investors fear retaliation. Several metals on which chip makers depend, gallium above all, come from countries likely to be affected. Ironmere Semiconductor said that it held gallium for five months.

"This was written by people who believe that a machine is a thing you sell once," said Bertrand Coulibaly of Pennick & Rowe.

Diplomats from two countries said their governments would ask for the maintenance rules to be dropped. A qualified majority may pass them anyway.

The Dutch trade minister said she supported "the aim and not yet the annex".`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'business',
    location: ['Brussels', 'Germany', 'Netherlands'],
    organization: ['Ironmere Semiconductor', 'Pennick & Rowe'],
    industry: ['Semiconductors', 'Banking and Finance'],
    subject: ['Export controls', 'Trade'],
    keywords: ['export licence', 'Dutch toolmakers', 'retaliation'],
    image: 'port',
  },
  {
    slug: 'ironmere-yield-breakthrough',
    source: 'northern-technology-review',
    hoursBefore: 84,
    headline: 'The crack that taught Ironmere how to grow bigger crystals',
    lead: 'Engineers in Dresden have lifted their silicon carbide yield from 67 to 79 per cent. The answer lay in cooling more slowly, and in listening.',
    body: `For five months the crystals broke at night.

They grew well enough. In each of 96 furnaces at Ironmere’s plant in Dresden a disc of silicon carbide 200 mm wide thickened for nine days at 2,400 °C. Then the power was turned down, and some time between two and four in the morning, one in three went off like a rifle.

Dr Annegret Liebmann’s team tried slower cooling, faster cooling, and other graphite. What helped in the end was a microphone. Arne Böttcher, a technician who restores pianos, asked for a contact microphone on a furnace and heard, hours before the bang, a series of clicks. The clicks came when the temperature passed about 1,150 °C, where the crystal and the graphite that holds it shrink at different rates.

So the furnaces now pause there for eleven hours, and software that hears clicks lengthens the pause. Yield has risen to 79 % from 67 %, above the 75 % at which the plant earns money. Each percentage point is worth about 6 million euros a year.

The price is time: a growth cycle takes a day longer, and output per furnace falls by 10 %. Ironmere will add twelve furnaces.

It has applied for a patent on what the documents call acoustic emission control. In the hall they call it the piano tuner. Mr Böttcher has been given a bonus and an assistant. He has asked, instead of a second assistant, that the trams outside be persuaded to run on rubber.

Rivals in the United States and Japan report yields, when they report them at all, of 55 to 65 %. “They will have microphones by Christmas,” Dr Liebmann said. “But they will not have Arne.”`,
    author: 'Colm Drennan',
    language: 'en',
    category: 'technology',
    location: ['Dresden', 'United States', 'Japan'],
    organization: ['Ironmere Semiconductor'],
    industry: ['Semiconductors'],
    subject: ['Semiconductors', 'Materials science'],
    keywords: ['silicon carbide', 'yield', 'crystal growth'],
    image: 'chip',
  },
];
