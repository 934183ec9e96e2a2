import type { DemoArticle } from '../article';

export const channelArticles: DemoArticle[] = [
  {
    slug: 'aldermoor-newsroom-offer-final',
    source: 'aldermoor-newsroom',
    hoursBefore: 1.2,
    headline: 'Statement on Corvane Bio: our offer, our reasons, what happens next',
    lead: 'Aldermoor Life Sciences notes recent comment on its recommended offer and confirms the timetable for shareholders.',
    body: `Aldermoor Life Sciences notes the results of the MERIDIEM study announced by Corvane Bio, and recent comment on the terms of the recommended offer.

The Board believes that the offer of $26 in cash and 1.02 new Aldermoor shares for each Corvane share is fair to the shareholders of both companies. The terms were agreed before the results were known, and both boards weighed the chance of success and of failure when they agreed them.

"The result is good news for people with Crohn's disease before it is good news for anybody else," said Harriet Sugden, Chief Executive. "Our task is to bring zelotrimab to them without delay, and to be an owner that the team in Boston can work with."

A circular to shareholders will be posted within three weeks. The general meeting will be held at the Wool Exchange in Leeds. Shareholders who cannot come may follow the meeting on line and put questions beforehand.

The Company will make no further comment on the terms at present.`,
    author: 'Imogen Thackray',
    language: 'en',
    category: 'business',
    location: ['Leeds', 'Boston'],
    organization: ['Aldermoor Life Sciences', 'Corvane Bio'],
    industry: ['Pharmaceuticals', 'Biotechnology'],
    subject: ['Mergers and acquisitions', 'Company announcements'],
    indication: ["Crohn's disease"],
    drugClass: ['Monoclonal antibody'],
    phase: ['Phase 3'],
    keywords: ['announcement', 'recommended offer', 'Corvane', 'CRV-0907', 'zelotrimab'],
    image: 'handshake',
  },
  {
    slug: 'aldermoor-newsroom-cephira-schools',
    source: 'aldermoor-newsroom',
    hoursBefore: 66,
    headline: 'Cephira for adolescents: information packs for 4,000 schools',
    lead: 'With the approval of aldrogepant from the age of 12 comes a leaflet for school nurses, written with young people who have migraine.',
    body: `Following the decision of the National Medicines Inspectorate to extend the licence of Cephira (aldrogepant) to adolescents, Aldermoor Life Sciences will send an information pack to 4,000 secondary schools in Britain.

The pack does not mention the product. It explains what an attack looks like, what helps, and what does not: bright light, the sentence "it is only a headache", and being sent outside for closing one's eyes. It was written by eleven young people between 13 and 17 and checked by Dr Fola Akindele, paediatric neurologist at St Aubrey's Hospital.

School nurses can ask for a second pack with a quiet-room checklist: a chair that tilts, a blind, water, and somebody who looks in after ten minutes.

About one in twelve schoolchildren has migraine. On average they miss eleven half-days a year.

The Company paid for printing and postage and had no say in the text, except for one comma, which was rejected.`,
    author: 'Imogen Thackray',
    language: 'en',
    category: 'news',
    location: ['United Kingdom'],
    organization: ['Aldermoor Life Sciences', 'National Medicines Inspectorate', "St Aubrey's Hospital"],
    industry: ['Pharmaceuticals', 'Hospitals and Healthcare'],
    subject: ['Company announcements', 'Paediatrics'],
    indication: ['Migraine'],
    drugClass: ['CGRP antagonist'],
    phase: ['Approved'],
    keywords: ['Cephira', 'schools', 'migraine awareness', 'ALD-4410', 'aldrogepant'],
    image: 'capsules',
  },
  {
    slug: 'aldermoor-newsroom-dermocitinib-extension',
    source: 'aldermoor-newsroom',
    hoursBefore: 5.5,
    headline: 'Dermocitinib: Phase 2b participants invited into a 52-week extension',
    lead: "The extension will measure the four markers named in the OTR's discussion paper on TYK2 inhibitors.",
    body: `Aldermoor Life Sciences today announced that participants of the Phase 2b study of dermocitinib (ALD-207) in moderate to severe psoriasis are being invited to continue treatment for 52 weeks.

The extension, to be called LEVEL-X, will record cholesterol, platelet count, natural killer cells and haemoglobin every eight weeks. These are the markers named in a discussion paper published this week by the U.S. Office of Therapeutic Review. In the 16 weeks of the main study none of them changed.

"We would rather be asked to prove it than be excused from proving it," said Dr Gwendolyn Tarrant, Head of Research.

Of the 318 participants, 271 are eligible. Those who were given placebo will receive 6 mg once daily. An independent committee will look at the data every twelve weeks and may stop the study.

First results are expected towards the end of next year. The Phase 3 programme, in which 2,200 people are to take part, is not affected.`,
    author: 'Imogen Thackray',
    language: 'en',
    category: 'clinical-trials',
    location: ['United States'],
    organization: ['Aldermoor Life Sciences', 'Office of Therapeutic Review'],
    industry: ['Pharmaceuticals'],
    subject: ['Company announcements', 'Dermatology'],
    indication: ['Psoriasis'],
    drugClass: ['TYK2 inhibitor'],
    phase: ['Phase 2'],
    keywords: ['dermocitinib', 'extension study', 'laboratory markers', 'ALD-207'],
    image: 'microscope',
  },
  {
    slug: 'aldermoor-newsroom-canteen-prize',
    source: 'aldermoor-newsroom',
    hoursBefore: 36,
    headline: 'Apprentices of the Leeds site win regional prize for a tablet press that hums',
    lead: 'Three second-year apprentices fitted a microphone to an old machine and heard it complain before it broke.',
    body: `Three apprentices of Aldermoor's Leeds site have won the region's engineering prize for a device that listens to a tablet press.

Aisha Rahmani, Tobias Kell and Morgan Pryce-Jones attached a contact microphone to a press built in the year their supervisor was born, recorded it for six weeks, and found that a worn punch changes the sound about nine hours before it begins to make tablets that crumble. A small computer now lights a lamp.

Since the spring the lamp has come on fourteen times. It was right on twelve. One false alarm was a radio.

This week they read that a man who restores pianos had done the same with a furnace in a chip plant in Dresden. They wrote to him. He answered with four pages and a diagram.

The prize is £5,000, which they have divided by three, and a trophy in the form of a cog, which they have not. It stands on the press.`,
    author: 'Imogen Thackray',
    language: 'en',
    category: 'news',
    location: ['Leeds', 'Dresden'],
    organization: ['Aldermoor Life Sciences'],
    industry: ['Pharmaceuticals'],
    subject: ['Company announcements', 'Workplace'],
    keywords: ['apprentices', 'Leeds site', 'prize'],
    image: 'lab-bench',
  },
  {
    slug: 'leeds-forum-mole-rats',
    source: 'leeds-life-science-forum',
    hoursBefore: 30,
    headline: 'Bench 14: two sisters, eighty mole-rats, and why vinegar does not sting',
    lead: 'In our series about who works by the canal: a company that has no product, no patent and a loan that need never be paid back.',
    body: `Dr Nandini Basu and Dr Ritu Basu share a surname, a mortgage and, since March, bench 14 in the canal laboratory. Along the wall, in a tunnel of transparent pipes, live eighty naked mole-rats.

Acid does not hurt a mole-rat. It lives crowded in stale burrows where the air itself is sour, and somewhere along the way the nerve that ought to object has stopped doing so. The rest of its nerves work well; it dislikes being pinched as much as anyone. The sisters would like to know which switch has been turned and whether it could be turned, for a while, in a person with an inflamed joint.

Their money, £2.6 million, is a loan from the new fund of Pennick & Rowe that lends on animal data. "It's the first form I've filled in where one of the answers was 'mole-rat'," says Ritu.

Visitors are welcome on the last afternoon of the month. Please do not tap the pipes. They post a sentry, and she remembers.`,
    author: 'Grace Penhallow',
    language: 'en',
    category: 'news',
    organization: ['Pennick & Rowe'],
    industry: ['Banking and Finance'],
    subject: ['Start-ups', 'Pain research'],
    keywords: ['naked mole-rat', 'acid', 'start-up'],
    image: 'lab-bench',
  },
  {
    slug: 'leeds-forum-rents',
    source: 'leeds-life-science-forum',
    hoursBefore: 102,
    headline: 'Rents by the canal: what forty of us are paying, and what we might do',
    lead: 'The Forum asked its members. Half have had an increase of more than a third; five are looking at Bradford.',
    body: `Forty of the Forum's 41 member companies answered our question about rent. The median for a fitted bench is now £1,140 a month, compared with £560 two springs ago. Eighteen members have had an increase of more than a third within a year.

Nobody has left so far. Five have looked at space in Bradford, where a former bus depot is being offered at half the price with, as one of you put it, "twice the pigeons".

Three proposals came up more than once. The first is to ask the council to reserve the ground floor of the two new buildings for companies of fewer than ten people. The second is to sign leases together, for five years, in exchange for a fixed price. The third is to invite the landlord to lunch.

We shall try them in reverse order. The lunch is on the second of next month. Aldermoor Life Sciences has lent us the Wool Exchange, on condition that nobody shouts prices.`,
    author: 'Grace Penhallow',
    language: 'en',
    category: 'business',
    organization: ['Aldermoor Life Sciences'],
    industry: ['Pharmaceuticals'],
    subject: ['Regional economy', 'Property'],
    keywords: ['rents', 'laboratory space', 'Leeds'],
    image: 'chart-up',
  },
  {
    slug: 'leeds-forum-audit-tips',
    source: 'leeds-life-science-forum',
    hoursBefore: 240,
    headline: "The inspector cometh: eleven things we learned from the NMI's visit",
    lead: 'A member company had its first inspection and passed. Its quality manager, who has slept since, sends these notes.',
    body: `They were two, they were polite, and they arrived at ten to nine. One looked at papers and one looked at people. The second is the one to watch.

They asked our youngest technician what she does when a reading looks odd. She said, "I write it down, and then I ask." The pen stopped. I think we passed at that moment.

Do not tidy the day before. They can tell. Do not print the procedure afresh; they like the one with coffee on it, because somebody has read it.

If you do not know, say so, and say when you will. I promised an answer by four and gave it at ten past, and the ten minutes are in the report.

They opened one freezer. It was the one with the cake. It had a label, with a date, an owner and the words "not for human use", which was a joke and is now observation number two.

Ask them for lunch. They bring sandwiches.`,
    author: 'Grace Penhallow',
    language: 'en',
    category: 'regulatory',
    organization: ['National Medicines Inspectorate'],
    subject: ['Inspections', 'Small companies'],
    keywords: ['inspection', 'NMI', 'checklist'],
    image: 'courthouse',
  },
  {
    slug: 'kestrel-note-solvarre-batteries',
    source: 'kestrel-research-notes',
    hoursBefore: 15,
    headline: 'Note: the gap between noon and night, and how long Solvarre can live in it',
    lead: 'Our model says that storage margins in Spain halve once 14 GW are installed. That is four years away, not three.',
    body: `Solvarre Energy's third quarter was the first in which storage earned as much as panels: 141 against 140 million euros. The question clients ask is how long the gap between midday and evening prices can last once everybody fills it.

We have rebuilt our hourly model with the eleven parks that are licensed in the province of Seville and the limit of the northern line. On our numbers the average spread, now 61 euros per megawatt-hour, falls to 30 when 14 gigawatts of batteries are installed in Spain. At the present pace that takes four years. The market assumes three, the company's chief executive five.

Two things would bring it forward. Sodium cells at 96 euros per kilowatt-hour lower the hurdle for everybody; and neighbourhood batteries in the cities take the best hours first.

One would push it back: a second line to the north. It has been promised for fifteen years.

We leave our range unchanged. The stock is priced for a gap that closes; it pays you a dividend to find out.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'markets',
    location: ['Seville', 'Spain'],
    organization: ['Solvarre Energy'],
    industry: ['Energy'],
    subject: ['Energy storage', 'Investment research'],
    keywords: ['research note', 'storage margins', 'Solvarre'],
    image: 'battery',
  },
  {
    slug: 'kestrel-note-chip-annex',
    source: 'kestrel-research-notes',
    hoursBefore: 88,
    headline: 'Note: why Annex IV will not survive, and what to hold meanwhile',
    lead: 'Six member states have told us, in different words, that they have read it. We expect the maintenance licence to be dropped.',
    body: `We have spoken to officials in eight capitals about the European proposal to license exports of chip-making equipment. The licence for machines has a majority. The one for remote maintenance, Annex IV, does not.

Six governments intend to object, two of them publicly. Their argument is practical: some 900 technicians log in to machines abroad about 40,000 times a month. A licence for each is not a control but a queue.

Until that is settled the price of gallium is the market's way of worrying. It has doubled in six weeks on volumes that would fit in a lorry. We would not chase it. A smelter near Antwerp can bring 40 tonnes to market within a year, and a price that doubles on a draft can halve on a sentence.

Ironmere Semiconductor is the cleanest way to hold the view. It has stocks for seven months, needs no gallium in its main product, and sells services worth less than 2 % of revenue.

Risk: retaliation that begins before the annex ends.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'business',
    location: ['Antwerp'],
    organization: ['Ironmere Semiconductor'],
    industry: ['Semiconductors'],
    subject: ['Export controls', 'Investment research'],
    keywords: ['research note', 'Annex IV', 'gallium'],
    image: 'chip',
  },
  {
    slug: 'kestrel-note-tidewarden-rates',
    source: 'kestrel-research-notes',
    hoursBefore: 12,
    headline: "Note: Tidewarden's good year is behind it, which is when it raises forecasts",
    lead: 'Forty large ships arrive in the new year. We have never seen rates survive forty large ships.',
    body: `Tidewarden Shipping has lifted its forecast for operating profit to 2.3 to 2.6 billion euros. We had 2.4 and are not surprised. Of the increase, four fifths is price.

What holds prices up is delay. The strike in Rotterdam kept 67 ships waiting; storms off southern Africa added six days to a round trip. Neither is a business model. In the new year 40 ships of more than 15,000 containers each are to be delivered, 6 % of the fleet, and rates have never survived such a number for longer than two quarters.

The ammonia ship is a different matter. A surcharge of $110 a container is being paid, by four customers, without complaint. If eleven sisters follow, a tenth of the fleet earns a premium that has nothing to do with strikes.

We would sell the rates and keep the smell. The difficulty is that they come in one share.

Next date: wage talks in Antwerp, where the dockers have noticed the window.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'markets',
    location: ['Rotterdam', 'Antwerp'],
    organization: ['Tidewarden Shipping'],
    industry: ['Transport and Logistics'],
    subject: ['Shipping', 'Investment research'],
    keywords: ['research note', 'freight rates', 'container ships'],
    image: 'port',
  },
];
