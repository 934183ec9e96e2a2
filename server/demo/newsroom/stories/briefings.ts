import type { DemoArticle } from '../article';

/** What is written to be published again: short, signed, and dated ahead. */
export const briefings: DemoArticle[] = [
  {
    slug: 'briefing-takeover-season',
    source: 'watchdesk-briefings',
    hoursBefore: 21,
    headline: 'Briefing: three offers in one season, and what the boards have learnt',
    lead: 'A page for newsletters: who buys whom, what is being paid for, and the question that every circular now answers first.',
    body: `Three offers for listed companies of the life sciences stand open at the same time. That has not happened for four years, and it is not an accident: money is cheaper than it was, and two large products lose their protection before the decade is out.

What is bought has changed. In the last wave buyers paid for one late product each. Now they pay for a method with several early products behind it, and hold back a third of the price until one of them is through its second study.

Boards have learnt from the last wave too. The first page of a circular used to give the premium. It now says what happens to the people of the laboratory, for how long they are asked to stay, and who decides what they work on. Investors read that page first, because the last wave lost a fifth of its value in the year after the laboratories had emptied.

For your readers: look at the date of the general meeting, not at the date of the offer. Nothing moves between the two.`,
    author: 'Grace Penhallow',
    language: 'en',
    category: 'business',
    industry: ['Biotechnology'],
    subject: ['Briefing'],
    keywords: ['newsletter', 'offers', 'circular'],
    image: 'handshake',
  },
  {
    slug: 'briefing-ward-shortage-words',
    source: 'watchdesk-briefings',
    hoursBefore: 93,
    headline: 'Briefing: how to write of a shortage without making it worse',
    lead: 'Four sentences that help readers, four that send them to three pharmacies in one afternoon, and the order to put them in.',
    body: `People who read that a medicine is short go and fetch two packs. That is sensible of each of them and makes the shortage of all of them. A notice can prevent it, if it says the right thing first.

Say first who is not concerned. Most are not: those with a pack at home, those on another strength, those whose hospital holds its own stock. Readers who find themselves in the first sentence stop, and stay at home.

Then say until when. A date, even a late one, calms; a word such as "temporarily" does not. If there is no date, say when there will be one.

Then say what to do instead, and with whom to talk of it. Name the profession, not the institution: "ask your pharmacist" is followed, "contact the competent body" is not.

Say last how it came about. It is what journalists want to know and what the people at the counter need least.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'opinion',
    industry: ['Hospitals and Healthcare'],
    subject: ['Briefing'],
    keywords: ['newsletter', 'plain words', 'pharmacy'],
    image: 'hospital',
  },
  {
    slug: 'calendar-next-fortnight',
    source: 'watchdesk-calendar',
    hoursBefore: 30,
    headline: 'Calendar: committees, hearings and results of the next two weeks',
    lead: 'What is known of the coming fortnight, in the order of the days, ready to be set beside your own dates.',
    body: `The first week begins quietly. On Monday the committee for older medicines meets behind closed doors; its list is published on the evening before, and rarely changes.

On Wednesday two companies report the quarter, one before the exchange opens and one after it has closed. Neither has moved its forecast since the spring, so that any word on the coming year counts for more than the figures.

Thursday is the day for those who follow prices: the national body hears patients on three treatments, in public and on line. Questions can be sent until Tuesday noon.

The second week belongs to the congress. Its late session is held on Saturday afternoon, and results under embargo until then are in the hands of reporters from Friday on. Plan your own edition for Sunday, or have it written twice.

Dates that nobody has confirmed are left out. Please tell us of those that you miss.`,
    author: 'Colm Drennan',
    language: 'en',
    category: 'news',
    subject: ['Briefing'],
    keywords: ['newsletter', 'dates', 'congress'],
    image: 'globe',
  },
  {
    slug: 'calendar-year-of-patents',
    source: 'watchdesk-calendar',
    hoursBefore: 260,
    headline: 'Calendar: the year in which twelve protections end, month by month',
    lead: 'When the first copies may be sold, by country, and why the day in the register is seldom the day in the pharmacy.',
    body: `Twelve products lose their main protection in the coming year. Five of them are sold mostly in hospitals, where contracts run on until the summer; for those the day in the register says little about the day on the ward.

January and March bring two each, all of them tablets. Copies have been approved, are packed, and wait in the warehouses of wholesalers for the first morning on which they may be handed on.

April has none. In May follow the two injections that the analysts have in their tables since last year. Here the copy is a new product with studies of its own, and two of the four announced makers have not yet asked for approval.

The second half of the year holds six more, among them the only inhaler. Its device is protected for longer than what is in it, and a court is to say in September whether that matters.

We mend this page whenever a date is moved.`,
    author: 'Henrik Vaarala',
    language: 'en',
    category: 'business',
    industry: ['Generics'],
    subject: ['Briefing'],
    keywords: ['newsletter', 'patents', 'copies'],
    image: 'vials',
  },
];
