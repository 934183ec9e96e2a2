import type { DemoArticle } from '../article';

export const lungCancerPanel: DemoArticle[] = [
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
    wire: 4,
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
