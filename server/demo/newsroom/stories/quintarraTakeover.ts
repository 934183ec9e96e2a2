import type { DemoArticle } from '../article';

export const quintarraTakeover: DemoArticle[] = [
  {
    slug: 'quintarra-halvorsen-bid',
    story: 'halvorsen-quintarra',
    source: 'meridian-pharma-wire',
    hoursBefore: 143,
    headline: 'Halvorsen-Lisk to buy Quintarra for $1.05 billion in cash',
    lead: "Norway's largest drug maker will pay $18.50 a share for the cell therapy specialist, twice the price at which it traded after its trial failure.",
    body: `OSLO - Halvorsen-Lisk agreed to buy Quintarra Biologics for $18.50 a share in cash, or about $1.05 billion, gaining an experimental cell therapy for lupus and roughly $310 million of the target's own money.

The price is double the low to which Quintarra fell after its Alzheimer's antibody quintalimab failed less than three weeks ago, and 38 % above the last close. Holders would get up to $4 a share more if the lupus treatment QTR-77 is approved within six years.

"We are paying about seven hundred million for a therapy that puts two patients in three into remission," Halvorsen-Lisk chief executive Turid Lisk-Aamodt told reporters in Oslo. "I have paid more for less."

Fennmarch Capital, which owns 9.7 %, has undertaken to tender its shares.

The Norwegian group expects to close the deal by the end of the first quarter, subject to approval by the Continental Competition Office and U.S. authorities. It will keep Quintarra's site in San Diego and about 180 jobs.

Halvorsen-Lisk shares fell 1.2 %.`,
    author: 'Daniel Osei-Bonsu',
    language: 'en',
    category: 'business',
    location: ['Oslo', 'San Diego', 'Norway', 'United States'],
    organization: ['Halvorsen-Lisk', 'Quintarra Biologics', 'Fennmarch Capital', 'Continental Competition Office'],
    industry: ['Pharmaceuticals', 'Biotechnology', 'Banking and Finance'],
    subject: ['Mergers and acquisitions', 'Cell therapy'],
    indication: ["Alzheimer's disease", 'Lupus'],
    drugClass: ['Monoclonal antibody', 'CAR-T cell therapy'],
    keywords: ['takeover', 'cash offer', 'QTR-77', 'QTR-204', 'quintalimab'],
    image: 'handshake',
  },
  {
    slug: 'quintarra-halvorsen-bid-lightly-edited',
    story: 'halvorsen-quintarra',
    source: 'harbour-business-daily',
    hoursBefore: 142.2,
    headline: "Norway's Halvorsen-Lisk snaps up Quintarra for $1.05bn",
    lead: "Norway's largest drug maker will pay $18.50 a share for the cell therapy specialist, twice the price at which it traded after its trial failure.",
    body: `Halvorsen-Lisk has agreed to buy Quintarra Biologics for $18.50 a share in cash, or about $1.05 billion, gaining an experimental cell therapy for lupus and roughly $310 million of the target's own money.

The price is double the low to which Quintarra fell after its Alzheimer's antibody quintalimab failed less than three weeks ago, and 38 % above the last close. Holders would get up to $4 a share more if the lupus treatment QTR-77 is approved within six years.

"We are paying about seven hundred million for a therapy that puts two patients in three into remission," Halvorsen-Lisk chief executive Turid Lisk-Aamodt said. "I have paid more for less."

The Norwegian group expects to close the deal by the end of the first quarter, subject to approval by the Continental Competition Office and U.S. authorities. It will keep Quintarra's site in San Diego and about 180 jobs.

Halvorsen-Lisk shares fell 1.2 %.

Shares in the Norwegian group have risen by a fifth this year. Analysts at Pennick & Rowe called the price full but the logic sound, since the company's own cell factory near Oslo runs at a third of its capacity.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'business',
    location: ['Oslo', 'San Diego', 'Norway', 'United States'],
    organization: ['Halvorsen-Lisk', 'Quintarra Biologics', 'Pennick & Rowe', 'Continental Competition Office'],
    industry: ['Pharmaceuticals', 'Biotechnology', 'Banking and Finance'],
    subject: ['Mergers and acquisitions', 'Cell therapy'],
    indication: ["Alzheimer's disease", 'Lupus'],
    drugClass: ['Monoclonal antibody', 'CAR-T cell therapy'],
    keywords: ['takeover', 'cash offer', 'QTR-77', 'QTR-204', 'quintalimab'],
    image: 'handshake',
  },
  {
    slug: 'quintarra-halvorsen-analysis',
    story: 'halvorsen-quintarra',
    source: 'biotech-ledger',
    hoursBefore: 138,
    headline: "What Oslo bought: 22 patients, one factory's worth of work, and a lesson in timing",
    lead: "Halvorsen-Lisk's $1.05 billion for Quintarra looks dear for a company that had been left for dead. Look at the Norwegian group's empty clean rooms instead.",
    body: `Three winters ago Halvorsen-Lisk opened a cell-therapy plant outside Oslo with room for 2,400 patients a year. It has made product for about 800. An empty clean room costs nearly as much as a full one, since the air has to be filtered whether or not anyone breathes it.

That is the frame in which to read this week's purchase of Quintarra Biologics. QTR-77, the San Diego company's CAR-T for lupus, has been given to 22 people. If it reaches the market it will need just the sort of factory that its new owner cannot fill.

Net of the cash it acquires, the group is paying about $740 million, plus a contingent right worth up to $227 million. Six years is a tight limit on that right. A Phase 3 study has not begun, and the regulators will want to see whether remissions last and whether patients without B cells catch more infections.

Conrad Fenn will not have to wait. His fund bought at an average of $9.60 and will be paid $18.50. The 425 people who were let go in between are not mentioned in the announcement.

It would be unfair to say that the activist created this value. The biologists did. But he knew who had the empty rooms.`,
    author: 'Priya Raghunathan',
    language: 'en',
    category: 'opinion',
    location: ['Oslo', 'San Diego'],
    organization: ['Halvorsen-Lisk', 'Quintarra Biologics'],
    industry: ['Pharmaceuticals', 'Biotechnology'],
    subject: ['Mergers and acquisitions', 'Analysis'],
    indication: ['Lupus'],
    drugClass: ['CAR-T cell therapy'],
    keywords: ['takeover', 'contingent value right', 'cell therapy', 'QTR-77'],
    image: 'antibody',
  },
  {
    slug: 'qtr-77-lupus-update',
    source: 'the-clinical-post',
    hoursBefore: 61,
    headline: 'Lupus remissions hold for a year after cell therapy QTR-77',
    lead: 'Fourteen of the first sixteen responders remain free of disease and drugs, investigators report. Two relapsed after their B cells returned.',
    body: `Fourteen of sixteen people with severe lupus who went into remission after a single infusion of QTR-77 were still well after twelve months, according to data presented by Harrow Point Medical Center in Boston.

The treatment takes a patient’s T cells, equips them to hunt B cells, and puts them back. The hope is that the B cells that regrow will have forgotten whatever made them attack the body. In fourteen cases they appear to have done so.

The two who relapsed did so eight and ten months after the infusion. Their new B cells looked much like the old ones, said Dr Tobias Wray, who leads the study. “We do not yet know who will be cured and who will be lent a year.”

Side effects were milder than in blood cancer. Seventeen of 22 patients had fever from immune activation; one needed intensive care. Six had infections in the first three months, one of them serious.

“These were young women who had been on steroids since school,” Dr Wray said. “One of them has joined a rowing club. That is not an endpoint. I mention it anyway.”

Halvorsen-Lisk, which is buying the developer Quintarra Biologics, said it would begin a randomised study in 240 patients by the summer.`,
    author: 'Ruth Castellanos',
    language: 'en',
    category: 'clinical-trials',
    location: ['Boston'],
    organization: ['Halvorsen-Lisk', 'Quintarra Biologics', 'Harrow Point Medical Center'],
    industry: ['Pharmaceuticals', 'Biotechnology', 'Hospitals and Healthcare'],
    subject: ['Clinical trial results', 'Rheumatology'],
    indication: ['Lupus'],
    drugClass: ['CAR-T cell therapy'],
    phase: ['Phase 2'],
    keywords: ['CAR-T', 'remission', 'autoimmune disease', 'QTR-77'],
    image: 'antibody',
  },
  {
    slug: 'alzheimer-volunteers-letters',
    source: 'hospital-and-ward',
    hoursBefore: 44,
    headline: 'What do we owe the people in a trial that fails?',
    lead: 'A memory clinic in Leeds wrote to each of its 23 VERITAS volunteers by hand. Other hospitals are asking for the template. There isn’t one.',
    body: `When the VERITAS trial of an Alzheimer’s antibody failed last month, the memory clinic at St Aubrey’s Hospital had 23 people in it. The sponsor sent a letter for them: four paragraphs, one telephone number, and the word “unfortunately” three times.

Sister Bernadette Quayle put it in a drawer and wrote 23 letters of her own.

“Some had driven from Whitby every month for a year and a half,” she says. “They’d had five lumbar punctures. You can’t send that person a thing that begins ‘Dear Participant’.”

Each letter said what the study had asked, what it had found, and what that person had contributed: so many scans, so many samples, so many hours in a plastic chair. It gave the date on which they would be told what they had received. It was signed by everyone who had looked after them.

She has since had calls from eleven hospitals that would like a copy. There is nothing to copy, she tells them; the point is that there is no template.

Research rules say a good deal about how people must be recruited and almost nothing about how they must be thanked. A working group of sponsors and charities is to draft guidance by next autumn. It might begin by reading a few of the replies. One, from a retired headmaster, is pinned above the clinic’s kettle. “I am glad it was a clear answer,” it says. “I always told the boys that a clear wrong answer is worth more than a vague right one.”`,
    author: 'Grace Penhallow',
    language: 'en',
    category: 'opinion',
    location: ['Leeds'],
    organization: ["St Aubrey's Hospital"],
    industry: ['Hospitals and Healthcare'],
    subject: ['Patients', 'Clinical trials'],
    keywords: ['dementia', 'volunteers', 'research ethics'],
    image: 'brain',
  },
  {
    slug: 'halvorsen-quintarra-cco-review',
    source: 'regulator-watch',
    wire: 9,
    headline: "CCO opens quick review of Halvorsen-Lisk's Quintarra deal",
    lead: 'Brussels will decide in 25 working days. It has asked rivals one question: who else has clean rooms to spare?',
    body: `The Continental Competition Office has opened a first-phase review of Halvorsen-Lisk's $1.05 billion purchase of Quintarra Biologics and will decide within 25 working days, a notice in its register shows.

The two companies have no overlapping products. The questionnaire sent to competitors, seen by Regulator Watch, is instead about manufacturing. It asks how many clean rooms for cell therapies stand idle in Europe, who rents them out, and whether Halvorsen-Lisk's plant near Oslo has been offered to others.

Two smaller developers have told the office that they were in talks to rent space in Oslo until the deal was announced. "Then the telephone stopped," one said.

Lawyers expect clearance with, at most, a promise to honour existing contracts. The office has never blocked a merger over factory space. It did once, in a case about vaccine vials, ask for a written undertaking that took longer to negotiate than the review itself.

Quintarra's shareholders vote this week. Fennmarch Capital has already promised its shares.`,
    author: 'Marguerite Delacroix-Ngo',
    language: 'en',
    category: 'regulatory',
    location: ['Oslo', 'Brussels'],
    organization: ['Halvorsen-Lisk', 'Quintarra Biologics', 'Fennmarch Capital', 'Continental Competition Office'],
    industry: ['Pharmaceuticals', 'Biotechnology', 'Banking and Finance'],
    subject: ['Merger control', 'Cell therapy'],
    keywords: ['merger review', 'CCO', 'Quintarra'],
    image: 'courthouse',
  },
  {
    slug: 'quintarra-veritas-scans-released',
    source: 'world-health-desk',
    wire: 37,
    headline: 'Failed Alzheimer’s trial gives its 5,400 brain scans to the world',
    lead: 'The images from the VERITAS study are free for any university to use. The first request came from Lagos, four minutes after the portal opened.',
    body: `The largest collection of brain scans ever made of the protein tau was opened to researchers today, five months ahead of time and free of charge.

The 5,412 images come from VERITAS, a trial of the Alzheimer’s antibody quintalimab that ended in failure. Quintarra Biologics promised then that the data would not be locked away. Its new owner-to-be, Halvorsen-Lisk, agreed to keep the promise.

Names and faces have been removed. Each scan comes with memory tests, blood samples already analysed and, where families agreed, the results of examinations after death.

The Karolund Institute in Gothenburg hosts the portal. Its director of data, Sunniva Hallqvist, said the first application arrived four minutes after opening, from a group in Lagos that studies dementia in people who also have HIV. By the evening there were 64, from 22 countries.

“In most trials the data are buried with the drug,” she said. “We have held a funeral for the drug only.”`,
    author: 'Amara Nwachukwu',
    language: 'en',
    category: 'news',
    location: ['Gothenburg', 'Lagos'],
    organization: ['Halvorsen-Lisk', 'Quintarra Biologics', 'Karolund Institute'],
    industry: ['Pharmaceuticals', 'Biotechnology', 'Hospitals and Healthcare'],
    subject: ['Open data', 'Neurology'],
    indication: ["Alzheimer's disease", 'HIV'],
    drugClass: ['Monoclonal antibody'],
    keywords: ['brain scans', 'open science', 'dementia', 'QTR-204', 'quintalimab'],
    image: 'brain',
  },
];
