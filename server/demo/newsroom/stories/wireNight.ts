import type { DemoArticle } from '../article';

export const wireNight: DemoArticle[] = [
  {
    slug: 'ironmere-takeover-rumour-denied',
    source: 'harbour-business-daily',
    wire: 40,
    headline: 'Ironmere denies it is for sale, and confirms that a part of it is',
    lead: 'The chip maker wants a partner for its medical sensor business. Shares rose 11 % before trading was halted.',
    body: `Ironmere Semiconductor is not in talks to be taken over, the Dresden company said in a statement that took its shares from plus 11 % to plus 2 % within a minute. It is, however, looking for a partner for its medical sensors.

The unit makes pressure sensors for infusion and insulin pumps and the skin of a robot hand built by Lumenquay Robotics. With sales of 310 million euros it is the group's smallest and its fastest growing. Bankers value it at about 1.5 billion euros.

"It needs salespeople who know hospitals. We have salespeople who know gearboxes," finance chief Rosalind Achterbosch said.

Mariscombe Devices, which has been mentioned as a buyer, is also an opponent in court over a charging chip. People close to both companies noted that a purchase would be one way of settling.

State aid for the Dresden plant comes with a clause that forbids a change of owner for ten years without consent. It covers power chips and not sensors.

Ironmere hopes to name a partner by the summer.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'business',
    location: ['Dresden'],
    organization: ['Mariscombe Devices', 'Ironmere Semiconductor', 'Lumenquay Robotics'],
    industry: ['Medical Devices', 'Semiconductors', 'Robotics'],
    subject: ['Mergers and acquisitions', 'Semiconductors'],
    keywords: ['takeover rumour', 'denial', 'sensor unit'],
    image: 'chip',
  },
  {
    slug: 'st-aubreys-first-granite-patient',
    source: 'hospital-and-ward',
    wire: 45,
    headline: 'Patient number one of 12,000: a postman from Leeds starts a five-year trial',
    lead: 'Colin Bagshaw had a heart attack on his round. He is now the first participant in GRANITE, and may be asked to stop just when it works.',
    body: `Colin Bagshaw, 58, a postman, had his heart attack on a garden path in the rain, with eleven letters left. That was two years ago. He has lost nine kilos since and put on twelve.

At St Aubrey’s Hospital in Leeds he has become the first of 12,000 people to be given an injection in GRANITE, the study in which Tessaly Pharma wants to find out whether its obesity drug tessaglutide prevents heart attacks and strokes. It may be the drug or it may be salt water. He is not to know until the end.

What interested him was page nine of the consent form. A quarter of participants will be asked to stop after two years, to see whether the benefit lasts. “So they give you a leg-up, and then they take away the wall,” he said. He signed. “Somebody’s got to be the one who finds out.”

Dr Maeve Tiernan, a specialist in obesity who helped to plan the study, calls it the question that patients ask first and that companies ask last.

Mr Bagshaw will come every month for five years. The hospital pays for parking, which he mentions twice. He is back on his round, the short one, and knows which gardens have steps.`,
    author: 'Grace Penhallow',
    language: 'en',
    category: 'clinical-trials',
    location: ['Leeds'],
    organization: ['Tessaly Pharma', "St Aubrey's Hospital"],
    industry: ['Pharmaceuticals', 'Hospitals and Healthcare'],
    subject: ['Clinical trials', 'Patients'],
    indication: ['Obesity'],
    drugClass: ['GLP-1 receptor agonist'],
    phase: ['Phase 3'],
    keywords: ['GRANITE', 'first patient', 'obesity', 'TSL-550', 'tessaglutide'],
    image: 'heart',
  },
  {
    slug: 'quintarra-shareholders-approve',
    source: 'meridian-pharma-wire',
    wire: 51,
    headline: 'Quintarra holders approve sale to Halvorsen-Lisk with 97 %',
    lead: "The $1.05 billion takeover of the cell therapy company needs only Brussels' consent. A former employee got the longest applause.",
    body: `SAN DIEGO - Shareholders of Quintarra Biologics voted with 97 % in favour of its sale to Halvorsen-Lisk for $18.50 a share, leaving the approval of the Continental Competition Office as the last condition.

The office is due to decide within five weeks. It has asked Halvorsen-Lisk to let two small developers rent space in its cell factory near Oslo, and the company has agreed, a person familiar with the review said.

Holders may get another $4 a share if the lupus therapy QTR-77 is approved within six years.

At the meeting Joyce Villanueva-Platt, a biologist who lost her job when the Alzheimer's antibody quintalimab failed, asked that the freezers with its samples be kept running. Chief executive Leland Ashcombe promised that they would be, for ten years, in Gothenburg, with the brain scans. It drew the longest applause of the morning.

Fennmarch Capital, which had forced the sale, did not speak.`,
    author: 'Daniel Osei-Bonsu',
    language: 'en',
    category: 'business',
    location: ['Oslo', 'San Diego', 'Gothenburg', 'Brussels'],
    organization: ['Halvorsen-Lisk', 'Quintarra Biologics', 'Fennmarch Capital', 'Continental Competition Office'],
    industry: ['Pharmaceuticals', 'Biotechnology', 'Banking and Finance'],
    subject: ['Mergers and acquisitions', 'Shareholder votes'],
    indication: ["Alzheimer's disease", 'Lupus'],
    drugClass: ['Monoclonal antibody', 'CAR-T cell therapy'],
    keywords: ['shareholder vote', 'takeover', 'Quintarra', 'QTR-204', 'quintalimab', 'QTR-77'],
    image: 'handshake',
  },
  {
    slug: 'robot-lab-overnight-biology',
    source: 'northern-technology-review',
    wire: 49,
    headline: 'The night shift that repeats everyone’s experiments',
    lead: 'In a laboratory in Turin a robot does again, every night, what people did by day. One result in four does not come back.',
    body: `At eight in the evening the last biologist leaves, and Lumenquay’s machine begins to check her work.

It does so without malice. The institute outside Turin, which studies how cells repair DNA, has bought an arm, an incubator and a microscope in a row, and a rule: whatever was done by hand during the day and written down is done again at night, from the notes, by something that cannot read between the lines.

In the first four months it repeated 611 experiments. In 458 it found the same thing. In 153 it did not. When people and machine then sat down together, so to speak, they discovered why in most cases. “Shake gently” had meant eleven different things. A buffer was at room temperature, but whose room? One colleague’s cells grew better because she hummed, or rather because, while humming, she waited forty seconds longer.

Notes have since got longer. The rate of failure is down to 12 %. Two papers were withdrawn before they had been sent.

“At first it felt like being followed by an auditor,” said Dr Chiara Bonfante. “Now it feels like having a colleague with no imagination, which every laboratory needs.”

The machine costs 900,000 euros. Halvorsen-Lisk has ordered three, and asked for one to be delivered without a label saying whose results it is checking.`,
    author: 'Yuki Morisaki',
    language: 'en',
    category: 'technology',
    location: ['Turin'],
    organization: ['Halvorsen-Lisk', 'Lumenquay Robotics'],
    industry: ['Pharmaceuticals', 'Robotics'],
    subject: ['Robotics', 'Drug discovery'],
    keywords: ['laboratory automation', 'reproducibility', 'night shift'],
    image: 'robot-arm',
  },
  {
    slug: 'migraine-europe-adolescents',
    source: 'regulator-watch',
    wire: 53,
    headline: 'PEMB follows London: migraine tablet aldrogepant from the age of 12',
    lead: 'The European recommendation adds a sentence that the British one lacked, about examinations.',
    body: `Adolescents from the age of 12 should be able to take aldrogepant for attacks of migraine, the Pan-European Medicines Board has recommended, following a decision by Britain's National Medicines Inspectorate.

The evidence is the same trial of 642 young people, in which 31 % were free of pain after two hours on Aldermoor Life Sciences' tablet and 20 % on placebo. The board looked at growth over a year, which was normal, and asks for a register as the NMI did.

One sentence is new. The leaflet will say that schools should be told that a pupil carries the tablet and may need to lie down for half an hour. It was put in at the request of a fifteen-year-old from Lisbon who gave evidence by video and had been sent out of a mathematics examination for closing her eyes.

"She was the clearest witness we have had this year," the chair of the paediatric committee said.

The leaflet in question is among those that will disappear from hospital boxes in two years. For children's medicines the board intends to keep it on paper, and larger.`,
    author: 'Marguerite Delacroix-Ngo',
    language: 'en',
    category: 'regulatory',
    location: ['London', 'Lisbon', 'United Kingdom'],
    organization: ['Aldermoor Life Sciences', 'Pan-European Medicines Board', 'National Medicines Inspectorate'],
    industry: ['Pharmaceuticals'],
    subject: ['Drug approvals', 'Paediatrics'],
    indication: ['Migraine'],
    drugClass: ['CGRP antagonist'],
    phase: ['Approved'],
    keywords: ['aldrogepant', 'adolescents', 'European opinion', 'ALD-4410'],
    image: 'capsules',
  },
  {
    slug: 'dengue-vaccine-ihc-endorses',
    source: 'world-health-desk',
    wire: 54,
    headline: 'IHC backs one-dose dengue vaccine for children from four, anywhere',
    lead: 'The advisers looked hard for the harm that an earlier product had done to children who had never been infected. After four seasons they have not found it.',
    body: `The vaccine group of the International Health Council has recommended SKV-DENG4, a single-dose vaccine against dengue, for all children from the age of four in places where the disease is common, without a blood test beforehand.

The last four words are the ones that count. An older vaccine could make a first infection worse in children who had never had dengue, and the need to test each child made it useless in practice. Of 4,900 such children in the trial in Brazil and Peru none became more severely ill than unvaccinated ones over four seasons.

The group wants another six years of follow-up and more data on type 4 of the virus, against which protection was weakest.

Skarnvik Vaccines expects approval in Brazil within weeks. A public institute there has 9 million doses in its cold rooms. Tamarell Generics is building a hall in Hyderabad for 60 other countries.

For travellers the group sees no need of haste. For Valencia, which has had 71 cases that were caught at home, it gave no advice. Nobody had thought, a member said, that they would be asked about Spain.

Dr Joana Medeiros, who led the study in Recife, was told on a ward. She had eleven children with dengue on it, she said, and would be glad to have fewer.`,
    author: 'Lucía Ferrándiz',
    language: 'en',
    category: 'public-health',
    location: ['Hyderabad', 'Valencia', 'Spain', 'Brazil', 'Recife'],
    organization: ['Skarnvik Vaccines', 'Tamarell Generics', 'International Health Council'],
    industry: ['Vaccines', 'Generics'],
    subject: ['Vaccination', 'Global health policy'],
    indication: ['Dengue'],
    drugClass: ['Live attenuated vaccine'],
    phase: ['Phase 3'],
    keywords: ['dengue', 'recommendation', 'SKV-DENG4'],
    image: 'mosquito',
  },
  {
    slug: 'meridian-evening-summary',
    source: 'meridian-pharma-wire',
    wire: 55,
    headline: 'Life science summary: pills, votes, a gas and 1,400 storks',
    lead: 'The main stories of Meridian Pharma Wire and its sister services since the morning, in a minute and a half.',
    body: `DEALS - Aldermoor Life Sciences raised its bid for Corvane Bio by $1.50 a share and called it final. Quintarra's holders approved the sale to Halvorsen-Lisk. Ironmere Semiconductor denied being for sale and offered a piece of itself.

APPROVALS - The United States cleared the RSV vaccine Respivara for those over 60 and will decide on the blood thinner norvexian without a panel. In Europe Trivelo, an asthma spray, got a positive opinion that mentions the climate, and the migraine tablet aldrogepant one that mentions school.

TRIALS - Tessaly's obesity tablet TSL-72 took off 11.4 % of weight in 36 weeks. Older people need a third dose of Skarnvik's H5 vaccine. Independent monitors backed a restart of Ossiane's study in Duchenne muscular dystrophy.

MANUFACTURING - A plant near Vienna that makes Velmora's orvetinib was inspected and passed, apart from a door. Tamarell Generics got a certificate back, with thanks for nine failed tests.

PUBLIC HEALTH - Manchester's measles outbreak is nearly over. A second maker of cholera vaccine has delivered. The International Health Council recommended a dengue vaccine from the age of four.

ELSEWHERE - Storks in Spain will be given 1,400 homes. They had been using the electricity grid's.`,
    author: 'Imogen Thackray',
    language: 'en',
    category: 'news',
    location: ['Manchester', 'United States', 'Spain', 'Vienna'],
    organization: [
      'Aldermoor Life Sciences',
      'Velmora Therapeutics',
      'Corvane Bio',
      'Tessaly Pharma',
      'Halvorsen-Lisk',
      'Quintarra Biologics',
      'Skarnvik Vaccines',
      'Ossiane Gene Medicines',
      'Tamarell Generics',
      'Ironmere Semiconductor',
      'International Health Council',
    ],
    industry: ['Pharmaceuticals', 'Biotechnology', 'Vaccines', 'Gene Therapy'],
    subject: ['Briefing', 'Life sciences'],
    indication: ['Non-small cell lung cancer', 'Atrial fibrillation', 'RSV', 'Asthma'],
    drugClass: ['Kinase inhibitor', 'Factor XIa inhibitor', 'mRNA vaccine', 'Inhaled corticosteroid'],
    keywords: [
      'evening summary',
      'briefing',
      'life sciences',
      'VLM-2411B',
      'orvetinib',
      'HLK-8820',
      'norvexian',
      'SKV-RSV1',
      'Respivara',
      'HFA-9',
      'Trivelo',
      'ALD-4410',
      'aldrogepant',
    ],
    image: 'globe',
  },
];
