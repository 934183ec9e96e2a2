import type { DemoArticle } from '../article';

export const antibiotics: DemoArticle[] = [
  {
    slug: 'olvapenem-phase3-uti',
    source: 'the-clinical-post',
    hoursBefore: 594,
    headline: 'A carbapenem one can swallow: olvapenem matches the drip',
    lead: 'Grupo Olivarte’s tablet cured as many complicated urinary infections as an infusion. Specialists are pleased, and nervous about what will be done with it.',
    body: `The antibiotics of last resort have until now had one safeguard, which was that they had to be given through a vein. Olvapenem comes in a tablet.

In a Phase 3 trial of 1,370 adults with complicated urinary tract infection, 58.5 % of those who swallowed the new carbapenem for seven to ten days were cured by both clinical and laboratory measures, against 61.0 % of those given an older one by drip. The difference lay within the limit of ten points agreed beforehand.

Patients on tablets went home after 1.4 days on average rather than 6.2.

“It empties beds. I’ve waited fifteen years for that,” said Dr Amparo Llorens of Hospital Clínico Torreblanca in Valencia, where the drug, OLV-7, was first tested. Then she added: “And I dread the day when it’s in every bathroom cabinet.”

Grupo Olivarte proposes that olvapenem be prescribed only after a laboratory has shown that nothing simpler will do, that packs hold one course, and that pharmacies report each. No country has such rules for a tablet.

Diarrhoea occurred in 9 %, and two patients had fits, a known effect of the class.

The company will apply for approval within three months. Its shares, which hardly move for anything, rose 2 %.`,
    author: 'Ruth Castellanos',
    language: 'en',
    category: 'clinical-trials',
    location: ['Valencia'],
    organization: ['Grupo Olivarte', 'Hospital Clínico Torreblanca'],
    industry: ['Pharmaceuticals', 'Hospitals and Healthcare'],
    subject: ['Clinical trial results', 'Infectious disease'],
    indication: ['Urinary tract infection'],
    drugClass: ['Carbapenem antibiotic'],
    phase: ['Phase 3'],
    keywords: ['carbapenem', 'oral antibiotic', 'urinary tract infection', 'OLV-7', 'olvapenem'],
    image: 'microscope',
  },
  {
    slug: 'olvapenem-subscription-nmi',
    source: 'regulator-watch',
    hoursBefore: 222,
    headline: 'Britain offers £15m a year for an antibiotic, to be used as seldom as possible',
    lead: 'Under a subscription the maker of olvapenem would earn the same whether it sold ten packs or ten thousand. The NMI will fix who may prescribe.',
    body: `Britain will pay Grupo Olivarte up to £15 million a year for the antibiotic olvapenem, however little of it is used, under a scheme meant to keep new drugs both alive and in the cupboard.

The usual way of paying for medicines by the pack is ruinous for antibiotics that ought to be saved. Of eighteen approved in ten years, the makers of seven have gone bankrupt. Under the subscription, which resembles a fire brigade's budget, income depends on what the drug can do and not on how often it is called out.

The National Medicines Inspectorate, which is reviewing the application for OLV-7, will restrict it to named specialists. Packs will carry a code that unlocks one course. Misuse above a threshold lowers the fee: a maker that promotes its product loses money.

It is the third contract of the kind and the first for a tablet. Experts at the Ainscough Centre for Health Economics calculate that a working reserve antibiotic is worth some £40 million a year to Britain. They call the fee "a fair share of that, if others pay theirs".

Sweden and Canada have similar schemes. The United States has debated one for eleven years.`,
    author: 'Tom Ashdown',
    language: 'en',
    category: 'regulatory',
    location: ['United States', 'Sweden', 'Canada', 'United Kingdom'],
    organization: ['Grupo Olivarte', 'National Medicines Inspectorate', 'Ainscough Centre for Health Economics'],
    industry: ['Pharmaceuticals', 'Hospitals and Healthcare'],
    subject: ['Antimicrobial resistance', 'Drug pricing'],
    indication: ['Urinary tract infection'],
    drugClass: ['Carbapenem antibiotic'],
    phase: ['Filed'],
    keywords: ['subscription', 'antibiotic', 'payment model', 'OLV-7', 'olvapenem'],
    image: 'capsules',
  },
  {
    slug: 'olv-26-malaria-kisumu-trial',
    source: 'world-health-desk',
    hoursBefore: 45.5,
    headline: 'In Kisumu, a single dose is tried against a parasite that has learned to wait',
    lead: 'Halfway through its Phase 2 trial, the malaria drug OLV-26 has cured 96 % of patients, including those with resistant infections. The tablet is very large.',
    body: `Faith Atieno looks at the tablet, which is the size of a broad bean, and then at the nurse. She is nine. The nurse breaks it in four and finds a banana.

Three days later there are no parasites in Faith’s blood. That would not be remarkable, except that hers carry the mutation that makes the standard drugs slow, and that one tablet was all she had.

OLV-26, developed by Grupo Olivarte of Valencia with public money, blocks a pump by which the malaria parasite rids itself of salt. Within hours it swells up. In the first 180 of 360 patients in a trial at Lakeside Teaching Hospital in Kisumu, 96 % were free of malaria after 28 days, compared with 97 % on three days of the standard treatment. In resistant infections it cleared parasites a day and a half sooner.

A single dose means that a course is finished when it has been started. Surveys find that a third of patients at home save the last tablets for the next child.

Vomiting was seen in 8 %, mostly in small children, and three had raised liver values that returned to normal. Resistance to a drug with one target can arise fast, so that OLV-26 would be sold only together with a second one. The bean may get larger.

“We will grind it and flavour it,” said Dr Elijah Omondi. “First let it work.”

Full results are expected by the summer.`,
    author: 'Amara Nwachukwu',
    language: 'en',
    category: 'clinical-trials',
    location: ['Valencia', 'Kisumu'],
    organization: ['Grupo Olivarte', 'Lakeside Teaching Hospital'],
    industry: ['Pharmaceuticals', 'Hospitals and Healthcare'],
    subject: ['Clinical trials', 'Malaria'],
    indication: ['Malaria'],
    drugClass: ['Antimalarial'],
    phase: ['Phase 2'],
    keywords: ['malaria', 'single dose', 'Kisumu', 'OLV-26'],
    image: 'mosquito',
  },
  {
    slug: 'olivarte-manufacturing-penicillin',
    source: 'harbour-business-daily',
    wire: 24,
    headline: "Olivarte to make penicillin from scratch in Spain, at twice the price of Asia's",
    lead: 'A group of eleven countries will buy it anyway. After the Rotterdam strike nobody asked why.',
    body: `Grupo Olivarte will build a plant near Valencia to make penicillin from sugar and mould, a process that left Europe, but for one factory, twenty years ago because it was cheaper elsewhere.

Eleven countries have promised to buy 1,900 tonnes a year for twelve years at about twice the price of material from Asia. That adds 30 cents to the cost of a course of treatment. The plant costs 210 million euros, of which Spain pays 60 million.

Four fifths of the world's penicillin starts life in a handful of fermenters. Two winters ago European pharmacies ran out of children's syrup. When dockers in Rotterdam struck this autumn, Olivarte's own shipments were stuck for eight days. "We had stock for five weeks. I counted it every night," said supply chief Remedios Olivarte.

Fermentation uses a lot of power, and the plant will run hardest at noon, when sun makes electricity free. Solvarre Energy supplies it. Mould, it turns out, does not mind.

Environmental groups asked about waste, which in some countries has bred resistant bacteria in rivers. It will be heated and turned into gas.

The first penicillin is due in thirty months.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'business',
    location: ['Valencia', 'Rotterdam', 'Spain'],
    organization: ['Grupo Olivarte', 'Solvarre Energy'],
    industry: ['Pharmaceuticals', 'Energy'],
    subject: ['Supply chain', 'Pharmaceuticals'],
    keywords: ['penicillin', 'European production', 'Valencia'],
    image: 'factory',
  },
];
