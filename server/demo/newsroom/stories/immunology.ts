import type { DemoArticle } from '../article';

export const immunology: DemoArticle[] = [
  {
    slug: 'trivelo-asthma-filing',
    source: 'meridian-pharma-wire',
    hoursBefore: 545,
    headline: 'Hochfelder answers last questions on asthma inhaler with climate-friendly gas',
    lead: 'Trivelo combines three drugs in one spray and replaces a gas that warms the planet 1,400 times as much as carbon dioxide.',
    body: `FREIBURG, Germany - Hochfelder Arzneiwerke has answered the last questions on its application for Trivelo, an inhaler for severe asthma that contains three medicines and a new propellant, the company said.

In a trial with 2,110 patients, those using Trivelo (HFA-9) twice a day had 31 % fewer attacks that needed steroid tablets than those on a combination of two drugs. Heart rate rose slightly.

The propellant is of interest beyond asthma. Spray inhalers use gases that trap heat 1,400 times or more as strongly as carbon dioxide, and in Britain account for 3 % of the health service's emissions. Hochfelder's gas traps less than one. Europe will phase the old ones out by the end of the decade.

Chief executive Eberhard Hochfelder, whose great-grandfather founded the firm, said that it had spent 240 million euros on the gas and the valve. "The drug was the easy part," he said.

The Pan-European Medicines Board is to give its opinion within about five weeks. The family-owned company had sales of 1.9 billion euros last year.`,
    author: 'Imogen Thackray',
    language: 'en',
    category: 'regulatory',
    location: ['Freiburg', 'Germany', 'United Kingdom'],
    organization: ['Hochfelder Arzneiwerke', 'Pan-European Medicines Board'],
    industry: ['Pharmaceuticals'],
    subject: ['Regulatory filings', 'Respiratory disease'],
    indication: ['Asthma'],
    drugClass: ['Inhaled corticosteroid'],
    phase: ['Filed'],
    keywords: ['triple inhaler', 'propellant', 'asthma', 'HFA-9', 'Trivelo'],
    image: 'inhaler',
  },
  {
    slug: 'zelotrimab-colitis-start',
    source: 'biotech-ledger',
    hoursBefore: 400,
    headline: 'Corvane starts colitis trial it may not own by the time it ends',
    lead: 'With a takeover in the air, the Boston company opens a second front for its gut antibody. The design says something about its confidence.',
    body: `Corvane Bio has begun to treat patients with ulcerative colitis in a study that will enrol 480 people at 90 hospitals, weeks before it learns whether the same antibody works in Crohn's disease.

Most companies would wait. Zelotrimab, or CRV-0907, keeps immune cells from entering the gut, and the two diseases are cousins; if it failed in the first, the second would be hard to pay for. Chief scientist Emre Sözen thinks it will not fail. "And if you think it will work you are just losing a year by being modest," he said.

The trial has a feature that statisticians like. Doses can be changed halfway by a committee that sees the results, according to rules that are sealed in an envelope and deposited with the OTR.

It will cost $140 million, more than half of Corvane's cash. That makes better sense if somebody else's cash is expected. Aldermoor Life Sciences has been in the building for three weeks, according to a person who met its accountants in the lift.

Results are due in two years.`,
    author: 'Priya Raghunathan',
    language: 'en',
    category: 'clinical-trials',
    location: ['Boston'],
    organization: ['Aldermoor Life Sciences', 'Corvane Bio', 'Office of Therapeutic Review'],
    industry: ['Pharmaceuticals', 'Biotechnology'],
    subject: ['Clinical trials', 'Gastroenterology'],
    indication: ["Crohn's disease"],
    drugClass: ['Monoclonal antibody'],
    phase: ['Phase 2'],
    keywords: ['ulcerative colitis', 'zelotrimab', 'enrolment', 'CRV-0907'],
    image: 'antibody',
  },
  {
    slug: 'crv-33-myeloma-first-responses',
    source: 'the-clinical-post',
    hoursBefore: 90,
    headline: 'Corvane’s other antibody clears myeloma in nine of 14 patients',
    lead: 'CRV-33 brings immune cells to cancer cells in the bone marrow. In a first trial in people who had exhausted other drugs, most responded.',
    body: `Nine of 14 people with multiple myeloma that had come back after at least four treatments responded to an antibody with two different arms, and in five no cancer could be found, doctors reported.

CRV-33, developed by Corvane Bio, grips a protein on the cancer cell with one arm and a killer cell with the other. Several such drugs exist. This one aims at a protein that myeloma cells cannot easily stop making, which is how they usually escape.

The longest response has lasted eleven months. “He was choosing music for his funeral,” said Dr Yolande Mbeki-Strand of Harrow Point Medical Center in Boston of that patient. “He has kept the list. He says it is a good list.”

Fever and low blood pressure caused by the immune reaction occurred in twelve patients and were severe in one. Infections were frequent: two patients had pneumonia. Loss of taste, a nuisance of some related drugs, was not seen.

The numbers are small, the doctors warned, and the doses differed. Another 40 patients are to be treated.

Analysts have put almost no value on CRV-33 in Aldermoor’s $3.6 billion offer for the company.`,
    author: 'Henrik Vaarala',
    language: 'en',
    category: 'clinical-trials',
    location: ['Boston'],
    organization: ['Aldermoor Life Sciences', 'Corvane Bio', 'Harrow Point Medical Center'],
    industry: ['Pharmaceuticals', 'Biotechnology', 'Hospitals and Healthcare'],
    subject: ['Clinical trial results', 'Oncology'],
    indication: ['Multiple myeloma'],
    drugClass: ['Bispecific antibody'],
    phase: ['Phase 1'],
    keywords: ['bispecific', 'myeloma', 'cytokine release', 'CRV-33'],
    image: 'antibody',
  },
  {
    slug: 'dermocitinib-jak-warning-escape',
    source: 'regulator-watch',
    hoursBefore: 8.2,
    headline: 'OTR signals that TYK2 drugs may escape the JAK warning',
    lead: "A paper published for a workshop suggests judging each molecule by what it does in blood tests. For Aldermoor's psoriasis tablet that could be worth hundreds of millions.",
    body: `Tablets that block the enzyme TYK2 need not carry the severe warning attached to their relatives, the JAK inhibitors, if blood tests show that they leave other enzymes alone, the Office of Therapeutic Review suggests in a discussion paper.

The warning, in a black box at the head of the label, lists heart attack, clots, cancer and death. It was introduced after one large study and applied to the whole family. Sales of some members fell by half.

TYK2 is a member of that family by structure. Whether it is one by behaviour has been disputed for five years. The paper proposes four laboratory markers, among them cholesterol, platelets and natural killer cells. A drug that moves none of them over 52 weeks would be treated as a class of its own.

Aldermoor Life Sciences, whose dermocitinib moved none of the four in a Phase 2b trial lasting 16 weeks, said that it would extend the study for those willing. "We've been saying this in every meeting room in Maryland," said research chief Dr Gwendolyn Tarrant.

Not all are persuaded. Dr Peter Lindqvist, who sits on several of the agency's panels, said that markers had been wrong before. "Nobody has ever died of a marker," he said. "That's what is wrong with them."

A public workshop will be held in six weeks. Analysts at Pennick & Rowe added £180 million to their value for dermocitinib, to make £640 million.`,
    author: 'Tom Ashdown',
    language: 'en',
    category: 'regulatory',
    organization: ['Aldermoor Life Sciences', 'Pennick & Rowe', 'Office of Therapeutic Review'],
    industry: ['Pharmaceuticals', 'Banking and Finance'],
    subject: ['Drug safety', 'Regulation'],
    indication: ['Psoriasis'],
    drugClass: ['TYK2 inhibitor'],
    phase: ['Phase 2'],
    keywords: ['boxed warning', 'TYK2', 'class labelling', 'ALD-207', 'dermocitinib'],
    image: 'courthouse',
  },
  {
    slug: 'trivelo-opinion-positive',
    source: 'regulator-watch',
    wire: 19,
    headline: 'PEMB recommends Trivelo and, in passing, a gas',
    lead: "The board's opinion on Hochfelder's asthma inhaler is the first to weigh climate as well as lungs. Lawyers had advised against the sentence.",
    body: `The Pan-European Medicines Board has recommended approval of Trivelo, a three-in-one spray for severe asthma made by Hochfelder Arzneiwerke, and noted that its propellant "contributes to objectives of the Union beyond the patient".

That sentence, on page 3, is the first of its kind. The board may consider quality, safety and efficacy. Climate is none of these. An earlier draft, seen by Regulator Watch, had a longer passage, which the board's lawyers struck out; this is what survived.

On the lungs the case is straightforward. In 2,110 patients, attacks fell by 31 %. The label will mention a small rise in heart rate.

On the gas there was a debate about whether a spray with a different propellant reaches the same parts of the lung. Droplets are finer by a tenth. Hochfelder did a study with labelled aerosol in 40 volunteers at Rheinau University Hospital in Freiburg and found a little more of the drug where it ought to be.

The company plans to move eight older inhalers to the same gas. Each needs its own application, and the board invited it to submit them together.

A final decision follows within two months. In Germany Trivelo may be on sale in the spring.`,
    author: 'Marguerite Delacroix-Ngo',
    language: 'en',
    category: 'regulatory',
    location: ['Freiburg', 'Germany'],
    organization: ['Hochfelder Arzneiwerke', 'Pan-European Medicines Board', 'Rheinau University Hospital'],
    industry: ['Pharmaceuticals', 'Hospitals and Healthcare'],
    subject: ['Drug approvals', 'Respiratory disease'],
    indication: ['Asthma'],
    drugClass: ['Inhaled corticosteroid'],
    phase: ['Filed'],
    keywords: ['positive opinion', 'propellant', 'asthma', 'HFA-9', 'Trivelo'],
    image: 'inhaler',
  },
];
