import type { DemoArticle } from '../article';

export const recalls: DemoArticle[] = [
  {
    slug: 'tamarell-ardesaprine-impurity-found',
    source: 'regulator-watch',
    hoursBefore: 618,
    headline: 'Tamarell pulls three lots of blood-pressure tablet over impurity',
    lead: 'A routine test found a nitrosamine slightly above the limit in ardesaprine 40 mg. The maker says the cause is a recycled solvent.',
    body: `Tamarell Generics has recalled three lots of its blood-pressure tablet ardesaprine after a routine test in its own laboratory found a nitrosamine, a type of impurity that may raise the risk of cancer, at 1.3 times the permitted daily intake.

The lots, TMR-40 numbers H2207 to H2209, hold 4.1 million tablets and were sold in Britain, Ireland and the Netherlands. Patients should not stop treatment, the National Medicines Inspectorate said, since the danger of a sudden rise in blood pressure is greater than that of the impurity.

The Hyderabad company traced the contamination to a solvent that had been recovered and used again. It has gone back to fresh solvent.

Nitrosamines have caused a string of recalls of common tablets. The permitted intake is set so that a person who took it daily for seventy years would have an added risk of cancer of one in 100,000.

Ardesaprine is taken by about 2 million people in Europe, of whom Tamarell supplies a third. Others have enough stock to fill the gap, wholesalers said.

The NMI has asked for tests of every lot made since the spring.`,
    author: 'Tom Ashdown',
    language: 'en',
    category: 'regulatory',
    location: ['Hyderabad', 'Netherlands', 'Ireland', 'United Kingdom'],
    organization: ['Tamarell Generics', 'National Medicines Inspectorate'],
    industry: ['Generics'],
    subject: ['Recalls', 'Manufacturing quality'],
    indication: ['Hypertension'],
    drugClass: ['Antihypertensive'],
    phase: ['Approved'],
    keywords: ['nitrosamine', 'impurity', 'blood pressure', 'TMR-40', 'ardesaprine'],
    image: 'capsules',
  },
  {
    slug: 'tamarell-recall-widens',
    story: 'tamarell-recall',
    source: 'meridian-pharma-wire',
    hoursBefore: 349,
    headline: 'Tamarell widens recall of blood-pressure drug to 61 lots',
    lead: 'Regulators in Britain and Europe ordered back every pack of ardesaprine made since March after tests showed impurities up to four times the limit.',
    body: `LONDON - Regulators ordered Tamarell Generics to recall all packs of its blood-pressure drug ardesaprine made since March after tests of stored samples showed levels of a nitrosamine up to four times the limit.

The recall covers 61 lots, or about 88 million tablets, in 14 countries, the Pan-European Medicines Board and Britain's National Medicines Inspectorate said in a joint notice. Pharmacies must return stock at once. Patients are to be given another maker's product and should not stop taking their tablets.

Tamarell, based in Hyderabad, apologised and said it had halted the line. It will set aside $34 million.

The company first recalled three lots eleven days ago, blaming recycled solvent. Inspectors found that the recovery column had been run at too low a temperature since it was restarted in March and that test results from two months had been "averaged in a manner not described in any procedure".

Supplies of ardesaprine will be tight for about two months, the board said.

Shares in Tamarell fell 13 % in Mumbai.`,
    author: 'Imogen Thackray',
    language: 'en',
    category: 'regulatory',
    location: ['Hyderabad', 'London', 'United Kingdom'],
    organization: ['Tamarell Generics', 'Pan-European Medicines Board', 'National Medicines Inspectorate'],
    industry: ['Generics'],
    subject: ['Recalls', 'Generic medicines'],
    indication: ['Hypertension'],
    drugClass: ['Antihypertensive'],
    phase: ['Approved'],
    keywords: ['recall', 'ardesaprine', 'shortage', 'TMR-40'],
    image: 'capsules',
  },
  {
    slug: 'tamarell-recall-widens-hospital',
    story: 'tamarell-recall',
    source: 'hospital-and-ward',
    hoursBefore: 346,
    headline: 'Every pack of Tamarell’s ardesaprine since March to be returned',
    lead: 'Regulators in Britain and Europe ordered back every pack of ardesaprine made since March after tests showed impurities up to four times the limit.',
    body: `Regulators have ordered Tamarell Generics to recall all packs of its blood-pressure drug ardesaprine made since March after tests of stored samples showed levels of a nitrosamine up to four times the limit.

The recall covers 61 lots, or about 88 million tablets, in 14 countries, the Pan-European Medicines Board and Britain’s National Medicines Inspectorate said in a joint notice. Hospital and community pharmacies must quarantine and return stock at once. Patients are to be given another maker’s product and should not stop taking their tablets.

Tamarell, based in Hyderabad, apologised and said it had halted the line. It will set aside $34 million.

The company first recalled three lots eleven days ago, blaming recycled solvent. Inspectors found that the recovery column had been run at too low a temperature since it was restarted in March and that test results from two months had been “averaged in a manner not described in any procedure”.

Supplies of ardesaprine will be tight for about two months, the board said.

At St Aubrey’s Hospital in Leeds pharmacists said that they had two weeks’ cover from another supplier and had moved ward stock to a locked cage, “so that nobody is helpful with it”.`,
    author: 'Grace Penhallow',
    language: 'en',
    category: 'public-health',
    location: ['Leeds', 'Hyderabad', 'United Kingdom'],
    organization: [
      'Tamarell Generics',
      'Pan-European Medicines Board',
      'National Medicines Inspectorate',
      "St Aubrey's Hospital",
    ],
    industry: ['Generics', 'Hospitals and Healthcare'],
    subject: ['Recalls', 'Generic medicines'],
    indication: ['Hypertension'],
    drugClass: ['Antihypertensive'],
    phase: ['Approved'],
    keywords: ['recall', 'ardesaprine', 'shortage', 'TMR-40'],
    image: 'capsules',
  },
  {
    slug: 'tamarell-data-integrity-letter',
    source: 'regulator-watch',
    hoursBefore: 181,
    headline: '"Averaged until acceptable": inspectors\' report on Tamarell published',
    lead: "Chromatograms were repeated, results blended, and one computer's clock set back. The regulator stops short of closing the plant.",
    body: `Laboratory staff at Tamarell Generics repeated tests up to seven times and reported the mean, inspectors wrote in a report on the Hyderabad plant from which 88 million blood-pressure tablets have been recalled.

The 38-page report, which the Pan-European Medicines Board published with few deletions, describes a culture in which a failed test was a matter of arithmetic. One entry in a notebook reads: "Averaged until acceptable." On one computer the clock had been set back by two days to fit a missing weekend analysis.

No evidence was found that managers above the laboratory knew. But the report notes that the number of failed tests had fallen to zero in March, "an improvement that nobody thought to question".

The board has suspended the certificate for one building. Three others, including the one that makes a widely used diabetes tablet, may go on working with an independent laboratory checking each lot.

Devika Rangaswamy, who became chairman last year, said that four people had been dismissed. She has also ended bonuses for lots passed first time. "We paid for no bad news," she said, "and we received it."`,
    author: 'Marguerite Delacroix-Ngo',
    language: 'en',
    category: 'regulatory',
    location: ['Hyderabad'],
    organization: ['Tamarell Generics', 'Pan-European Medicines Board'],
    industry: ['Generics'],
    subject: ['Inspections', 'Data integrity'],
    phase: ['Approved'],
    keywords: ['warning letter', 'averaging', 'laboratory records'],
    image: 'factory',
  },
];
