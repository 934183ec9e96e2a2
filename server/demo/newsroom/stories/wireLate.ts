import type { DemoArticle } from '../article';

export const wireLate: DemoArticle[] = [
  {
    slug: 'velmora-otr-inspection-date',
    source: 'meridian-pharma-wire',
    wire: 1,
    headline: 'OTR tells Velmora it sees no need for prescriber register',
    lead: "Minutes of a meeting after the panel's vote suggest that orvetinib will come with liver tests but without the scheme that investors feared.",
    body: `BASEL, Switzerland - U.S. reviewers told Velmora Therapeutics that they did not plan to require doctors to register before prescribing its lung cancer drug orvetinib, according to minutes published by the company.

The Office of Therapeutic Review still intends to ask for liver tests every two weeks for twelve weeks and is looking at whether patients may take samples at home, as a panel of advisers suggested.

A mandatory register would have cut sales in the first year by a third or more, analysts had said. "It was the last large stone on the road," said Margit Oesch of Pennick & Rowe.

Minutes of such meetings are not binding, and a decision is due within ten weeks.

Velmora shares rose 6.2 % in Zurich to 75.10 francs, recovering what they lost when Europe's medicines board suspended its own review over a factory near Vienna. The company has said that it intends to answer the European questions within a month, and that American supply would come from stock already made and released.`,
    author: 'Imogen Thackray',
    language: 'en',
    category: 'regulatory',
    location: ['Basel', 'Switzerland', 'Vienna', 'United States'],
    organization: ['Velmora Therapeutics', 'Pennick & Rowe', 'Office of Therapeutic Review'],
    industry: ['Biotechnology', 'Banking and Finance'],
    subject: ['Regulatory filings', 'Oncology'],
    indication: ['Non-small cell lung cancer', 'Lung cancer'],
    drugClass: ['Kinase inhibitor'],
    phase: ['Filed'],
    keywords: ['orvetinib', 'decision date', 'label', 'VLM-2411B'],
    image: 'lungs',
  },
  {
    slug: 'castellorn-new-york-region',
    source: 'harbour-business-daily',
    wire: 2,
    headline: 'Castellorn to open second New York region after outage',
    lead: 'Banks asked for a place to fail over to within 40 miles. The cloud company found an old printing works.',
    body: `Castellorn Cloud will open a second data centre region in New York within a year, in a former newspaper printing works, so that banks can keep a running copy of their systems close enough for every payment to be written in both places.

Distance matters because light is slow. A payment confirmed in two buildings 40 miles apart takes half a thousandth of a second longer; between New York and Seattle it is seventy times that, and traders notice.

Since the five-hour outage six in ten new customers have asked for a second region. Regulators in London and New York are preparing rules that would oblige large banks to have one.

Pennick & Rowe, whose customers could not use their cards, is among the first to sign. "We paid twenty pounds each to three million people to learn this," chair Araminta Rowe said.

The printing works has floors built for presses of 200 tonnes and its own connection to two power stations. What it does not have is windows, which saves bricking them up.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'technology',
    location: ['Seattle', 'London', 'New York'],
    organization: ['Castellorn Cloud', 'Pennick & Rowe'],
    industry: ['Software and Cloud', 'Banking and Finance'],
    subject: ['Cloud computing', 'Data centres'],
    keywords: ['data centre', 'second region', 'resilience'],
    image: 'servers',
  },
  {
    slug: 'nairobi-sickle-cell-price',
    source: 'world-health-desk',
    wire: 5,
    headline: 'Kenya and Pelagorre agree what “the cost of making it” means: $18,400',
    lead: 'For the first time a gene-editing therapy has a price derived from an invoice. Auditors spent nine weeks in Utrecht.',
    body: `It took nine weeks, two auditors and a chemical engineer from Nairobi to establish what it costs to make one dose of PLG-88, which edits the blood cells of people with sickle cell disease. The answer is $16,730. Add a tenth, as agreed, and Kenya’s price is $18,400.

That is less than a hundredth of what the older therapies cost in rich countries and still more than forty times the yearly health budget for one Kenyan. It will be paid from a fund filled by three development banks over ten years.

Pelagorre Genomics opened its books to the auditors in Utrecht. “They found two things we pay too much for,” said chief executive Floortje van Haaften. “We have changed supplier for both.”

Most of the cost lies in fat particles and in tests. Costs per dose should halve if 5,000 are made in a year. The contract says that the price then halves too.

The International Health Council will publish the method. Lawyers for three companies have asked for the footnotes.

In Kisumu, where six people have been treated, Dr Elijah Omondi keeps a list of those who would like to be next. It has 1,100 names.`,
    author: 'Amara Nwachukwu',
    language: 'en',
    category: 'public-health',
    location: ['Utrecht', 'Kisumu', 'Kenya'],
    organization: ['Pelagorre Genomics', 'International Health Council'],
    industry: ['Gene Therapy'],
    subject: ['Drug pricing', 'Gene therapy'],
    indication: ['Sickle cell disease'],
    drugClass: ['Gene editing'],
    phase: ['Phase 2'],
    keywords: ['sickle cell', 'cost-plus', 'Kenya', 'PLG-88'],
    image: 'dna',
  },
  {
    slug: 'hemossia-five-years-label',
    source: 'regulator-watch',
    wire: 8,
    headline: 'Ossiane may tell doctors that Hemossia lasts five years, PEMB says',
    lead: 'A rare sentence for a gene therapy label. Of 22 patients treated that long ago, 21 still make their own clotting factor.',
    body: `The label of the haemophilia B therapy Hemossia may state that its effect lasts for at least five years in most patients, the Pan-European Medicines Board has decided, after looking at the first 22 people to have been followed for that time.

In 21 of them the liver still makes enough factor IX to do without infusions. Levels decline by about 4 % a year, slowly enough, if it goes on, to last for two decades. Nobody knows whether it does.

For Ossiane Gene Medicines the sentence has a price attached. Insurers in the Netherlands and Germany get back up to 70 % of about 1.9 million euros if the effect ends within seven years. Five have now passed for some.

One patient lost the effect after an infection of the liver. He has gone back to injections. He said, according to the report, that he did not regret the "holiday".

The board asks for yearly scans of the liver, since genes delivered by a virus can in theory disturb others. None has shown anything so far.`,
    author: 'Tom Ashdown',
    language: 'en',
    category: 'regulatory',
    location: ['Germany', 'Netherlands'],
    organization: ['Ossiane Gene Medicines', 'Pan-European Medicines Board'],
    industry: ['Gene Therapy'],
    subject: ['Drug approvals', 'Haemophilia'],
    indication: ['Haemophilia B'],
    drugClass: ['AAV gene therapy'],
    phase: ['Approved'],
    keywords: ['Hemossia', 'label', 'long-term data', 'OSG-301'],
    image: 'vials',
  },
  {
    slug: 'tessaly-tablet-phase2',
    story: 'tessaly-tablet',
    source: 'meridian-pharma-wire',
    wire: 11,
    headline: "Tessaly's obesity tablet takes off 11 % in mid-stage trial",
    lead: 'The once-daily TSL-72 needs no refrigerator and may be taken with food. Shares rose 5 %.',
    body: `DUBLIN - Tessaly Pharma said an experimental tablet for obesity led to a weight loss of 11.4 % after 36 weeks in a mid-stage trial, close to what its own weekly injection achieves in that time.

The drug, TSL-72, is a small molecule and not a peptide. It can be stored at room temperature and swallowed with breakfast, which earlier tablets could not. In the trial, 386 adults took one of three doses or a placebo.

Nausea was reported by 44 % at the highest dose, and 10 % stopped because of side effects. Liver values, which ended the development of a rival's tablet, did not rise.

"We would rather compete with ourselves than be competed with," chief executive Fionnuala Garrity said.

A Phase 3 programme in 4,000 people is to begin within six months. The company said a tablet could be made for "a small fraction" of the cost of a pen and would be sold in 40 countries in which injections have never been launched.

Tessaly shares rose 5.1 % in Dublin.`,
    author: 'Daniel Osei-Bonsu',
    language: 'en',
    category: 'clinical-trials',
    location: ['Dublin'],
    organization: ['Tessaly Pharma'],
    industry: ['Pharmaceuticals'],
    subject: ['Clinical trial results', 'Metabolic disease'],
    indication: ['Obesity'],
    phase: ['Phase 2'],
    keywords: ['obesity pill', 'TSL-72', 'oral GLP-1'],
    image: 'capsules',
  },
  {
    slug: 'tessaly-tablet-phase2-harbour',
    story: 'tessaly-tablet',
    source: 'harbour-business-daily',
    wire: 12,
    headline: 'Tessaly shares climb 5 % on obesity tablet that needs no fridge',
    lead: 'The once-daily TSL-72 needs no refrigerator and may be taken with food. Shares rose 5 %.',
    body: `Tessaly Pharma's experimental obesity tablet led to a weight loss of 11.4 % after 36 weeks in a mid-stage trial, the Dublin company said, close to what its own weekly injection achieves in that time.

The drug, TSL-72, is a small molecule and not a peptide. It can be stored at room temperature and swallowed with breakfast, which earlier tablets could not. In the trial, 386 adults took one of three doses or a placebo.

"We would rather compete with ourselves than be competed with," chief executive Fionnuala Garrity said.

A Phase 3 programme in 4,000 people is to begin within six months. The company said a tablet could be made for "a small fraction" of the cost of a pen and would be sold in 40 countries in which injections have never been launched.

Tessaly shares rose 5.1 % in Dublin.

Grenholm Logistics, which is building a refrigerated warehouse in Antwerp with a third of its space reserved for Tessaly's pens, said that the contract ran for ten years, whatever was in the boxes.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'business',
    location: ['Dublin', 'Antwerp'],
    organization: ['Tessaly Pharma', 'Grenholm Logistics'],
    industry: ['Pharmaceuticals', 'Transport and Logistics'],
    subject: ['Clinical trial results', 'Metabolic disease'],
    indication: ['Obesity'],
    phase: ['Phase 2'],
    keywords: ['obesity pill', 'TSL-72', 'oral GLP-1'],
    image: 'capsules',
  },
];
