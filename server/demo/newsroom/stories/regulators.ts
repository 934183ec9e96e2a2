import type { DemoArticle } from '../article';

export const regulators: DemoArticle[] = [
  {
    slug: 'nmi-fees-rise',
    source: 'regulator-watch',
    hoursBefore: 840,
    headline: 'NMI to charge a fifth more and promises to answer the telephone',
    lead: "Britain's inspectorate says that higher fees will pay for 90 assessors. Industry asks for the money back if reviews are late.",
    body: `The National Medicines Inspectorate will raise its fees by 21 % on average from the spring and use the money to hire 90 assessors, it said after a consultation that drew 340 replies, most of them cross.

A full application for a new medicine will cost £168,000. Small companies pay half. In exchange the NMI undertakes to decide within 150 working days in nine cases out of ten; last year it managed six.

Trade bodies had asked for a refund when the clock runs over. The inspectorate refused but will publish its times every month by type of application, including the slowest. "Embarrassment is cheaper to administer than refunds," said chief executive Dame Rosalind Okafor-Hythe.

She also announced that there would again be a telephone number. It was abolished eight years ago in favour of a web form that assigns each question a code. In the consultation, 112 respondents mentioned the code.

Fees were last raised four years ago. The NMI lost a sixth of its assessors in the meantime, several of them to the companies they used to assess.`,
    author: 'Tom Ashdown',
    language: 'en',
    category: 'regulatory',
    location: ['United Kingdom'],
    organization: ['National Medicines Inspectorate'],
    subject: ['Regulation', 'Fees'],
    keywords: ['fees', 'review times', 'consultation'],
    image: 'courthouse',
  },
  {
    slug: 'pemb-paper-leaflets-end',
    source: 'regulator-watch',
    hoursBefore: 375,
    headline: "Europe's medicine boxes will lose their leaflets, slowly",
    lead: 'Hospital packs go first. For everyone else the paper stays until nine in ten people can prove that they have read something better.',
    body: `The folded sheet of paper in every box of medicine, which in Europe is read by about a third of patients and refolded correctly by none, is to be replaced by a code on the box, the Pan-European Medicines Board decided.

Medicines used only in hospitals will lose the leaflet in two years. For those sold to the public the change comes country by country, and only where surveys show that 90 % of people over 65 can get at the electronic version or receive a print from their pharmacist without asking twice.

Paper weighs. The board reckons that 3.4 billion leaflets a year, some in 11 languages, use as much wood as grows on 6,000 hectares. More to the point, an electronic text can be corrected the same day. When the board added a warning to the leaflet of an older vaccine, boxes with the old text stayed on shelves for five months.

Patients' groups obtained two changes. The electronic text has to be available without a log-in, and nobody may record who reads it.

A minority wanted to keep the paper. One delegate brought a leaflet for a common painkiller, 94 centimetres long, and asked colleagues to find the maximum dose. The fastest took four minutes. "It was not the argument he thought it was," a participant said.`,
    author: 'Marguerite Delacroix-Ngo',
    language: 'en',
    category: 'regulatory',
    organization: ['Pan-European Medicines Board'],
    subject: ['Regulation', 'Patient information'],
    keywords: ['leaflet', 'QR code', 'packaging'],
    image: 'capsules',
  },
  {
    slug: 'otr-real-world-evidence-explained',
    source: 'regulator-watch',
    hoursBefore: 130,
    headline: 'When is a database as good as a trial? The OTR publishes its marks',
    lead: 'For three years the agency has quietly tried to predict the outcome of trials from insurance records. It was right 61 % of the time, and knows why.',
    body: `Suppose that instead of recruiting ten thousand patients for a randomised trial you could look up what happened to ten thousand who had taken the drug anyway. It would be faster and almost free. It would also, sometimes, be wrong, and the trouble has been that nobody could tell when.

The Office of Therapeutic Review decided to find out. Over three years its statisticians took 36 large trials that were under way, wrote down in a sealed protocol how they would answer the same question from insurance records, did so, and waited.

The envelopes are now open. In 22 cases the records gave the same answer as the trial, within the margin agreed. In nine they gave none that was clear. In five they were wrong, and confidently.

What separates the good from the bad is worth more than the score. Records did well when a new drug was compared with another drug for the same purpose, started at the same time, for an outcome that nobody can overlook: a stroke, a broken hip, a death. They did badly when the comparison was with no treatment at all. People who are given something differ from people who are not, in ways that no database holds. They have an appointment. They have a daughter who drives them to it.

Two of the five failures concerned vaccines in old people, where the vaccinated seemed to be protected against everything, including being hit by a car. This is known as the healthy vaccinee effect. Researchers in Denmark recently found a way round it: they compared care homes in which vaccination began early or late because of a delivery schedule, which is to say by accident. The OTR's report cites the study with something like affection.

For companies the message is mixed. The agency will accept records, without a trial, to extend the use of an approved drug to neighbouring groups, provided that the protocol has been deposited beforehand, that the comparison is with another drug, and that a negative control is included: an outcome which the drug cannot possibly affect. If it does, the study is void.

Tessaly Pharma has already deposited one, on tessaglutide and sleep apnoea. Halvorsen-Lisk is preparing another for its blood thinner norvexian in people over 80, of whom its trial had few.

It will not accept records as proof that a new drug works. "We tried," the report says in its last paragraph. "That is why."

There is something to be learned from the form as well as from the finding. An agency set itself an examination, with questions to which it did not know the answers, and has printed its marks, the bad ones first. One wishes that more of those it regulates would do the same; and, for that matter, more of those who write about it. This column predicted eighteen months ago that the score would be about 40 %.`,
    author: 'Tom Ashdown',
    language: 'en',
    category: 'opinion',
    location: ['Denmark'],
    organization: ['Tessaly Pharma', 'Halvorsen-Lisk', 'Office of Therapeutic Review'],
    industry: ['Pharmaceuticals'],
    subject: ['Regulation', 'Clinical evidence'],
    indication: ['Obesity', 'Atrial fibrillation', 'Stroke'],
    drugClass: ['GLP-1 receptor agonist', 'Factor XIa inhibitor'],
    keywords: [
      'real-world evidence',
      'registers',
      'trial emulation',
      'TSL-550',
      'tessaglutide',
      'HLK-8820',
      'norvexian',
    ],
    image: 'microscope',
  },
  {
    slug: 'tpb-otr-joint-review',
    source: 'regulator-watch',
    hoursBefore: 40.5,
    headline: 'Tokyo and Washington will read the same file at the same time',
    lead: 'The TPB and the OTR are to review antibiotics and drugs for rare diseases together, asking one list of questions. Brussels has been invited and is thinking about it.',
    body: `A company that wants to sell a medicine in the United States and Japan answers, on average, 214 questions from the first and 190 from the second, of which 130 are the same in other words.

Under an agreement signed in Tokyo the Office of Therapeutic Review and Japan's Therapeutic Products Bureau will put theirs together. Reviewers are to share drafts, meet by video each week, and send a single list. Decisions remain separate. It applies to antibiotics and to drugs for diseases with fewer than 20,000 patients in either country.

The obstacle, according to people who negotiated for four years, was neither science nor law but the time difference, which leaves an hour and a half in which both are awake and at work. The agencies will take turns at the uncomfortable end.

First to be handled this way is olvapenem, an antibiotic from Grupo Olivarte. Ossiane Gene Medicines has asked for the same for its Duchenne therapy.

The Pan-European Medicines Board has been invited. Its difficulty is that it would have to ask 29 countries for permission to share a draft. "We can share the result," an official in Brussels said. "Sometimes we can share it with ourselves."`,
    author: 'Marguerite Delacroix-Ngo',
    language: 'en',
    category: 'regulatory',
    location: ['Brussels', 'Tokyo', 'United States', 'Japan'],
    organization: [
      'Ossiane Gene Medicines',
      'Grupo Olivarte',
      'Office of Therapeutic Review',
      'Pan-European Medicines Board',
      'Therapeutic Products Bureau',
    ],
    industry: ['Gene Therapy', 'Pharmaceuticals'],
    subject: ['Regulation', 'International cooperation'],
    indication: ['Urinary tract infection'],
    drugClass: ['Carbapenem antibiotic'],
    keywords: ['joint review', 'Tokyo', 'common calendar', 'OLV-7', 'olvapenem'],
    image: 'globe',
  },
  {
    slug: 'pemb-orvetinib-inspection-result',
    source: 'regulator-watch',
    wire: 50,
    headline: '"They walked it": Vienna plant passes, and Velmora\'s clock starts again',
    lead: "Inspectors found the wall that the drawings had promised. Europe's opinion on orvetinib should follow in eleven weeks.",
    body: `The Pan-European Medicines Board has restarted its review of Velmora's lung cancer drug orvetinib after inspectors confirmed that the contract plant outside Vienna keeps potent compounds apart in fact as well as on paper.

They had been expected in five weeks and came at once, because another visit was cancelled. According to the closing minutes they spent a night with a smoke generator, following the air from room to room, and a second one taking swabs from a line on which, the company had insisted, orvetinib was never made. Nor was it. The swabs were clean.

One remark was left behind, rated minor: a door opened the wrong way.

The board's opinion is now due in eleven weeks, a month later than first planned. Velmora has decided to keep its reserve contract with Laboratoires Sauvigné in Lyon. "Insurance doesn't become foolish because the house didn't burn," chief executive Rainer Tschudin said.

In the U.S. the Office of Therapeutic Review, which relies on the same plant, asked for the Europeans' report within the hour. Velmora's shares rose 5.5 % to 79.20 francs.`,
    author: 'Marguerite Delacroix-Ngo',
    language: 'en',
    category: 'regulatory',
    location: ['Lyon', 'Vienna', 'United States'],
    organization: [
      'Velmora Therapeutics',
      'Laboratoires Sauvigné',
      'Office of Therapeutic Review',
      'Pan-European Medicines Board',
    ],
    industry: ['Biotechnology', 'Pharmaceuticals'],
    subject: ['Inspections', 'Manufacturing'],
    indication: ['Non-small cell lung cancer', 'Lung cancer'],
    drugClass: ['Kinase inhibitor'],
    phase: ['Filed'],
    keywords: ['Vienna plant', 'inspection', 'clock restart', 'VLM-2411B', 'orvetinib'],
    image: 'factory',
    correction: {
      after: 12,
      body: `(Corrects the delay in the fifth paragraph.)

The Pan-European Medicines Board has restarted its review of Velmora's lung cancer drug orvetinib after inspectors confirmed that the contract plant outside Vienna keeps potent compounds apart in fact as well as on paper.

They had been expected in five weeks and came at once, because another visit was cancelled. According to the closing minutes they spent a night with a smoke generator, following the air from room to room, and a second one taking swabs from a line on which, the company had insisted, orvetinib was never made. Nor was it. The swabs were clean.

One remark was left behind, rated minor: a door opened the wrong way.

The board's opinion is now due in eleven weeks, five weeks later than first planned. Velmora has decided to keep its reserve contract with Laboratoires Sauvigné in Lyon. "Insurance doesn't become foolish because the house didn't burn," chief executive Rainer Tschudin said.

In the U.S. the Office of Therapeutic Review, which relies on the same plant, asked for the Europeans' report within the hour. Velmora's shares rose 5.5 % to 79.20 francs.`,
    },
  },
  {
    slug: 'nmi-supplement-plan-shelved',
    source: 'regulator-watch',
    wire: 52,
    headline: 'Ministers shelve NMI plan for vitamins, and makers test themselves',
    lead: 'High-dose supplements will stay foods. But every batch sold by the six largest firms will be checked, and the results put on line.',
    body: `High-dose vitamins will not be licensed like medicines, the government said, a day after the National Medicines Inspectorate proposed it because capsules of vitamin A were sold with ten times the stated dose.

Instead the six largest makers, with three quarters of sales in Britain, have signed a code that they had been discussing for a year. Each batch is tested by a laboratory that they do not own, and the result is published under a number on the bottle before it goes on sale.

Orrinshaw & Vale, whose error began the affair, wrote the first draft. It has published a year of back results already. Of 410 batches 402 were within 10 % of the label, and eight were not. "We didn't know about five of those," said quality director Philip Amory. "That's the sort of thing one finds out by looking."

The NMI keeps one new power: it can order a product off the shelf within a day if a batch fails.

Consumer groups regret that small sellers on the internet are outside the code. In the inspectors' survey they were the worst, with one product in four far from its label. Dame Rosalind Okafor-Hythe, the inspectorate's head, said that she would ask again. "I have the patience of a slow-release capsule," she said.`,
    author: 'Tom Ashdown',
    language: 'en',
    category: 'regulatory',
    location: ['United Kingdom'],
    organization: ['Orrinshaw & Vale', 'National Medicines Inspectorate'],
    industry: ['Consumer Health'],
    subject: ['Regulation', 'Consumer health'],
    keywords: ['food supplements', 'batch testing', 'voluntary code'],
    image: 'courthouse',
  },
];
