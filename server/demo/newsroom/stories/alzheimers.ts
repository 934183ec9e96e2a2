import type { DemoArticle } from '../article';

export const alzheimers: DemoArticle[] = [
  {
    slug: 'quintarra-veritas-enrolled',
    source: 'biotech-ledger',
    hoursBefore: 930,
    headline: "Quintarra finishes enrolling its all-or-nothing Alzheimer's trial",
    lead: 'The 1,812-patient study of quintalimab reads out within weeks. The company has not left itself a plan B.',
    body: `Quintarra Biologics has dosed the last of 1,812 people in VERITAS, the study that will decide whether its tau antibody quintalimab slows Alzheimer's disease, and with it whether the San Diego company has a future in its present form.

The final visit for the primary analysis took place ten days ahead of schedule, chief executive Leland Ashcombe said in a letter to shareholders. Results are expected within the month.

Quintalimab, or QTR-204, is given by infusion every four weeks. Unlike the antibodies against amyloid that came before it, it is directed at tau, a protein whose tangles follow memory loss more closely. A mid-stage study of 260 people showed a slowing of decline by 27 % after 18 months, but the confidence interval was wide enough to drive an ambulance through, as one investigator put it.

Of the company's 611 employees about 430 work on the programme. Its second medicine, the cell therapy QTR-77 for lupus, has treated 22 people.

Options imply a move in the shares of 60 % in either direction. "Everyone owns either the stock or the opposite of the stock," said one trader. "Nobody owns an opinion."`,
    author: 'Priya Raghunathan',
    language: 'en',
    category: 'clinical-trials',
    location: ['San Diego'],
    organization: ['Quintarra Biologics'],
    industry: ['Biotechnology'],
    subject: ['Clinical trials', 'Neurology'],
    indication: ["Alzheimer's disease", 'Lupus'],
    drugClass: ['Monoclonal antibody', 'CAR-T cell therapy'],
    phase: ['Phase 3'],
    keywords: ['VERITAS', 'enrolment', 'tau antibody', 'QTR-204', 'quintalimab', 'QTR-77'],
    image: 'brain',
  },
  {
    slug: 'quintalimab-fails-wire',
    story: 'quintalimab-fails',
    source: 'meridian-pharma-wire',
    hoursBefore: 604,
    headline: "Quintarra's Alzheimer's drug fails in late-stage trial; shares sink 64 %",
    lead: 'Quintalimab did not slow decline compared with placebo in the 1,812-patient VERITAS study. The company will stop all work on it.',
    body: `SAN DIEGO - Quintarra Biologics said its Alzheimer's drug quintalimab failed to slow the loss of memory and daily function in a large late-stage trial, wiping almost two thirds off its market value.

After 78 weeks, patients given the antibody had declined by 2.41 points on an 18-point scale, against 2.49 points for those on placebo, a difference that could be due to chance. None of five secondary goals was met.

"The answer is clear, and it is not the one that patients were waiting for," chief executive Leland Ashcombe said.

The drug did what it was designed to do in the brain: scans showed 48 % less tau in the regions studied. Independent researchers said that this raised doubts about whether removing the protein at that stage helps.

Quintarra will stop the programme, including an extension study with 940 participants. It had $388 million at the end of the quarter. The shares fell 64 % to $9.12.`,
    author: 'Daniel Osei-Bonsu',
    language: 'en',
    category: 'clinical-trials',
    location: ['San Diego'],
    organization: ['Quintarra Biologics'],
    industry: ['Biotechnology'],
    subject: ['Clinical trial results', 'Share prices'],
    indication: ["Alzheimer's disease"],
    drugClass: ['Monoclonal antibody'],
    phase: ['Phase 3'],
    keywords: ['VERITAS', 'trial failure', 'dementia', 'QTR-204', 'quintalimab'],
    image: 'brain',
  },
  {
    slug: 'quintalimab-fails-clinicalpost',
    story: 'quintalimab-fails',
    source: 'the-clinical-post',
    hoursBefore: 600,
    headline: 'The tangles went. The forgetting did not: VERITAS and the trouble with tau',
    lead: 'Quintalimab cleared almost half the tau it aimed at, and patients were no better for it. Neurologists are divided over what died this week, a drug or an idea.',
    body: `There is a particular silence on a conference call when the scan results are read out before the clinical ones. The investigators on the VERITAS call heard a 48 % fall in tau, and waited.

The primary endpoint followed: a difference of 0.08 points on an 18-point scale after a year and a half. Nothing. Not in younger patients, not in those with less disease, not in carriers of the risk gene.

“If I had designed a drug to test the hypothesis, I would have designed this one,” said Professor Ingeborg Staal of the Karolund Institute in Gothenburg, who was not involved. “It got in, it bound, it cleared. So we must be willing to say that the hypothesis, in its simple form, has been tested.”

Others are less ready to bury it. Dr Ravi Menakshi, who treated 31 patients in the trial, believes that by the time memory fails the tangles are the ash, not the fire. He would like to see the antibody given ten years earlier. Nobody is likely to pay for that study now.

What the trial did leave behind is the best set of tau scans in existence: 1,812 people, three scans each. Quintarra Biologics said that it would make them available to academic groups within six months. Several neurologists said that this was worth more to the field than most positive trials.

Participants will be told individually which arm they were in. At the Karolund site, coordinators spent the day on the telephone. “People asked whether they had helped,” said one. “I could honestly say yes.”`,
    author: 'Henrik Vaarala',
    language: 'en',
    category: 'clinical-trials',
    location: ['Gothenburg'],
    organization: ['Quintarra Biologics', 'Karolund Institute'],
    industry: ['Biotechnology', 'Hospitals and Healthcare'],
    subject: ['Clinical trial results', 'Neurology'],
    phase: ['Phase 3'],
    keywords: ['VERITAS', 'tau hypothesis', 'dementia'],
    image: 'brain',
  },
  {
    slug: 'quintarra-layoffs',
    source: 'biotech-ledger',
    hoursBefore: 556,
    headline: 'Quintarra cuts seven in ten jobs and bets the rest on lupus',
    lead: 'After the failure of quintalimab, 425 people will go. What remains is a cell therapy, a building and $330 million.',
    body: `Four days after its Alzheimer's antibody failed, Quintarra Biologics told 425 of its 611 employees that they would lose their jobs.

The San Diego company will put what it has left behind QTR-77, a treatment in which a patient's own T cells are reprogrammed to destroy the B cells that drive lupus. Twenty-two people have received it; sixteen had no sign of active disease after six months and were off all other drugs.

Severance and the winding down of the VERITAS extension will cost about $58 million, leaving $330 million, or roughly three years of the smaller company's spending. The shares trade at less than the cash.

That arithmetic attracts a certain kind of investor. Fennmarch Capital disclosed after the close that it had bought 5.2 % and would "engage with the board on all options", a phrase that in its last three campaigns meant selling the company or handing back the money.

Staff were told in groups by building. "They were decent about it," said a biologist who had worked on the antibody for nine years. "They also switched off the freezer alarms' call list by mistake and we all came in on the same night to save the samples. So that was our leaving party."`,
    author: 'Priya Raghunathan',
    language: 'en',
    category: 'business',
    location: ['San Diego'],
    organization: ['Quintarra Biologics', 'Fennmarch Capital'],
    industry: ['Biotechnology', 'Banking and Finance'],
    subject: ['Job cuts', 'Restructuring'],
    indication: ["Alzheimer's disease", 'Lupus'],
    drugClass: ['Monoclonal antibody', 'CAR-T cell therapy'],
    keywords: ['layoffs', 'restructuring', 'cell therapy', 'QTR-204', 'quintalimab', 'QTR-77'],
    image: 'chart-down',
  },
  {
    slug: 'fennmarch-letter-quintarra',
    source: 'harbour-business-daily',
    hoursBefore: 419,
    headline: 'Fennmarch tells Quintarra to hand back $200m or find a buyer',
    lead: 'The New York fund, now the largest shareholder, wants three seats on the board and an auction.',
    body: `Fennmarch Capital has asked Quintarra Biologics to return $200 million to shareholders or put itself up for sale, in an open letter that described the San Diego company's board as "a search committee for its own next mistake".

The fund, run by Conrad Fenn, holds 8.9 % of the shares after buying through the slump that followed the failure of quintalimab. It wants three of nine seats on the board and has named its candidates, among them a former head of research at Halvorsen-Lisk.

The letter is unusually detailed on science. It argues that QTR-77 is worth more in the hands of a group that already has a factory for cell therapies, and that each month of independence burns $9 million.

Quintarra said its directors would read the letter "with the attention it deserves".

Activists have had a mixed record in biotechnology. Of 27 campaigns that the Ainscough Centre for Health Economics studied, eleven ended in a sale, at a median premium of 46 %. In the other sixteen the shares did worse than the sector.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'business',
    location: ['San Diego', 'New York'],
    organization: [
      'Halvorsen-Lisk',
      'Quintarra Biologics',
      'Fennmarch Capital',
      'Ainscough Centre for Health Economics',
    ],
    industry: ['Pharmaceuticals', 'Biotechnology', 'Banking and Finance', 'Hospitals and Healthcare'],
    subject: ['Shareholder activism', 'Corporate governance'],
    indication: ["Alzheimer's disease", 'Lupus'],
    drugClass: ['Monoclonal antibody', 'CAR-T cell therapy'],
    keywords: ['activist investor', 'open letter', 'board seats', 'QTR-204', 'quintalimab', 'QTR-77'],
    image: 'handshake',
  },
];
