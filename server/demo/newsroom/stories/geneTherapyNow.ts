import type { DemoArticle } from '../article';

export const geneTherapyNow: DemoArticle[] = [
  {
    slug: 'ossiane-otr-restart-terms',
    source: 'regulator-watch',
    hoursBefore: 86,
    headline: "OTR sets five terms for restarting Ossiane's Duchenne trial",
    lead: 'Boys over 40 kg will be left out, the dose will be capped, and each must be watched in hospital for a fortnight.',
    body: `Ossiane Gene Medicines may resume its halted trial in Duchenne muscular dystrophy if it accepts five conditions, according to a letter from the Office of Therapeutic Review seen by Regulator Watch.

They are: no patient above 40 kilograms; a ceiling on the total amount of virus whatever the weight; two drugs to dampen the immune system from the day before the infusion; fourteen days in hospital; and an interval of four weeks between patients.

The letter also asks for a new method of counting particles. Reviewers found that two laboratories measuring the same vial of OSG-415 differed by 38 %, so that the boy who died might have received considerably more than the protocol intended.

The company said that the letter was "a path, and we will walk it". It expects to treat the next child in the first half of the year.

A cap would exclude about 40 % of the families on the waiting list, one patients' group estimated. "We understand it," said its president, Carmel Drury. "Understanding it is not the same as telling a thirteen-year-old."

Agencies in Europe have not decided. The PEMB's committee on advanced therapies has the matter on its agenda next week.`,
    author: 'Tom Ashdown',
    language: 'en',
    category: 'regulatory',
    organization: ['Ossiane Gene Medicines', 'Office of Therapeutic Review', 'Pan-European Medicines Board'],
    industry: ['Gene Therapy'],
    subject: ['Clinical hold', 'Gene therapy'],
    indication: ['Duchenne muscular dystrophy'],
    drugClass: ['AAV gene therapy'],
    phase: ['Phase 2'],
    keywords: ['clinical hold', 'dose cap', 'Duchenne', 'OSG-415'],
    image: 'courthouse',
  },
  {
    slug: 'pelagorre-series-c',
    source: 'biotech-ledger',
    hoursBefore: 39,
    headline: 'Pelagorre raises 210 million euros for editing inside the body',
    lead: "The Dutch round is the year's largest in European biotech. A third comes from development banks, with strings attached.",
    body: `Pelagorre Genomics has raised 210 million euros from private investors and public lenders to take its in-the-body gene editor for sickle cell disease into a pivotal trial.

The Series C round, the largest for a European biotech this year, values the Utrecht company at 780 million euros. Seventy million comes from three development banks that insisted on a price formula for poorer countries and on making part of the product in Africa.

"Some investors left when they read that clause. Better ones arrived," said chief executive Floortje van Haaften, a haematologist who founded the company in a former brewery.

Money will go to a trial of PLG-88 in 110 patients in Kenya, Nigeria, France and the United States, and to a second editor, PLG-102, for beta thalassaemia, which is still in animals.

Competition is growing. Two American companies are in the clinic with similar particles, and a third has bought a rival technology outright. Van Haaften says that her lead is eight months. "In this field that is either an age or an afternoon."

The pivotal trial will be randomised against the best drug treatment. Lakeside Teaching Hospital in Kisumu will enrol first.`,
    author: 'Priya Raghunathan',
    language: 'en',
    category: 'business',
    location: ['Utrecht', 'Kisumu', 'United States', 'France', 'Kenya'],
    organization: ['Pelagorre Genomics', 'Lakeside Teaching Hospital'],
    industry: ['Gene Therapy', 'Hospitals and Healthcare'],
    subject: ['Venture capital', 'Gene therapy'],
    indication: ['Sickle cell disease', 'Beta thalassaemia'],
    drugClass: ['Gene editing'],
    phase: ['Phase 2'],
    keywords: ['Series C', 'financing round', 'Utrecht', 'PLG-88', 'PLG-102'],
    image: 'dna',
  },
  {
    slug: 'hemossia-japan-approval',
    source: 'meridian-pharma-wire',
    hoursBefore: 21,
    headline: 'Japan gives time-limited approval to haemophilia gene therapy Hemossia',
    lead: 'The Therapeutic Products Bureau granted Ossiane seven years, the same span over which the company guarantees the effect in Europe.',
    body: `TOKYO - Japan's Therapeutic Products Bureau granted a time-limited approval to Hemossia, the haemophilia B gene therapy of Ossiane Gene Medicines, a rare piece of good news for a company that halted another trial after a death.

The approval is for seven years and may be renewed if a register of all patients shows that the effect lasts. The bureau restricted treatment to four hospitals and to adults without antibodies against the virus that carries the gene, about 60 % of the 1,100 Japanese with the disease.

Ossiane will sell the product through a partner. A price has not been set; Japan's formula would give between 240 million and 300 million yen, analysts said.

Patients in trials have gone from three infusions of clotting factor a week to none in 96 % of cases.

Ossiane shares rose 11 % to $16.90 in early U.S. trading.`,
    author: 'Daniel Osei-Bonsu',
    language: 'en',
    category: 'regulatory',
    location: ['Tokyo', 'Japan', 'United States'],
    organization: ['Ossiane Gene Medicines', 'Therapeutic Products Bureau'],
    industry: ['Gene Therapy'],
    subject: ['Drug approvals', 'Gene therapy'],
    indication: ['Haemophilia B'],
    drugClass: ['AAV gene therapy'],
    phase: ['Approved'],
    keywords: ['Japan', 'haemophilia', 'conditional approval', 'OSG-301', 'Hemossia'],
    image: 'dna',
  },
  {
    slug: 'ossiane-trial-first-boy-redosed',
    source: 'the-clinical-post',
    wire: 21,
    headline: 'Independent monitors back restart of Duchenne gene therapy study',
    lead: 'The board that oversees Ossiane’s trial agrees with regulators’ terms and adds one of its own: every family must meet a doctor who is not part of the study.',
    body: `The independent board that watches over Ossiane Gene Medicines’ study in Duchenne muscular dystrophy has recommended that it resume, three days after regulators said on what terms it might.

The board accepts the five conditions set by the U.S. regulator, including a limit of 40 kilograms, and adds a sixth. Before a family consents it must speak for at least an hour to a specialist who has no connection with the trial, and whom the sponsor pays through a third party.

“Parents in that room will sign anything,” said Professor Deirdre Hanlon, who chairs the board. “Our job is to make sure that at least one person in the building would be content if they did not.”

The first child is likely to be a six-year-old. He will be watched in hospital for a fortnight, and nobody will follow him for four weeks.

OSG-415 carries a shortened gene for dystrophin. Tests on stored serum from the boy who died showed antibodies to the virus shell that the screening at the time was not sensitive enough to find. The new test is ten times more so. It would have kept him out.`,
    author: 'Ruth Castellanos',
    language: 'en',
    category: 'clinical-trials',
    location: ['United States'],
    organization: ['Ossiane Gene Medicines'],
    industry: ['Gene Therapy'],
    subject: ['Clinical trials', 'Rare diseases'],
    indication: ['Duchenne muscular dystrophy'],
    drugClass: ['AAV gene therapy'],
    phase: ['Phase 2'],
    keywords: ['Duchenne', 'independent monitors', 'trial restart', 'OSG-415'],
    image: 'dna',
  },
];
