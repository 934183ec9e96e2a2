import type { DemoArticle } from '../article';

export const lungCancer: DemoArticle[] = [
  {
    slug: 'velmora-orvetinib-lantern-topline',
    story: 'lantern-topline',
    source: 'meridian-pharma-wire',
    hoursBefore: 812,
    headline: "Velmora's lung cancer pill VLM-2411B meets main goal in late-stage trial",
    lead: 'The kinase inhibitor cut the risk of progression or death by 41 % against chemotherapy in patients whose tumours carry a rare mutation. Shares rose 22 % in Zurich.',
    body: `BASEL, Switzerland - Velmora Therapeutics said its experimental pill VLM-2411B, known generically as orvetinib, met the main goal of a late-stage trial in non-small cell lung cancer, sending its shares up 22 % in early trading.

The 486-patient study, called LANTERN-3, compared the twice-daily tablet with platinum chemotherapy in people whose tumours carry an exon 20 insertion and who had not been treated before. Orvetinib reduced the risk of progression or death by 41 %, the company said in a summary of results. Median progression-free survival was 11.8 months against 7.1 months.

Overall survival, a secondary goal, was "trending in the right direction" but was not yet mature, chief medical officer Annelise Brodmann told reporters on a call. Full data are to be shown at a medical meeting within weeks.

The most frequent side effects were diarrhoea, rash and raised liver enzymes. Nine per cent of patients stopped treatment because of them, compared with 12 % on chemotherapy.

About 2 % of lung cancers carry the mutation, a market that analysts at Pennick & Rowe put at $1.4 billion a year at its peak. Velmora has no approved product and had 512 million Swiss francs in cash at the end of the last quarter.

"This is the company's whole future in one envelope, and the envelope has been opened," said Margit Oesch of Pennick & Rowe, who raised her rating to buy.`,
    author: 'Imogen Thackray',
    language: 'en',
    category: 'clinical-trials',
    location: ['Basel', 'Switzerland'],
    organization: ['Velmora Therapeutics', 'Pennick & Rowe'],
    industry: ['Biotechnology', 'Banking and Finance'],
    subject: ['Clinical trial results', 'Oncology'],
    indication: ['Non-small cell lung cancer', 'Lung cancer'],
    drugClass: ['Kinase inhibitor'],
    phase: ['Phase 3'],
    keywords: ['LANTERN-3', 'progression-free survival', 'topline', 'VLM-2411B', 'orvetinib'],
    image: 'lungs',
  },
  {
    slug: 'velmora-orvetinib-lantern-ledger',
    story: 'lantern-topline',
    source: 'biotech-ledger',
    hoursBefore: 810.5,
    headline: "One mutation, one pill, one very good morning: Velmora's LANTERN-3 pays off",
    lead: "A positive Phase 3 in a small slice of lung cancer has added 1.1 billion francs to the Basel company's value. The next question is who sells the drug.",
    body: `Eighteen months ago Velmora Therapeutics closed two laboratories and let 90 people go to keep a single late-stage study alive. This morning that study came in, and the market handed the Basel company 1.1 billion francs of extra value before lunch.

The study is LANTERN-3. The drug is orvetinib, carried through development as VLM-2411B. The patients have non-small cell lung cancer with an insertion in exon 20 of one gene, a niche in which older targeted pills do little. On orvetinib, half of them went 11.8 months before the disease grew; on chemotherapy, 7.1.

What the release does not say is who will sell it. Chief executive Rainer Tschudin has spoken of building a field force of 60 in the United States and licensing the rest of the world. Three bankers who have seen the company's figures doubt that its 512 million francs stretch that far once a second programme, VLM-118 for Huntington's disease, starts dosing patients.

"They will either raise 300 million at a good price this week, or spend the winter explaining why they did not," one of them said.

Short sellers held 9 % of the stock at the last count. Several were buying by noon.`,
    author: 'Priya Raghunathan',
    language: 'en',
    category: 'business',
    location: ['Basel', 'United States'],
    organization: ['Velmora Therapeutics'],
    industry: ['Biotechnology'],
    subject: ['Clinical trial results', 'Share prices'],
    indication: ['Non-small cell lung cancer', "Huntington's disease", 'Lung cancer'],
    drugClass: ['Kinase inhibitor', 'Antisense oligonucleotide'],
    phase: ['Phase 3'],
    keywords: ['LANTERN-3', 'financing', 'biotech shares', 'VLM-2411B', 'orvetinib', 'VLM-118'],
    image: 'lungs',
  },
  {
    slug: 'velmora-prices-placing',
    source: 'harbour-business-daily',
    hoursBefore: 782,
    headline: 'Velmora raises 340 million francs a day after trial success',
    lead: 'The Basel biotech sold new shares at a discount of only 3 %, with Fennmarch Capital taking a tenth of the issue.',
    body: `Velmora Therapeutics has raised 340 million Swiss francs by selling new shares to institutions, using the jump in its price that followed the lung cancer results of LANTERN-3.

The shares were placed at 64.50 francs, a discount of 3 % to the last close. Orders covered the book four times, according to two people familiar with the sale, which Pennick & Rowe ran overnight. Fennmarch Capital, the New York fund better known for picking fights with boards, took about a tenth.

Rainer Tschudin, Velmora's chief executive, said the money would pay for the launch of orvetinib in the U.S. and for manufacturing at a contract plant near Vienna. "We intend to be a company that sells medicines, not one that sells itself," he said.

That line was aimed at speculation that a larger group might bid. Halvorsen-Lisk, whose oncology range has thinned out, has been named most often. The Norwegian group declined to comment.

Existing holders were diluted by 8 %. The shares closed at 65.20 francs.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'markets',
    location: ['Basel', 'New York', 'Vienna', 'United States', 'Switzerland'],
    organization: ['Velmora Therapeutics', 'Halvorsen-Lisk', 'Pennick & Rowe', 'Fennmarch Capital'],
    industry: ['Biotechnology', 'Pharmaceuticals', 'Banking and Finance'],
    subject: ['Share issues', 'Biotechnology'],
    indication: ['Non-small cell lung cancer', 'Lung cancer'],
    drugClass: ['Kinase inhibitor'],
    keywords: ['share placing', 'capital raising', 'Velmora', 'VLM-2411B', 'orvetinib'],
    image: 'chart-up',
  },
  {
    slug: 'orvetinib-full-data-survival',
    source: 'the-clinical-post',
    hoursBefore: 566,
    headline: 'Orvetinib holds back brain metastases in full LANTERN-3 results',
    lead: 'Fewer than one in ten patients on the tablet had new lesions in the brain after a year. Oncologists praised the design and asked about the liver.',
    body: `When the slides came up in the packed hall in Vienna, it was not the headline number that made people reach for their phones. Velmora had already published that. It was the curve for the brain.

After twelve months, 9 % of patients taking orvetinib had new metastases in the brain, against 23 % of those on chemotherapy, Dr Helena Marchetti of Harrow Point Medical Center in Boston told the meeting. In patients who already had brain lesions when they joined LANTERN-3, the lesions shrank in 58 %.

“We have had tablets that work in the lung and stop at the skull,” Dr Marchetti said. “This one does not seem to stop.”

The full data on 486 patients confirmed a median progression-free survival of 11.8 months. Overall survival favoured orvetinib with a hazard ratio of 0.78, short of the threshold for an interim analysis. Forty-four patients who progressed on chemotherapy crossed over, which blurs the comparison.

The discussant, Professor Akio Tanemura, called the trial well made but dwelt on safety. Grade 3 rises in liver enzymes were seen in 14 % of patients, most within the first eight weeks, and two had to be admitted. “I would want a liver test every fortnight for three months, and I would want it in the label,” he said.

Velmora said it would file with regulators on both sides of the Atlantic before the quarter ends.`,
    author: 'Ruth Castellanos',
    language: 'en',
    category: 'clinical-trials',
    location: ['Boston', 'Vienna'],
    organization: ['Velmora Therapeutics', 'Harrow Point Medical Center'],
    industry: ['Biotechnology', 'Hospitals and Healthcare'],
    subject: ['Clinical trial results', 'Oncology'],
    indication: ['Non-small cell lung cancer'],
    drugClass: ['Kinase inhibitor'],
    phase: ['Phase 3'],
    keywords: ['LANTERN-3', 'overall survival', 'brain metastases', 'VLM-2411B', 'orvetinib'],
    image: 'microscope',
  },
  {
    slug: 'orvetinib-filed-otr',
    source: 'regulator-watch',
    hoursBefore: 402,
    headline: "OTR accepts Velmora's orvetinib for priority review",
    lead: "The U.S. agency will decide within six months and has already said that it wants outside advice on the drug's effect on the liver.",
    body: `The Office of Therapeutic Review has accepted Velmora's application for orvetinib (VLM-2411B) and granted it priority review, shortening the clock from ten months to six.

In the acceptance letter, parts of which the company published, the OTR says it plans to convene its Oncology Panel to discuss hepatic safety. It also asks for an updated survival analysis at day 120.

Neither request is unusual. Of the last 20 cancer drugs given priority status, 13 went to a panel, according to Regulator Watch's own count, and 11 of those were approved on or before the due date.

A second file, to the Pan-European Medicines Board, is to follow. There the company has asked for conditional approval, which would oblige it to complete a confirmatory study in previously treated patients. That study, LANTERN-4, has enrolled 60 of a planned 350.

One point to watch is manufacturing. Orvetinib is made at a contract plant outside Vienna that the PEMB inspected in the spring and left with three observations, one of them rated major. Velmora says all three have been closed. The board's register still shows one as open.`,
    author: 'Tom Ashdown',
    language: 'en',
    category: 'regulatory',
    location: ['Vienna', 'United States'],
    organization: ['Velmora Therapeutics', 'Office of Therapeutic Review', 'Pan-European Medicines Board'],
    industry: ['Biotechnology'],
    subject: ['Regulatory filings', 'Oncology'],
    indication: ['Non-small cell lung cancer'],
    drugClass: ['Kinase inhibitor'],
    phase: ['Filed'],
    keywords: ['priority review', 'rolling submission', 'VLM-2411B', 'orvetinib'],
    image: 'courthouse',
  },
  {
    slug: 'velmora-quarterly-launch-spend',
    source: 'harbour-business-daily',
    hoursBefore: 214,
    headline: "Velmora's loss widens as it prepares to launch its first drug",
    lead: 'The biotech lost 71 million francs in the quarter and says it has hired half of its U.S. field force before any approval.',
    body: `Velmora Therapeutics lost 71 million Swiss francs in its third quarter, up from 48 million a year earlier, as it hired people to sell a medicine it does not yet have permission to sell.

Of 60 planned U.S. representatives, 31 are under contract. Selling costs tripled to 24 million francs. Research spending fell slightly because the largest study, LANTERN-3, is over.

Chief financial officer Beate Imhof said cash stood at 790 million francs after last month's placing, enough for "at least eleven quarters on any sensible assumption". She declined to say what the company assumes for price. Analysts expect about $17,500 a month.

Asked on the call why the company was hiring before the Oncology Panel had met, Rainer Tschudin said that good people give notice. "If you wait for the letter, you launch in the summer after," he said.

Velmora also said the first four patients had received VLM-118, its antisense treatment for Huntington's disease, without serious side effects.

The shares slipped 1.8 % to 68.10 francs. They have risen by half since the LANTERN-3 announcement.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'business',
    location: ['United States', 'Switzerland'],
    organization: ['Velmora Therapeutics'],
    industry: ['Biotechnology'],
    subject: ['Company results', 'Biotechnology'],
    indication: ["Huntington's disease"],
    drugClass: ['Antisense oligonucleotide'],
    keywords: ['quarterly results', 'launch costs', 'cash', 'VLM-118'],
    image: 'chart-up',
  },
];
