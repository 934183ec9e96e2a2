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
];
