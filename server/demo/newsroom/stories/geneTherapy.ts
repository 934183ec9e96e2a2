import type { DemoArticle } from '../article';

export const geneTherapy: DemoArticle[] = [
  {
    slug: 'ossiane-hemossia-price',
    source: 'biotech-ledger',
    hoursBefore: 780,
    headline: 'Ossiane offers money back if its $2.9m haemophilia cure fades',
    lead: 'European payers will get up to 70 % refunded if patients given Hemossia need clotting factor again within seven years.',
    body: `Ossiane Gene Medicines will refund up to 70 % of the price of its haemophilia B therapy if the effect wears off within seven years, under contracts signed with health insurers in the Netherlands and two German regions.

Hemossia, formerly OSG-301, delivers a working gene for the clotting protein factor IX to the liver by means of a harmless virus. It is given once. The list price is $2.9 million; the contracts are thought to start from about 1.9 million euros.

What counts as failure took eleven months to negotiate. The parties settled on a return to regular infusions for more than ninety days. Patients agree to be followed in a register kept by the Institute for Applied Virology in Utrecht.

So far 58 people have been treated in trials and 31 commercially. Two have gone back to infusions.

"We have sold certainty to people who buy risk for a living," said Ossiane's chief executive, Dr Samuel Brightwell-Okoro. A Dutch insurer's negotiator put it otherwise: "They would not stand behind it for ten years. So we paid for seven."`,
    author: 'Priya Raghunathan',
    language: 'en',
    category: 'business',
    location: ['Utrecht', 'Netherlands'],
    organization: ['Ossiane Gene Medicines', 'Institute for Applied Virology'],
    industry: ['Gene Therapy', 'Hospitals and Healthcare'],
    subject: ['Drug pricing', 'Gene therapy'],
    indication: ['Haemophilia B'],
    drugClass: ['AAV gene therapy'],
    phase: ['Approved'],
    keywords: ['haemophilia', 'one-time treatment', 'outcomes contract', 'OSG-301', 'Hemossia'],
    image: 'dna',
  },
  {
    slug: 'ossiane-415-hold-wire',
    story: 'osg-415-hold',
    source: 'meridian-pharma-wire',
    hoursBefore: 503,
    headline: 'U.S. halts Ossiane muscular dystrophy trial after patient dies',
    lead: 'A 16-year-old boy developed liver failure five weeks after receiving the gene therapy OSG-415. Shares of the Philadelphia company fell by half.',
    body: `PHILADELPHIA - The Office of Therapeutic Review ordered a halt to a trial of Ossiane Gene Medicines' experimental treatment for Duchenne muscular dystrophy after a 16-year-old patient died of liver failure.

The boy had been given OSG-415 five weeks earlier, at the higher of two doses. He was one of three patients in the study who could no longer walk. Heavier patients receive more virus in total because the dose depends on weight.

Ossiane said it had stopped dosing on the day it learned of the death and had told the agency within hours. Thirty-four boys have been treated. Two others had raised liver values that returned to normal.

"We grieve with his family, who gave their son's time to help other boys," chief executive Samuel Brightwell-Okoro said.

The company's marketed therapy, Hemossia, for haemophilia B, uses a different virus shell and about a hundredth of the dose. The agency has not restricted it.

Shares fell 51 % to $13.70. Ossiane has $265 million in cash.`,
    author: 'Daniel Osei-Bonsu',
    language: 'en',
    category: 'regulatory',
    location: ['Philadelphia', 'United States'],
    organization: ['Ossiane Gene Medicines', 'Office of Therapeutic Review'],
    industry: ['Gene Therapy'],
    subject: ['Clinical hold', 'Drug safety'],
    indication: ['Haemophilia B', 'Duchenne muscular dystrophy'],
    drugClass: ['AAV gene therapy'],
    phase: ['Phase 2'],
    keywords: ['clinical hold', 'gene therapy', 'liver failure', 'OSG-301', 'Hemossia', 'OSG-415'],
    image: 'dna',
  },
  {
    slug: 'ossiane-415-hold-clinical',
    story: 'osg-415-hold',
    source: 'the-clinical-post',
    hoursBefore: 498,
    headline: 'After a boy’s death, gene therapy asks again how much virus is too much',
    lead: 'The patient who died in Ossiane’s Duchenne study received about ten quadrillion viral particles. Doctors have worried about such doses for years.',
    body: `The number is hard to picture. To reach every muscle of a boy weighing 70 kilograms, doctors at the study’s centre in Philadelphia infused something like ten quadrillion virus particles, each carrying a shortened gene. Five weeks later his liver failed. He was sixteen.

It is the fourth death linked to high-dose vectors of this kind in trials by various sponsors, and each has followed a similar course: a strong immune reaction against the shell of the virus, a liver overwhelmed. The older and heavier the patient, the greater the load.

“We dose by weight because we always have,” said Dr Nadège Rousselot, who treats muscular dystrophy at Hôpital du Parc-Lumière in Lyon. “The liver does not grow in proportion to the boy.”

For families the arithmetic is of another sort. Untreated, Duchenne takes the ability to walk by about 12 and life in the twenties or thirties. In OSG-415’s youngest group, boys treated at five climb stairs at eight. Parents of older boys had campaigned to have them let in.

The OTR has halted the study. A board of independent experts will look at whether it can go on in smaller children, at lower doses, and with drugs that suppress the immune reaction in advance.

Two parents’ groups asked that it should not be closed. One of their letters was signed by the dead boy’s mother.`,
    author: 'Ruth Castellanos',
    language: 'en',
    category: 'clinical-trials',
    location: ['Philadelphia', 'Lyon'],
    organization: ['Ossiane Gene Medicines', 'Office of Therapeutic Review', 'Hôpital du Parc-Lumière'],
    industry: ['Gene Therapy', 'Hospitals and Healthcare'],
    subject: ['Drug safety', 'Rare diseases'],
    indication: ['Duchenne muscular dystrophy'],
    drugClass: ['AAV gene therapy'],
    phase: ['Phase 2'],
    keywords: ['vector dose', 'Duchenne', 'immune response', 'OSG-415'],
    image: 'dna',
  },
  {
    slug: 'ossiane-fennmarch-no',
    source: 'harbour-business-daily',
    hoursBefore: 380,
    headline: 'Ossiane trims a third of staff to make its money last',
    lead: 'The gene therapy firm will keep its haemophilia product and wait for regulators on the rest.',
    body: `Ossiane Gene Medicines is to cut 140 of 420 jobs and shelve two early projects, three weeks after the death of a patient stopped its muscular dystrophy trial.

The Philadelphia company said the steps would save $60 million a year and stretch its cash into the year after next. Production of Hemossia, its therapy for haemophilia B, is not affected. Sales of that product were $38 million in the last quarter, from 13 patients.

Finance chief Ruthanne Delacorte said that the company had been approached about selling its factory and had said no. "If you sell the oven you are in the sandwich business," she told analysts.

The Office of Therapeutic Review has given Ossiane a list of eleven questions, eight of them on how it measures the amount of virus in a vial. Answers will take about two months.

The shares, which halved on the news of the trial, have since recovered by a tenth.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'business',
    location: ['Philadelphia'],
    organization: ['Ossiane Gene Medicines', 'Office of Therapeutic Review'],
    industry: ['Gene Therapy'],
    subject: ['Company strategy', 'Gene therapy'],
    indication: ['Haemophilia B'],
    drugClass: ['AAV gene therapy'],
    keywords: ['cost cuts', 'cash runway', 'Philadelphia', 'OSG-301', 'Hemossia'],
    image: 'chart-down',
  },
  {
    slug: 'pelagorre-sickle-cell-first-patients',
    source: 'world-health-desk',
    hoursBefore: 288,
    headline: 'First African patients treated with gene editing for sickle cell',
    lead: 'Six young adults in Kisumu have had PLG-88, a therapy that edits blood cells inside the body. The first has gone five months without a crisis.',
    body: `Beatrice Achieng counts in crises. Before, it was one a month, sometimes two: the pain, the bus to the hospital, the drip. Since a single infusion in the winter she has counted none.

Ms Achieng, 24, is one of six people with sickle cell disease treated at Lakeside Teaching Hospital in Kisumu with PLG-88, made by Pelagorre Genomics of Utrecht. Unlike the edited-cell therapies sold in rich countries, it needs no chemotherapy and no removal of bone marrow. Tiny fat particles carry the editing tool to the blood stem cells through a vein.

After a median of four months, the share of healthy fetal haemoglobin in the six had risen from 6 % to 24 %. Doctors consider 20 % enough to prevent most crises. Two patients had fever on the day of the infusion; one had a passing rise in liver enzymes.

“The other therapy costs two million dollars and a clean room. I have neither,” said Dr Elijah Omondi, who leads the study. “This one arrives in a box.”

Three quarters of the world’s 300,000 children born with sickle cell each year are born in Africa, and most die before the age of five.

What the box will cost has not been settled. Pelagorre has promised the Kenyan government to sell it “at the cost of making it plus a tenth” for ten years if it is approved, a formula that the International Health Council has called a model. Critics point out that the cost of making it is known only to Pelagorre.

Follow-up must go on for 15 years. The editing tool could in theory cut elsewhere. In the blood of the first six, sequencing has found no such cuts.`,
    author: 'Amara Nwachukwu',
    language: 'en',
    category: 'clinical-trials',
    location: ['Utrecht', 'Kisumu'],
    organization: ['Pelagorre Genomics', 'International Health Council', 'Lakeside Teaching Hospital'],
    industry: ['Gene Therapy', 'Hospitals and Healthcare'],
    subject: ['Clinical trial results', 'Rare diseases'],
    indication: ['Sickle cell disease'],
    drugClass: ['Gene editing'],
    phase: ['Phase 2'],
    keywords: ['sickle cell', 'gene editing', 'Kisumu', 'PLG-88'],
    image: 'dna',
  },
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
    hoursBefore: 24,
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
    wire: 9,
    headline: 'Independent monitors back restart of Duchenne gene therapy study',
    lead: 'The board that oversees Ossiane’s trial agrees with regulators’ terms and adds one of its own: every family must meet a doctor who is not part of the study.',
    body: `The independent board that watches over Ossiane Gene Medicines’ study in Duchenne muscular dystrophy has recommended that it resume, six weeks after the order that stopped it was relaxed.

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
