import type { DemoArticle } from '../article';

export const cardiology: DemoArticle[] = [
  {
    slug: 'norvexian-stroke-trial-arctic',
    source: 'the-clinical-post',
    hoursBefore: 670,
    headline: 'Fewer bleeds, as many strokes: norvexian passes its hardest test',
    lead: 'In 14,800 people with atrial fibrillation, Halvorsen-Lisk’s blood thinner halved major bleeding. An older rival failed at this point, so experts read the confidence intervals twice.',
    body: `Cardiologists have been promised a blood thinner that does not cause bleeding for so long that they no longer look up when somebody says it. In Lisbon this week they looked up.

Norvexian, also known as HLK-8820, was as good as standard treatment in preventing stroke in people with atrial fibrillation and caused 52 % fewer major bleeds, according to ARCTIC-AF, a trial with 14,800 participants in 38 countries.

The drug blocks factor XI, a protein that clots need in order to grow but that the body seems hardly to use for stopping a bleed. People born without it bruise a little and rarely have strokes. Two years ago a related compound failed in a large trial because it let strokes through. The dose, it turned out, had been too low.

Halvorsen-Lisk chose to test twice the dose that its mid-stage studies suggested. “We lost a year and an argument with our own marketing people,” said Dr Sigrid Nordby-Haug, who designed the trial.

Strokes or clots elsewhere occurred in 1.21 % of patients per year on norvexian, and 1.18 % on the comparator. The upper bound of the interval, 1.27, stayed below the limit of 1.38 agreed with regulators. Major bleeding: 0.94 against 1.96 %. Bleeding in the brain: 14 cases against 47.

The independent discussant, Professor Emmanuel Adeyemi-Clarke, called it “the result we wanted, with a caveat we can live with”: patients were on average 71, and only 9 % were over 80, the group that bleeds most and is treated least.

Norvexian costs the company, he noted, about four cents to make. What it will cost everyone else was not on a slide.`,
    author: 'Henrik Vaarala',
    language: 'en',
    category: 'clinical-trials',
    location: ['Lisbon'],
    organization: ['Halvorsen-Lisk'],
    industry: ['Pharmaceuticals'],
    subject: ['Clinical trial results', 'Cardiology'],
    indication: ['Atrial fibrillation', 'Stroke'],
    drugClass: ['Factor XIa inhibitor'],
    phase: ['Phase 3'],
    keywords: ['ARCTIC-AF', 'bleeding', 'anticoagulant', 'HLK-8820', 'norvexian'],
    image: 'heart',
  },
  {
    slug: 'norvexian-filing-hlk-shares',
    source: 'meridian-pharma-wire',
    hoursBefore: 239,
    headline: 'Halvorsen-Lisk files blood thinner norvexian, lifts sales target',
    lead: 'The Norwegian group now expects 48 billion crowns a year from the drug. It used a priority voucher bought for $102 million to save four months in the U.S.',
    body: `OSLO - Halvorsen-Lisk has asked regulators in the United States, Europe and Japan to approve its blood thinner norvexian and raised its forecast for the drug's peak sales to 48 billion Norwegian crowns from 35 billion.

The company used a voucher, bought from another developer for $102 million, that obliges the Office of Therapeutic Review to decide within six months. The Pan-European Medicines Board will take about a year.

Third-quarter operating profit rose 9 % to 7.9 billion crowns, in line with forecasts. The group is in talks on "one or two bolt-on transactions" and has room to spend 20 billion crowns without troubling its credit rating, finance chief Øyvind Brekke said.

A trial in people with kidney failure, in whom existing blood thinners are difficult to use, will read out next summer. A second in stroke patients has enrolled 6,000 of 12,000.

Shares rose 3.1 %.`,
    author: 'Daniel Osei-Bonsu',
    language: 'en',
    category: 'business',
    location: ['Oslo', 'United States', 'Japan'],
    organization: ['Halvorsen-Lisk', 'Office of Therapeutic Review', 'Pan-European Medicines Board'],
    industry: ['Pharmaceuticals'],
    subject: ['Regulatory filings', 'Company results'],
    indication: ['Atrial fibrillation', 'Stroke'],
    drugClass: ['Factor XIa inhibitor'],
    phase: ['Filed'],
    keywords: ['norvexian', 'filing', 'guidance', 'HLK-8820'],
    image: 'heart',
  },
  {
    slug: 'sauvisiran-blood-pressure-two-shots',
    story: 'sauvisiran',
    source: 'the-clinical-post',
    hoursBefore: 154,
    headline: 'Two injections a year lower blood pressure as much as a daily tablet',
    lead: 'Sauvigné’s siRNA kept blood pressure down for six months after one dose. Its great virtue may be that it cannot be forgotten; its drawback, that it cannot be stopped.',
    body: `One injection of a drug that silences a gene in the liver lowered blood pressure by 15 millimetres of mercury for half a year, according to a mid-stage trial of 394 people with hypertension.

Sauvisiran, known in the laboratory as SVG-1420, stops the liver from making the first link of a chain of hormones that raises blood pressure. Tablets interrupt the same chain further along, and work, when people take them. About half do not after a year.

“I’ve a hundred patients with three prescriptions each and six with three empty boxes each,” said Dr Benoît Carrel-Dumas of Hôpital du Parc-Lumière in Lyon, where 61 participants were treated. “A nurse, twice a year, is something I understand.”

After 24 weeks the systolic pressure of those given the higher dose had fallen by 15.1 mmHg, compared with 1.8 on placebo. There was little variation between day and night. Potassium rose above normal in 5 %, and kidney values worsened slightly in 3 %.

What if a treated patient has an accident, or becomes pregnant? Low pressure cannot be undone by leaving out a dose. Laboratoires Sauvigné has an antidote in development, a strand of RNA that binds the first. It worked within nine days, in monkeys.

A Phase 3 trial with 4,400 patients will begin when the antidote has been tested in volunteers.`,
    author: 'Ruth Castellanos',
    language: 'en',
    category: 'clinical-trials',
    location: ['Lyon'],
    organization: ['Laboratoires Sauvigné', 'Hôpital du Parc-Lumière'],
    industry: ['Pharmaceuticals', 'Hospitals and Healthcare'],
    subject: ['Clinical trial results', 'Cardiology'],
    indication: ['Hypertension'],
    drugClass: ['siRNA'],
    phase: ['Phase 2'],
    keywords: ['siRNA', 'hypertension', 'twice-yearly injection', 'SVG-1420'],
    image: 'heart',
  },
  {
    slug: 'sauvisiran-blood-pressure-market',
    story: 'sauvisiran',
    source: 'biotech-ledger',
    hoursBefore: 151,
    headline: "Sauvigné's sauvisiran works. Now it has to beat a tablet that costs three cents",
    lead: 'A fall of 15 mmHg from one injection every six months is good science. Payers will want to know what forgetting is worth.',
    body: `The market for drugs against high blood pressure is vast and worthless. A billion people have the condition; most of the tablets that treat it cost less than the water with which they are swallowed.

Into this market Laboratoires Sauvigné of Lyon proposes to bring an injection. The Phase 2 data out this week are as good as could be hoped: 15.1 mmHg off the systolic pressure with a shot of sauvisiran every six months, against a daily tablet's ten or twelve in trials and perhaps six in life, since people forget.

That gap between trials and life is the whole of the business case. Economists at the Ainscough Centre for Health Economics put the value of never forgetting at about 210 euros a year for an average patient, and at 900 for someone who has already had a stroke. Sauvigné's own models are said to assume 640.

So it will begin with the 900s. About 6 million people in Europe have had a stroke and still have high pressure. Treat a fifth of them at 800 euros and you have a drug with sales of almost a billion.

Which explains why the family that owns 58 % of Sauvigné has received, to our knowledge, four visitors with bankers since the summer. The family has a habit of serving lunch and saying no.`,
    author: 'Priya Raghunathan',
    language: 'en',
    category: 'business',
    location: ['Lyon'],
    organization: ['Laboratoires Sauvigné', 'Ainscough Centre for Health Economics'],
    industry: ['Pharmaceuticals', 'Hospitals and Healthcare'],
    subject: ['Clinical trial results', 'Drug pricing'],
    indication: ['Hypertension', 'Stroke'],
    drugClass: ['siRNA'],
    phase: ['Phase 2'],
    keywords: ['siRNA', 'hypertension', 'adherence', 'SVG-1420', 'sauvisiran'],
    image: 'heart',
  },
  {
    slug: 'hlk-12-heart-failure-mixed',
    source: 'the-clinical-post',
    hoursBefore: 30.6,
    headline: 'Heart failure pill HLK-12 relaxes the muscle, and some patients faint',
    lead: 'A study of Halvorsen-Lisk’s drug for stiff hearts showed better scans and no better walking. One dose in three was too much.',
    body: `A drug meant to loosen stiff hearts did so in a mid-stage trial, but patients could not walk further and one in eleven of those on the highest dose fainted.

HLK-12, from Halvorsen-Lisk, acts on the motor protein of heart muscle. In heart failure of the kind that is commonest in old age the heart contracts well and does not let go, like a fist. No medicine acts on that directly.

In 276 patients given one of three doses or placebo for sixteen weeks, ultrasound showed that the pressure needed to fill the heart fell by a fifth. The distance walked in six minutes rose by 19 metres on the drug and 16 on placebo.

At the top dose seven of 69 patients fainted, against one on placebo. In five the heart’s pumping strength had dropped below normal. It recovered within a week of stopping.

“We’ve proved that one can open the fist,” said Dr Anneke Rijkaard of the Karolund Institute in Gothenburg. “We’ve not proved that the hand can then do anything.”

She favours another trial with the middle dose, in patients chosen by scan, for nine months. The company will decide in the new year. It has meanwhile asked three AI companies to design something better.`,
    author: 'Henrik Vaarala',
    language: 'en',
    category: 'clinical-trials',
    location: ['Gothenburg'],
    organization: ['Halvorsen-Lisk', 'Karolund Institute'],
    industry: ['Pharmaceuticals', 'Hospitals and Healthcare'],
    subject: ['Clinical trial results', 'Cardiology'],
    indication: ['Heart failure'],
    drugClass: ['Myosin modulator'],
    phase: ['Phase 2'],
    keywords: ['HLK-12', 'heart failure', 'exercise capacity'],
    image: 'heart',
  },
  {
    slug: 'norvexian-otr-no-panel',
    source: 'meridian-pharma-wire',
    wire: 38,
    headline: 'U.S. regulator sees no need for a panel on blood thinner norvexian',
    lead: "The Office of Therapeutic Review will decide on Halvorsen-Lisk's drug by itself, a sign that it finds the data clear. Shares reached a record.",
    body: `OSLO - The Office of Therapeutic Review does not plan to ask outside experts about norvexian, a drug to prevent strokes in people with atrial fibrillation, Halvorsen-Lisk said, which removes the likeliest cause of a delay.

The agency accepted the application with a priority voucher and must decide within six months. In its letter it asks for one thing: more data on people above the age of 80, of whom the trial with 14,800 patients had only 9 %. Some analysts fear a note of caution in the label.

Norvexian would be the first drug to reach the market that blocks factor XI. It caused 52 % fewer major bleeds than the comparator.

"Label it as you like, I've patients of 88 who fall once a month and take nothing because they bleed," said Dr Marcus Ellery-Boone, a cardiologist in Ohio. "They're the market."

Halvorsen-Lisk shares rose 4.6 % to a record. Japan's Therapeutic Products Bureau, which has the same file, also granted priority, the company added.`,
    author: 'Daniel Osei-Bonsu',
    language: 'en',
    category: 'regulatory',
    location: ['Oslo', 'Japan', 'Ohio', 'United States'],
    organization: ['Halvorsen-Lisk', 'Office of Therapeutic Review', 'Therapeutic Products Bureau'],
    industry: ['Pharmaceuticals'],
    subject: ['Regulatory filings', 'Cardiology'],
    indication: ['Atrial fibrillation'],
    drugClass: ['Factor XIa inhibitor'],
    phase: ['Filed'],
    keywords: ['norvexian', 'advisory panel', 'atrial fibrillation', 'HLK-8820'],
    image: 'heart',
  },
];
