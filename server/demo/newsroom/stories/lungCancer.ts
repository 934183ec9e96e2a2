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
    location: ['Switzerland'],
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
  {
    slug: 'orvetinib-panel-briefing-documents',
    story: 'orvetinib-briefing',
    source: 'regulator-watch',
    hoursBefore: 71,
    headline: 'OTR staff flag liver injury ahead of orvetinib panel',
    lead: 'Reviewers found five possible cases of serious drug-induced liver injury, two more than the company had reported. They do not dispute that the drug works.',
    body: `Staff at the Office of Therapeutic Review have counted five possible cases of serious liver injury among patients who took orvetinib, two more than Velmora had listed, according to briefing papers released before this week's meeting of the Oncology Panel.

The 94-page document does not quarrel with efficacy. "The treatment effect is clinically meaningful and consistent across subgroups," the reviewers write. The argument is over three letters: DLI, for drug-induced liver injury, and over whether monitoring can contain it.

The two additional cases are patients in South Korea and Spain whose bilirubin rose together with their transaminases. Velmora's experts attributed one to gallstones and one to progression in the liver. The reviewers thought the drug at least a possible cause of both. All five patients recovered.

The panel will be asked one question with a vote: whether the benefits outweigh the risks with fortnightly liver tests for twelve weeks. It will also discuss, without voting, whether prescribers should have to register.

Registration is what investors fear. A drug with a mandatory register typically reaches 30 to 40 % fewer patients in its first year, according to a study by the Ainscough Centre for Health Economics.`,
    author: 'Marguerite Delacroix-Ngo',
    language: 'en',
    category: 'regulatory',
    location: ['Spain', 'South Korea'],
    organization: ['Velmora Therapeutics', 'Office of Therapeutic Review', 'Ainscough Centre for Health Economics'],
    industry: ['Biotechnology', 'Hospitals and Healthcare'],
    subject: ['Advisory panels', 'Drug safety'],
    indication: ['Non-small cell lung cancer'],
    drugClass: ['Kinase inhibitor'],
    phase: ['Filed'],
    keywords: ['briefing documents', 'liver toxicity', 'Oncology Panel', 'VLM-2411B', 'orvetinib'],
    image: 'courthouse',
    correction: {
      after: 3,
      body: `(Corrects the length of the briefing document to 94 pages of text with 61 pages of appendices, and the count of company-listed cases in the first paragraph.)

Staff at the Office of Therapeutic Review have counted five possible cases of serious liver injury among patients who took orvetinib, two more than the three Velmora had listed, according to briefing papers released before this week's meeting of the Oncology Panel.

The document, 94 pages with another 61 of appendices, does not quarrel with efficacy. "The treatment effect is clinically meaningful and consistent across subgroups," the reviewers write. The argument is over three letters: DLI, for drug-induced liver injury, and over whether monitoring can contain it.

The two additional cases are patients in South Korea and Spain whose bilirubin rose together with their transaminases. Velmora's experts attributed one to gallstones and one to progression in the liver. The reviewers thought the drug at least a possible cause of both. All five patients recovered.

The panel will be asked one question with a vote: whether the benefits outweigh the risks with fortnightly liver tests for twelve weeks. It will also discuss, without voting, whether prescribers should have to register.

Registration is what investors fear. A drug with a mandatory register typically reaches 30 to 40 % fewer patients in its first year, according to a study by the Ainscough Centre for Health Economics.`,
    },
  },
  {
    slug: 'orvetinib-panel-briefing-wire',
    story: 'orvetinib-briefing',
    source: 'meridian-pharma-wire',
    hoursBefore: 70.4,
    headline: 'Velmora falls 9 % as U.S. reviewers question liver safety',
    lead: 'Papers published by the Office of Therapeutic Review list five possible cases of serious liver injury with the lung cancer pill orvetinib.',
    body: `ZURICH - Shares in Velmora Therapeutics dropped 9 % after U.S. reviewers raised questions over the liver safety of its lung cancer drug orvetinib, days before outside experts are due to vote on it.

Briefing papers posted by the Office of Therapeutic Review listed five cases of possible serious drug-induced liver injury in the company's trials. Velmora had identified three. All of the patients recovered after treatment was stopped.

Velmora said it was confident that testing every two weeks would catch problems early. "We have treated 1,130 people. We know when it happens and we know what to do," said chief medical officer Annelise Brodmann.

Margit Oesch of Pennick & Rowe said the selling was overdone. She puts the chance of approval at 85 %, down from 90 %. "They ask how, not whether," she wrote to clients.

The Oncology Panel's advice is not binding, although the agency follows it about four times in five.`,
    author: 'Imogen Thackray',
    language: 'en',
    category: 'regulatory',
    location: ['United States'],
    organization: ['Velmora Therapeutics', 'Pennick & Rowe', 'Office of Therapeutic Review'],
    industry: ['Biotechnology', 'Banking and Finance'],
    subject: ['Advisory panels', 'Share prices'],
    indication: ['Non-small cell lung cancer', 'Lung cancer'],
    drugClass: ['Kinase inhibitor'],
    phase: ['Filed'],
    keywords: ['Velmora shares', 'liver safety', 'VLM-2411B', 'orvetinib'],
    image: 'lungs',
  },
  {
    slug: 'orvetinib-panel-votes',
    story: 'orvetinib-panel',
    source: 'meridian-pharma-wire',
    hoursBefore: 19.5,
    headline: "U.S. panel votes 11-2 for Velmora's lung cancer drug",
    lead: "Advisers to the Office of Therapeutic Review said the benefits of orvetinib outweigh its risks if patients' livers are tested every two weeks.",
    body: `Outside advisers to the Office of Therapeutic Review voted 11 to 2 that the benefits of Velmora's orvetinib outweigh its risks in patients with a rare form of lung cancer, clearing one of the last hurdles before a decision.

The panel's support came with a condition that the company had already accepted: liver tests every fortnight for the first twelve weeks. Members were divided over a mandatory register of prescribers. Six spoke against it, four in favour, and three had no firm view.

"My patients with this mutation have nothing else that crosses into the brain," said panel member Dr Yvonne Abara, who treats lung cancer in Chicago. "I can order a blood test. I cannot order another drug."

Dr Peter Lindqvist, one of the two who voted no, said the survival data were too young. "We are being asked to accept a known harm for a benefit we still have to take on trust," he said.

Trading in Velmora was suspended in Zurich during the hearing. Its U.S. receipts rose 14 % after hours.

The agency is due to decide within ten weeks.`,
    author: 'Imogen Thackray',
    language: 'en',
    category: 'regulatory',
    location: ['Chicago', 'United States'],
    organization: ['Velmora Therapeutics', 'Office of Therapeutic Review'],
    industry: ['Biotechnology'],
    subject: ['Advisory panels', 'Oncology'],
    indication: ['Non-small cell lung cancer', 'Lung cancer'],
    drugClass: ['Kinase inhibitor'],
    phase: ['Filed'],
    keywords: ['Oncology Panel', 'vote', 'liver monitoring', 'VLM-2411B', 'orvetinib'],
    image: 'courthouse',
  },
  {
    slug: 'orvetinib-panel-votes-harbour',
    story: 'orvetinib-panel',
    source: 'harbour-business-daily',
    hoursBefore: 18.7,
    headline: "Panel backs Velmora's lung cancer pill by 11 to 2",
    lead: "Advisers to the Office of Therapeutic Review said the benefits of orvetinib outweigh its risks if patients' livers are tested every two weeks.",
    body: `Experts who advise the U.S. Office of Therapeutic Review have voted 11 to 2 that the benefits of Velmora's orvetinib outweigh its risks in patients with a rare form of lung cancer, leaving the Basel company one step from its first product.

The panel's support came with a condition that the company had already accepted: liver tests every fortnight for the first twelve weeks. Members were divided over a mandatory register of prescribers. Six spoke against it, four in favour, and three had no firm view.

"My patients with this mutation have nothing else that crosses into the brain," said panel member Dr Yvonne Abara, who treats lung cancer in Chicago. "I can order a blood test. I cannot order another drug."

Dr Peter Lindqvist, one of the two who voted no, said the survival data were too young. "We are being asked to accept a known harm for a benefit we still have to take on trust," he said.

The agency is due to decide within ten weeks.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'business',
    location: ['Basel', 'Chicago', 'United States'],
    organization: ['Velmora Therapeutics', 'Office of Therapeutic Review'],
    industry: ['Biotechnology'],
    subject: ['Advisory panels', 'Oncology'],
    indication: ['Non-small cell lung cancer', 'Lung cancer'],
    drugClass: ['Kinase inhibitor'],
    phase: ['Filed'],
    keywords: ['Oncology Panel', 'vote', 'liver monitoring', 'VLM-2411B', 'orvetinib'],
    image: 'courthouse',
  },
  {
    slug: 'orvetinib-panel-patients',
    story: 'orvetinib-panel',
    source: 'the-clinical-post',
    hoursBefore: 16,
    headline: '“I would like to see the tomatoes”: how patients swayed the orvetinib panel',
    lead: 'Fourteen people spoke in the open hour before the vote. The panel’s questions afterwards were not the ones it had come with.',
    body: `The statistics had been argued over all morning. Then a retired bus driver from Ohio adjusted the microphone and said that he had planted tomatoes in April, after his doctor told him not to plan for the summer.

“I would like to see the tomatoes next year too,” he said, and sat down. He has taken orvetinib for nineteen months.

Fourteen patients and relatives spoke in the open hour of the Oncology Panel before its members voted 11 to 2 in favour of the drug. Not all were grateful. One woman described her mother’s week in hospital with jaundice after six weeks of tablets, and asked why nobody had drawn blood between the first visit and the fourth.

It was that question the panel returned to in the afternoon. Several members said they had arrived with doubts about the register and left with doubts about community clinics, where most lung cancer is treated and where a fortnightly test means a fortnightly journey.

Dr Helena Marchetti, who presented the trial for Velmora, said that home sampling had worked for a third of the participants in LANTERN-3. The chair asked the OTR to look at whether it could be written into the label.

The agency’s decision is expected within ten weeks.`,
    author: 'Ruth Castellanos',
    language: 'en',
    category: 'clinical-trials',
    location: ['Ohio'],
    organization: ['Velmora Therapeutics', 'Office of Therapeutic Review'],
    industry: ['Biotechnology'],
    subject: ['Advisory panels', 'Patients'],
    indication: ['Non-small cell lung cancer', 'Lung cancer'],
    drugClass: ['Kinase inhibitor'],
    phase: ['Filed'],
    keywords: ['patient testimony', 'exon 20', 'Oncology Panel', 'VLM-2411B', 'orvetinib'],
    image: 'lungs',
  },
  {
    slug: 'velmora-pemb-clock-stop',
    source: 'regulator-watch',
    hoursBefore: 5.2,
    headline: 'PEMB stops the clock on orvetinib over Vienna plant',
    lead: 'A day after the good news from Washington, Velmora learns that Europe wants another look at its contract manufacturer.',
    body: `The Pan-European Medicines Board has suspended the timetable for its review of Velmora's orvetinib until the contract plant outside Vienna that makes the tablets has been inspected again.

The notice, posted on the board's register this morning, concerns "cleaning validation and the segregation of potent compounds". It is the observation that this publication reported as still open when the file was accepted.

A clock stop is not a refusal. It does mean that the recommendation, which had been expected for the early spring, is likely to slip by at least three months. The inspectors have a slot in five weeks.

Velmora said that the matter concerned another customer's product on a shared line, that orvetinib had never been made on that line, and that it had told the board so twice. A spokeswoman for the plant's owner said corrective work had been finished in the summer.

The board does not comment on reviews in progress. A former inspector, who asked not to be named, said the wording pointed to paperwork rather than powder. "Segregation is a drawing until someone walks it," she said. "They want to walk it."`,
    author: 'Marguerite Delacroix-Ngo',
    language: 'en',
    category: 'regulatory',
    location: ['Vienna'],
    organization: ['Velmora Therapeutics', 'Pan-European Medicines Board'],
    industry: ['Biotechnology'],
    subject: ['Regulatory filings', 'Manufacturing'],
    indication: ['Non-small cell lung cancer'],
    drugClass: ['Kinase inhibitor'],
    phase: ['Filed'],
    keywords: ['clock stop', 'Vienna plant', 'conditional approval', 'VLM-2411B', 'orvetinib'],
    image: 'factory',
  },
  {
    slug: 'velmora-tschudin-memo-wire',
    source: 'biotech-ledger',
    wire: 1,
    headline: 'Velmora books a second plant, in case Vienna takes longer',
    lead: 'The biotech has reserved a tablet line near Lyon that could supply Europe within nine months, people familiar with the contract say.',
    body: `Velmora Therapeutics has reserved capacity at a second tablet plant, near Lyon, as insurance against delays at its contract manufacturer outside Vienna, according to two people who have seen the agreement.

The line belongs to Laboratoires Sauvigné, which has had spare room since it moved its older heart medicines to Portugal. Transferring orvetinib there would take about nine months including stability batches. The reservation costs Velmora four million euros, which it forfeits if it never uses it.

"Four million is what a good dinner costs compared with a launch that slips by a year," one of the people said.

The Pan-European Medicines Board stopped the clock on its review this week until it has inspected the Austrian site again. The U.S. file names the same site. The Office of Therapeutic Review has not said whether it will wait for the Europeans' findings; the two agencies recognise each other's inspections but not always each other's calendars.

Velmora confirmed that it was "always looking at options for supply" and would not discuss contracts.`,
    author: 'Priya Raghunathan',
    language: 'en',
    category: 'business',
    location: ['Lyon', 'Portugal', 'Vienna', 'United States'],
    organization: [
      'Velmora Therapeutics',
      'Laboratoires Sauvigné',
      'Office of Therapeutic Review',
      'Pan-European Medicines Board',
    ],
    industry: ['Biotechnology', 'Pharmaceuticals'],
    subject: ['Supply', 'Manufacturing'],
    indication: ['Non-small cell lung cancer'],
    drugClass: ['Kinase inhibitor'],
    phase: ['Filed'],
    keywords: ['second supplier', 'Velmora', 'launch', 'VLM-2411B', 'orvetinib'],
    image: 'capsules',
  },
];
