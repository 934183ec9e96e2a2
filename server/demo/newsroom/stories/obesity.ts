import type { DemoArticle } from '../article';

export const obesity: DemoArticle[] = [
  {
    slug: 'tessaly-tessaglutide-approval',
    source: 'meridian-pharma-wire',
    hoursBefore: 905,
    headline: 'Tessaly wins U.S. approval for weekly obesity shot tessaglutide',
    lead: "The Dublin company's first large product will be sold as Leventra, and cheaper than analysts expected.",
    body: `DUBLIN - Tessaly Pharma has won U.S. approval for tessaglutide, a once-weekly injection for obesity, and said it would sell the drug for about a fifth less than the market had expected.

The Office of Therapeutic Review cleared the medicine, coded TSL-550 in trials, for adults with a body mass index of 30 or more, or 27 with a related illness such as type 2 diabetes or hypertension. In the main study of 2,940 people, those on the highest dose lost 17.3 % of their weight in 68 weeks. On placebo the figure was 2.1 %.

Tessaly set a list price of $790 a month. "We are late, so we will not be dear," chief executive Fionnuala Garrity said on a call.

The label carries a warning on gallbladder disease and advises against use in pregnancy. Nausea was reported by 38 % of patients and led 6 % to stop.

The drug has been sold in Ireland and Britain since the spring, and supply will be limited for the first two quarters. The company fills its pens at Athlone and at a plant in Ohio that is still being validated.

Shares in Tessaly gained 5.4 % in Dublin.`,
    author: 'Daniel Osei-Bonsu',
    language: 'en',
    category: 'regulatory',
    location: ['Dublin', 'Ireland', 'Ohio', 'United States', 'United Kingdom'],
    organization: ['Tessaly Pharma', 'Office of Therapeutic Review'],
    industry: ['Pharmaceuticals'],
    subject: ['Drug approvals', 'Metabolic disease'],
    indication: ['Obesity', 'Hypertension', 'Type 2 diabetes'],
    drugClass: ['GLP-1 receptor agonist'],
    phase: ['Approved'],
    keywords: ['weekly injection', 'weight loss', 'Leventra', 'TSL-550', 'tessaglutide'],
    image: 'syringe',
  },
  {
    slug: 'tessaly-supply-pens-short',
    source: 'hospital-and-ward',
    hoursBefore: 655,
    headline: 'Pharmacists ration tessaglutide pens as demand runs past supply',
    lead: 'Hospital clinics say starter doses are nearly impossible to find. Some patients are being asked to wait until the new year.',
    body: `Ten days after Leventra was approved in the United States, the small pens on which British patients have been started since the spring have all but vanished: pens follow the larger market.

At St Aubrey’s Hospital in Leeds, which runs one of the country’s largest weight-management clinics, 140 people who were approved for tessaglutide have been told to wait. “We have the big doses and none of the small ones, and you cannot start on the big ones,” said lead pharmacist Oluwaseun Adeyi. “It is like having a ladder with the bottom four rungs sawn off.”

Tessaly Pharma acknowledged what it called uneven availability of the 0.25 mg and 0.5 mg strengths and said that shipments were being directed to patients already on treatment. The National Medicines Inspectorate added both strengths to its shortage list and asked prescribers not to begin new courses for the time being.

Wholesalers have capped orders at ten pens per pharmacy and week. Two chains told Hospital & Ward that they expect a normal supply in about eleven weeks, when the plant in Ohio is due to come on line.

Counterfeits have followed. Inspectors in Bristol seized 600 pens last week that contained insulin, which can be fatal to someone without diabetes. Patients should buy only from a registered pharmacy, the NMI said, and check that the collar of the pen turns with an audible click.`,
    author: 'Grace Penhallow',
    language: 'en',
    category: 'public-health',
    location: ['Leeds', 'Bristol', 'United States', 'Ohio', 'United Kingdom'],
    organization: ['Tessaly Pharma', 'National Medicines Inspectorate', "St Aubrey's Hospital"],
    industry: ['Pharmaceuticals', 'Hospitals and Healthcare'],
    subject: ['Drug shortages', 'Pharmacy'],
    indication: ['Obesity'],
    drugClass: ['GLP-1 receptor agonist'],
    phase: ['Approved'],
    keywords: ['shortage', 'pens', 'pharmacists', 'TSL-550', 'tessaglutide'],
    image: 'syringe',
  },
  {
    slug: 'tessaly-ohio-plant-cleared',
    source: 'regulator-watch',
    hoursBefore: 341,
    headline: "Tessaly's Ohio plant passes inspection, ending long wait for pens",
    lead: 'The OTR found nothing that would hold up production. First pens should leave the site within a fortnight.',
    body: `The Office of Therapeutic Review has cleared Tessaly Pharma's filling plant in Ohio to make tessaglutide pens, after an inspection that ended with no written observations, according to a notice on the agency's website.

A clean sheet is rare for a new sterile site. Of 41 such plants inspected in the past three years, the agency left four without a remark.

The site adds capacity for 1.6 million pens a month, more than doubling the company's output. Tessaly said that it would fill the two lowest strengths first, because those are what patients waiting to start the drug need.

The plant was built by a previous owner for vaccines and bought out of insolvency. Tessaly replaced the isolators and kept the workforce of 310. The inspectors spent nine days there, twice the usual time, and looked in particular at how operators respond when a line stops.

"They stopped it themselves on day three to see what we would do," said site head Darnell Whitcombe.`,
    author: 'Tom Ashdown',
    language: 'en',
    category: 'regulatory',
    location: ['Ohio'],
    organization: ['Tessaly Pharma', 'Office of Therapeutic Review'],
    industry: ['Pharmaceuticals'],
    subject: ['Inspections', 'Manufacturing'],
    indication: ['Obesity'],
    drugClass: ['GLP-1 receptor agonist'],
    phase: ['Approved'],
    keywords: ['Ohio plant', 'fill and finish', 'TSL-550', 'tessaglutide'],
    image: 'factory',
  },
  {
    slug: 'obesity-price-cut-tessaly',
    story: 'tessaly-price-cut',
    source: 'harbour-business-daily',
    hoursBefore: 168,
    headline: 'Tessaly halves price of obesity drug for patients who pay themselves',
    lead: 'The Dublin company will sell Leventra pens for $395 a month through its own website, going round the pharmacy middlemen.',
    body: `Tessaly Pharma is to sell its obesity drug directly to patients in the United States for $395 a month, half the list price, in a move that sent shares in rival makers and pharmacy chains lower.

The offer covers all doses of Leventra for people who pay out of their own pocket. It begins tomorrow through a website that the company will run itself, with prescriptions checked by an outside telehealth firm and pens posted from a warehouse of Grenholm Logistics.

Fionnuala Garrity, chief executive, said that about four in ten Americans with a prescription for the drug were refused cover by their insurers. "They go away, or they go somewhere dangerous," she said. "We would rather they came to us."

The arithmetic is less painful than it looks. After rebates to insurers and benefit managers, Tessaly receives about $430 of the $790 that it nominally charges, according to Pennick & Rowe.

Insurers were less amused. One asked why it should go on paying more than a person with a credit card. Ms Garrity said that talks on that subject were "continuing and will be short".

Tessaly's own shares fell 2.6 %.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'business',
    location: ['Dublin', 'United States'],
    organization: ['Tessaly Pharma', 'Grenholm Logistics', 'Pennick & Rowe'],
    industry: ['Pharmaceuticals', 'Transport and Logistics', 'Banking and Finance'],
    subject: ['Drug pricing', 'Competition'],
    indication: ['Obesity'],
    phase: ['Approved'],
    keywords: ['price cut', 'list price', 'insurers'],
    image: 'chart-down',
  },
  {
    slug: 'obesity-price-cut-ledger',
    story: 'tessaly-price-cut',
    source: 'biotech-ledger',
    hoursBefore: 165,
    headline: "Tessaly's $395 offer is not generosity. It is a map of who gets paid",
    lead: "By selling Leventra straight to patients, the company has published the size of the middleman's share, and that may be the point.",
    body: `There is a number that drug companies guard more closely than their formulas: what they are actually paid. This week Tessaly Pharma more or less printed it on a website.

Its obesity injection lists at $790 a month. From tomorrow anyone with a prescription and a card can have it for $395. Nobody halves a price unless the half that is left was most of what arrived anyway. Our own estimate, from the company's accounts, is that $425 to $435 reaches Dublin for each month of tessaglutide. The rest stays with insurers, benefit managers and wholesalers as rebates and fees.

So the direct offer costs Tessaly perhaps $40 a patient, less postage. In exchange it gets customers who had been turned away, an address list, and a weapon for its next round of talks with insurers, who must now explain to employers why the cash price is lower than theirs.

Will others follow? They hardly can avoid it. Two larger makers have list prices above $1,000 and far more to lose. Expect lawsuits from chains of pharmacies before the spring, and expect the word "access" a great deal.

The loser in the short run may be the doctor's receptionist, who will have to explain it all.`,
    author: 'Priya Raghunathan',
    language: 'en',
    category: 'opinion',
    location: ['Dublin'],
    organization: ['Tessaly Pharma'],
    industry: ['Pharmaceuticals'],
    subject: ['Drug pricing', 'Analysis'],
    indication: ['Obesity'],
    drugClass: ['GLP-1 receptor agonist'],
    phase: ['Approved'],
    keywords: ['direct to patient', 'rebates', 'net price', 'TSL-550', 'tessaglutide'],
    image: 'capsules',
  },
  {
    slug: 'tsl-61-phase-2-results',
    source: 'the-clinical-post',
    hoursBefore: 92,
    headline: 'Adding amylin: TSL-61 spares muscle in mid-stage obesity trial',
    lead: 'People given Tessaly’s second drug on top of its first lost more fat and less muscle, though the study was small and lasted only 26 weeks.',
    body: `A combination of two injections from Tessaly Pharma led to greater weight loss with less loss of muscle than either drug alone, according to a Phase 2 study in 212 adults with obesity.

Participants took the company’s marketed GLP-1 drug tessaglutide, the amylin analogue TSL-61, both, or neither. After 26 weeks those on both had lost 15.9 % of body weight, compared with 11.2 % on tessaglutide and 7.4 % on TSL-61.

The more striking figure came from body scans. Of the weight lost on the combination, 18 % was lean tissue. On tessaglutide alone it was 33 %, in line with what has been seen across the class.

“We have been trading one problem for another in older patients,” said Dr Maeve Tiernan, who led the study. “If this is confirmed, it changes whom I am willing to treat.”

Vomiting was more frequent with the pair of drugs, at 19 %, than with tessaglutide alone, at 11 %. Doses were raised more quickly than they would be in practice, Dr Tiernan said.

Body scans were available for only 131 of the participants, and the authors did not test strength. A Phase 3 programme in 3,600 people, including 900 over the age of 65, is to begin early next year. It will measure grip strength and walking speed.`,
    author: 'Henrik Vaarala',
    language: 'en',
    category: 'clinical-trials',
    organization: ['Tessaly Pharma'],
    industry: ['Pharmaceuticals'],
    subject: ['Clinical trial results', 'Metabolic disease'],
    indication: ['Obesity'],
    drugClass: ['GLP-1 receptor agonist', 'Amylin analogue'],
    phase: ['Phase 2'],
    keywords: ['amylin', 'combination', 'muscle mass', 'TSL-550', 'tessaglutide', 'TSL-61'],
    image: 'chart-down',
  },
];
