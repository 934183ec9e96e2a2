import type { DemoArticle } from '../article';

export const aldermoorAndCorvane: DemoArticle[] = [
  {
    slug: 'aldermoor-dermocitinib-phase2b',
    source: 'the-clinical-post',
    hoursBefore: 248,
    headline: 'Psoriasis tablet dermocitinib clears skin in 46 % at highest dose',
    lead: 'Aldermoor’s TYK2 inhibitor came close to injections in a mid-stage study of 318 patients. Acne was the price for some.',
    body: `Almost half of the patients who took the highest dose of dermocitinib had clear or almost clear skin after 16 weeks, according to Phase 2b results from Aldermoor Life Sciences.

The study tested four doses of the once-daily tablet, also known as ALD-207, in 318 adults with moderate to severe psoriasis. At 12 mg, 46 % reached a 90 % improvement in a standard score. On placebo it was 3 %. The best injections manage 60 to 70 %, older tablets about 25 %.

“Plenty of my patients will take a tablet that is nearly as good over a needle that is better,” said Dr Shirin Vafai of Rheinau University Hospital in Freiburg, an investigator.

Side effects included acne in 9 % and mouth ulcers in 4 %. There were no blood clots and no changes in blood counts or cholesterol of the kind that led regulators to restrict related JAK inhibitors.

Whether dermocitinib can avoid the same boxed warning is worth a good deal of money. Aldermoor says that the drug is selective enough to be treated as a class of its own. The OTR has so far not said so.

A Phase 3 programme with 2,200 patients is to begin in the spring, including a comparison with an injected antibody.`,
    author: 'Henrik Vaarala',
    language: 'en',
    category: 'clinical-trials',
    location: ['Freiburg'],
    organization: ['Aldermoor Life Sciences', 'Office of Therapeutic Review', 'Rheinau University Hospital'],
    industry: ['Pharmaceuticals', 'Hospitals and Healthcare'],
    subject: ['Clinical trial results', 'Dermatology'],
    indication: ['Psoriasis'],
    drugClass: ['TYK2 inhibitor'],
    phase: ['Phase 2'],
    keywords: ['psoriasis', 'TYK2', 'tablet', 'ALD-207', 'dermocitinib'],
    image: 'microscope',
  },
  {
    slug: 'aldermoor-shareholder-opposes',
    source: 'harbour-business-daily',
    hoursBefore: 122,
    headline: 'Second big Aldermoor investor opposes Corvane purchase',
    lead: 'Holders of 11 % now say they will vote no. The company needs a simple majority and says it has the support of its largest owner.',
    body: `Opposition to Aldermoor Life Sciences' $3.6 billion purchase of Corvane Bio grew as a second large shareholder said that it would vote against.

Calder Vale Asset Management, with 6.4 %, wrote that the price "leaves nothing for those who take the risk". A pension fund with 4.7 % came out against the deal last week.

Aldermoor needs more than half of the votes cast. Its largest owner, a foundation set up by the founder's family that holds 23 %, is in favour. On a normal turnout the opponents would have to find another 20 %.

Fennmarch Capital, which owns shares in both companies, has not said how it will vote. It stands to gain more on its Corvane holding if the deal goes ahead than it would on its Aldermoor holding if it does not.

Harriet Sugden has met 31 investors in nine days. In a video posted for staff she said she had been asked the same question by each: why not wait for the data? "Because then everybody has them," she said.

The shares have fallen 14 % since the announcement.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'business',
    organization: ['Aldermoor Life Sciences', 'Corvane Bio', 'Fennmarch Capital'],
    industry: ['Pharmaceuticals', 'Biotechnology', 'Banking and Finance'],
    subject: ['Shareholder votes', 'Mergers and acquisitions'],
    keywords: ['shareholder revolt', 'proxy', 'Corvane'],
    image: 'bank',
  },
  {
    slug: 'aldrogepant-children-approval',
    source: 'regulator-watch',
    hoursBefore: 78,
    headline: "NMI extends Aldermoor's migraine tablet to adolescents",
    lead: 'Aldrogepant may be prescribed from the age of 12. It is the first of its class to be cleared for that group in Britain.',
    body: `The National Medicines Inspectorate has approved aldrogepant for the acute treatment of migraine in adolescents aged 12 to 17, a group in which doctors have had little to offer beyond simple painkillers.

The decision rests on a trial in 642 adolescents. Two hours after a 50 mg tablet, 31 % were free of pain, compared with 20 % on placebo. Teenagers respond strongly to placebo, which has sunk several earlier studies; Aldermoor used a design that removed the keenest responders before randomisation.

Nausea and sleepiness were the most common side effects. The NMI has asked for a register of growth and weight over three years because CGRP plays a part in appetite.

About one in twelve schoolchildren has migraine. "It is the reason nobody writes down for missing the exam," said Dr Fola Akindele, a paediatric neurologist at St Aubrey's Hospital in Leeds.

Aldermoor Life Sciences sells the tablet as Cephira. A similar application is with the Pan-European Medicines Board.`,
    author: 'Tom Ashdown',
    language: 'en',
    category: 'regulatory',
    location: ['Leeds', 'United Kingdom'],
    organization: [
      'Aldermoor Life Sciences',
      'Pan-European Medicines Board',
      'National Medicines Inspectorate',
      "St Aubrey's Hospital",
    ],
    industry: ['Pharmaceuticals', 'Hospitals and Healthcare'],
    subject: ['Drug approvals', 'Paediatrics'],
    indication: ['Migraine'],
    drugClass: ['CGRP antagonist'],
    phase: ['Approved'],
    keywords: ['migraine', 'adolescents', 'label extension', 'ALD-4410', 'aldrogepant'],
    image: 'capsules',
  },
  {
    slug: 'zelotrimab-crohns-meridiem-wire',
    story: 'meridiem',
    source: 'meridian-pharma-wire',
    hoursBefore: 12.4,
    headline: "Corvane's Crohn's antibody succeeds in pivotal trial, lifting Aldermoor",
    lead: 'Zelotrimab met both main goals in the MERIDIEM study. Shares of Aldermoor, which is buying Corvane, rose 13 %.',
    body: `BOSTON - Corvane Bio said its antibody zelotrimab met both main goals of a late-stage trial in Crohn's disease, a result that vindicates Aldermoor Life Sciences' decision to buy the company before the data were known.

After 52 weeks, 43 % of patients on the drug were in clinical remission, compared with 19 % on placebo. Healing of the gut wall, judged by camera, was seen in 37 % and 14 %.

Serious infections occurred in 2.9 % of patients on the drug and 2.6 % on placebo. There was no case of the rare brain infection linked to an older medicine of the class.

Results from the 1,140-patient trial, MERIDIEM, arrived three weeks earlier than Corvane had said they would.

Aldermoor rose 13 % to 1,142 pence in London, recovering almost all that it had lost since agreeing to pay $3.6 billion. Corvane rose to $43.60, above the value of the offer, suggesting that some investors think the price will have to go up.

Applications are to be filed with the OTR and the PEMB by the middle of the year.`,
    author: 'Imogen Thackray',
    language: 'en',
    category: 'clinical-trials',
    location: ['Boston', 'London'],
    organization: [
      'Aldermoor Life Sciences',
      'Corvane Bio',
      'Office of Therapeutic Review',
      'Pan-European Medicines Board',
    ],
    industry: ['Pharmaceuticals', 'Biotechnology'],
    subject: ['Clinical trial results', 'Gastroenterology'],
    indication: ["Crohn's disease"],
    drugClass: ['Monoclonal antibody'],
    phase: ['Phase 3'],
    keywords: ['MERIDIEM', 'remission', "Crohn's disease", 'CRV-0907', 'zelotrimab'],
    image: 'antibody',
  },
  {
    slug: 'zelotrimab-crohns-meridiem-clinical',
    story: 'meridiem',
    source: 'the-clinical-post',
    hoursBefore: 10.8,
    headline: 'Camera does not lie: zelotrimab heals the gut in more than a third',
    lead: 'The MERIDIEM investigators chose the harder endpoint. Forty-three per cent in remission is good; 37 % healed is what specialists are talking about.',
    body: `Ask people with Crohn’s disease how they feel and about one in five on placebo will say they are well. Look inside with a camera and the number falls. That is why specialists were less interested in zelotrimab’s remission rate than in the second line of the announcement.

In 37 % of patients treated for a year the ulcers had closed, compared with 14 % on placebo. Films were read by two doctors who knew neither the treatment nor the date.

“Healing is what keeps people out of the operating theatre,” said Dr Benoît Carrel of Hôpital du Parc-Lumière in Lyon, who enrolled 40 patients in MERIDIEM. “Feeling better is a gift. Healing is a plan.”

Questions remain. Two thirds of the participants had not tried a biological medicine before, and in those who had, the difference in healing was 15 points rather than 26. The antibody is given by infusion for three doses and then by a pen every eight weeks; the pen was used in only a quarter of the trial.

Corvane Bio, which is being bought by Aldermoor Life Sciences, will present full results in Lisbon in February, including a comparison with an existing drug that was not part of the main analysis.

For Dr Carrel the test is simpler. He has a list on his desk of eleven people who have run out of options. “I would like,” he said, “to throw away the list.”`,
    author: 'Ruth Castellanos',
    language: 'en',
    category: 'clinical-trials',
    location: ['Lyon', 'Lisbon'],
    organization: ['Aldermoor Life Sciences', 'Corvane Bio', 'Hôpital du Parc-Lumière'],
    industry: ['Pharmaceuticals', 'Biotechnology', 'Hospitals and Healthcare'],
    subject: ['Clinical trial results', 'Gastroenterology'],
    indication: ["Crohn's disease"],
    drugClass: ['Monoclonal antibody'],
    phase: ['Phase 3'],
    keywords: ['MERIDIEM', 'mucosal healing', 'endoscopy', 'CRV-0907', 'zelotrimab'],
    image: 'antibody',
  },
  {
    slug: 'fennmarch-wants-more-for-corvane',
    source: 'harbour-business-daily',
    hoursBefore: 2.3,
    headline: 'Fennmarch: Corvane is now worth $50 a share, and Aldermoor knows it',
    lead: 'Hours after the trial result, the fund that owns shares on both sides asks the buyer to pay more.',
    body: `Fennmarch Capital has called on Corvane Bio's directors to withdraw their recommendation of Aldermoor Life Sciences' offer and ask for at least $50 a share, after the company's main drug succeeded in a pivotal trial.

"The price was fair for a question. It is not fair for an answer," Conrad Fenn wrote. His fund owns 6.1 % of Corvane and 1.8 % of Aldermoor.

Corvane's board is in a bind. The merger agreement lets it change its advice only for a better offer or for what lawyers call an intervening event. Whether the result of a trial that everybody was waiting for counts as intervening is the sort of question that pays for houses in Delaware.

Aldermoor said it had "no intention" of raising its price, a formula that bankers noted is weaker than "will not".

At 1,142 pence its shares are worth more than when the deal was struck, which lifts the value of its part-share offer to about $42.80. Corvane traded at $43.90.

One of those advising the Leeds company said that it might add two dollars for the sake of peace. "Harriet does not like paying twice," he said. "But she likes losing less."`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'business',
    location: ['Leeds'],
    organization: ['Aldermoor Life Sciences', 'Corvane Bio', 'Fennmarch Capital'],
    industry: ['Pharmaceuticals', 'Biotechnology', 'Banking and Finance'],
    subject: ['Shareholder activism', 'Mergers and acquisitions'],
    keywords: ['activist', 'raised offer', 'Corvane'],
    image: 'handshake',
    correction: {
      after: 2.75,
      body: `(Adds a reply from Corvane in the last paragraph.)

Fennmarch Capital has called on Corvane Bio's directors to withdraw their recommendation of Aldermoor Life Sciences' offer and ask for at least $50 a share, after the company's main drug succeeded in a pivotal trial.

"The price was fair for a question. It is not fair for an answer," Conrad Fenn wrote. His fund owns 6.1 % of Corvane and 1.8 % of Aldermoor.

Corvane's board is in a bind. The merger agreement lets it change its advice only for a better offer or for what lawyers call an intervening event. Whether the result of a trial that everybody was waiting for counts as intervening is the sort of question that pays for houses in Delaware.

Aldermoor said it had "no intention" of raising its price, a formula that bankers noted is weaker than "will not".

At 1,142 pence its shares are worth more than when the deal was struck, which lifts the value of its part-share offer to about $42.80. Corvane traded at $43.90.

One of those advising the Leeds company said that it might add two dollars for the sake of peace. "Harriet does not like paying twice," he said. "But she likes losing less."`,
    },
  },
  {
    slug: 'aldermoor-raises-offer-wire',
    source: 'meridian-pharma-wire',
    wire: 18,
    headline: 'Aldermoor adds $1.50 a share to Corvane bid and calls it final',
    lead: 'The Leeds company will pay the extra in cash. Fennmarch, which had asked for $50, says it will accept.',
    body: `LEEDS, England - Aldermoor Life Sciences raised the cash part of its offer for Corvane Bio by $1.50 a share and declared the price final, ending a brief fight with the activist fund Fennmarch Capital.

Corvane shareholders will now receive $27.50 in cash and 1.02 Aldermoor shares, worth about $44.30 in total. The increase adds $130 million to the bill.

In return, Corvane has given up its right to look for other bidders, and Fennmarch has promised to vote its shares in both companies in favour.

"We have bought certainty, and we have bought it once," chief executive Harriet Sugden said in a statement.

Calder Vale Asset Management, which had opposed the purchase, said that the trial result had changed its mind about the company but not about the manners. It will abstain.

Both meetings are in five weeks. Aldermoor rose 0.8 % to 1,151 pence.`,
    author: 'Imogen Thackray',
    language: 'en',
    category: 'business',
    location: ['Leeds', 'United Kingdom'],
    organization: ['Aldermoor Life Sciences', 'Corvane Bio', 'Fennmarch Capital'],
    industry: ['Pharmaceuticals', 'Biotechnology', 'Banking and Finance'],
    subject: ['Mergers and acquisitions', 'Shareholder votes'],
    keywords: ['raised offer', 'final offer', 'Corvane'],
    image: 'handshake',
  },
  {
    slug: 'aldermoor-hires-biologics-head',
    source: 'biotech-ledger',
    wire: 42,
    headline: 'Aldermoor names Halvorsen-Lisk veteran to run its new antibody business',
    lead: "Solveig Rusten will build a factory for zelotrimab in Leeds, on the site of the company's oldest tablet plant.",
    body: `Aldermoor Life Sciences has hired Solveig Rusten, for seventeen years an engineer at Halvorsen-Lisk, to lead the biological medicines unit it will acquire with Corvane Bio.

Her first task is concrete, literally. The company will pull down its oldest tablet hall in Leeds, built for cough sweets, and put up a plant with four bioreactors of 2,000 litres each at a cost of £240 million. Until it opens, in about three years, zelotrimab will be made under contract in South Korea.

"Tablets forgive you. Cells do not," Ms Rusten said. She plans to send sixty operators from the existing plant to Oslo and Boston for training rather than hire around them.

The tablet hall's 140 workers were told this week that all would be offered places. The union's convenor, Gary Hebblethwaite, said that he had asked for that in writing and had been handed it. "Which took the wind out of my speech," he added.

Ms Rusten starts in the new year and will report to Harriet Sugden.`,
    author: 'Priya Raghunathan',
    language: 'en',
    category: 'news',
    location: ['Leeds', 'Boston', 'Oslo', 'South Korea'],
    organization: ['Aldermoor Life Sciences', 'Corvane Bio', 'Halvorsen-Lisk'],
    industry: ['Pharmaceuticals', 'Biotechnology'],
    subject: ['Appointments', 'Manufacturing'],
    indication: ["Crohn's disease"],
    drugClass: ['Monoclonal antibody'],
    keywords: ['appointments', 'biologics', 'Leeds', 'CRV-0907', 'zelotrimab'],
    image: 'vials',
  },
];
