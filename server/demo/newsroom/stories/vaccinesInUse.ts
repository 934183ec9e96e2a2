import type { DemoArticle } from '../article';

export const vaccinesInUse: DemoArticle[] = [
  {
    slug: 'skarnvik-respivara-myocarditis-label',
    source: 'regulator-watch',
    hoursBefore: 106,
    headline: 'Myocarditis to be added to Respivara label as a very rare side effect',
    lead: 'Safety reviewers counted 19 cases in 2.3 million doses. They did not recommend any limit on use.',
    body: `Inflammation of the heart muscle will be listed as a very rare side effect of the RSV vaccine Respivara, the safety committee of the Pan-European Medicines Board decided.

The committee looked at 19 reports of myocarditis after 2.3 million doses and judged that twelve were probably due to the vaccine. All occurred within ten days and sixteen patients have fully recovered. The rate, about one in 190,000, is lower than the rate after RSV infection itself.

Doctors are to ask about chest pain and breathlessness at the visit where the dose is recorded, and patients will get a card.

The committee turned down a proposal from one member state to advise against the vaccine below the age of 65. "In people of 60 the benefit is smaller, but it is still many times the harm," its report says.

Skarnvik Vaccines agreed to the change and said its 50,000-person safety study had recruited 31,000. The OTR in the United States, where the product is under review, has requested the case reports.`,
    author: 'Marguerite Delacroix-Ngo',
    language: 'en',
    category: 'regulatory',
    location: ['United States'],
    organization: ['Skarnvik Vaccines', 'Office of Therapeutic Review', 'Pan-European Medicines Board'],
    industry: ['Vaccines'],
    subject: ['Drug safety', 'Vaccines'],
    indication: ['RSV'],
    drugClass: ['mRNA vaccine'],
    phase: ['Approved'],
    keywords: ['myocarditis', 'label change', 'signal', 'SKV-RSV1', 'Respivara'],
    image: 'heart',
  },
  {
    slug: 'skarnvik-dengue-tech-transfer-hyderabad',
    source: 'biotech-ledger',
    hoursBefore: 58,
    headline: 'Skarnvik and Tamarell sign dengue pact worth up to 2 billion crowns',
    lead: "The generics maker will fill vaccine in Hyderabad for 60 countries. It is the Indian company's first venture outside tablets.",
    body: `Skarnvik Vaccines has licensed its dengue vaccine SKV-DENG4 to Tamarell Generics for sixty countries in Asia and Africa, in a deal with payments of up to 2 billion Swedish crowns and a royalty in the low teens.

Tamarell will build a hall for live vaccines beside its tablet works in Hyderabad. Bulk virus will come frozen from Gothenburg for the first four years; after that the Indian company may grow its own.

The timing raised eyebrows. Tamarell is in the middle of a recall of blood-pressure tablets over an impurity. Skarnvik's chief operating officer, Torbjörn Wallander, said his inspectors had spent three weeks at the site and found the new team "boring, in the best sense".

For Tamarell the point is to escape a business in which the price of a tablet has fallen by half in six years. Chairman Devika Rangaswamy wants a third of sales from vaccines and biosimilars within a decade.

For Skarnvik it is about volume. Brazil's own institute covers Brazil. The rest of the tropics needs perhaps 120 million doses a year, and Gothenburg can make 30.`,
    author: 'Priya Raghunathan',
    language: 'en',
    category: 'business',
    location: ['Gothenburg', 'Hyderabad', 'Brazil'],
    organization: ['Skarnvik Vaccines', 'Tamarell Generics'],
    industry: ['Vaccines', 'Generics'],
    subject: ['Licensing', 'Manufacturing'],
    indication: ['Dengue'],
    drugClass: ['Live attenuated vaccine'],
    phase: ['Phase 3'],
    keywords: ['dengue', 'technology transfer', 'Hyderabad', 'SKV-DENG4'],
    image: 'vials',
  },
  {
    slug: 'rsv-vaccine-care-homes-denmark',
    source: 'world-health-desk',
    hoursBefore: 22.6,
    headline: 'In Danish care homes, RSV vaccine cut hospital stays by two thirds',
    lead: 'A study of 21,000 residents gives the first picture of how Respivara works in the frail and very old, who were left out of the trials.',
    body: `Among people too old and too ill to have been included in its trials, the RSV vaccine Respivara still prevented two hospital admissions in three, researchers in Denmark have found.

The study compared 21,340 care-home residents, with an average age of 86, in municipalities that started vaccinating in the first week with those that started five weeks later because of deliveries. That accident of logistics made it almost as good as a lottery.

In the early group there were 41 admissions for RSV over those weeks; in the later group, 122. Deaths from any cause did not differ, but the period was short.

“The trials told us about fit seventy-year-olds who drive to the clinic,” said Dr Mette Ravnskov, a geriatrician. “This is about the lady in room 14.”

Two thirds of residents had at least three chronic illnesses. Fever after the injection led to four falls, and staff now give the dose in the morning so that people are watched during the day.

The findings will interest ministries that have limited the vaccine to those living at home, on the ground that frail people might not respond. The Netherlands is reviewing its advice.`,
    author: 'Amara Nwachukwu',
    language: 'en',
    category: 'public-health',
    location: ['Netherlands', 'Denmark'],
    subject: ['Vaccination', 'Ageing'],
    indication: ['RSV'],
    drugClass: ['mRNA vaccine'],
    phase: ['Approved'],
    keywords: ['RSV', 'care homes', 'real-world evidence', 'SKV-RSV1', 'Respivara'],
    image: 'syringe',
  },
  {
    slug: 'skarnvik-otr-decision-respivara',
    story: 'respivara-otr',
    source: 'meridian-pharma-wire',
    wire: 6,
    headline: "U.S. clears Skarnvik's RSV vaccine Respivara for adults over 60",
    lead: 'The Office of Therapeutic Review approved the shot with a warning on heart inflammation but no restriction. Deliveries start within two weeks.',
    body: `The Office of Therapeutic Review approved Skarnvik Vaccines' RSV shot Respivara for adults aged 60 and over, giving the Swedish company access to a market worth about $2 billion a year.

The label mentions very rare cases of myocarditis, in line with wording adopted in Europe, but carries no boxed warning. The company must report every case within 15 days.

Skarnvik will sell the vaccine itself to pharmacies and through a distributor to hospitals. The first 1.5 million doses are in a warehouse in Ohio and will be shipped within two weeks.

"It is late in the season. It is a long season," chief executive Linnea Åkerström said.

A panel that advises on immunisation will decide next month whether the vaccine should be given to everyone over 60 or only to those at higher risk, a choice that analysts say matters more for sales than the approval.

Skarnvik rose 5.1 % in Stockholm to 448 crowns.`,
    author: 'Daniel Osei-Bonsu',
    language: 'en',
    category: 'regulatory',
    location: ['Ohio', 'United States'],
    organization: ['Skarnvik Vaccines', 'Office of Therapeutic Review'],
    industry: ['Vaccines'],
    subject: ['Drug approvals', 'Vaccines'],
    indication: ['RSV'],
    drugClass: ['mRNA vaccine'],
    phase: ['Approved'],
    keywords: ['RSV', 'U.S. approval', 'boxed warning', 'SKV-RSV1', 'Respivara'],
    image: 'syringe',
  },
  {
    slug: 'skarnvik-otr-decision-respivara-desk',
    story: 'respivara-otr',
    source: 'world-health-desk',
    wire: 7,
    headline: 'Respivara crosses the Atlantic, but who will get it?',
    lead: 'U.S. approval for the mRNA vaccine leaves the hardest question to a committee: all 78 million people over 60, or the sick among them?',
    body: `The United States now has an mRNA vaccine against RSV. What it does not yet have is a decision on who should be offered it.

With its approval of Respivara, the Office of Therapeutic Review opened the door to everyone aged 60 and above. Whether they walk through will depend on a committee that meets in four weeks and whose advice binds insurers. If it recommends the dose for all, it will be free for all. If only for people with heart or lung disease, the rest may be asked for about $210.

RSV puts some 110,000 older Americans in hospital each year. Two thirds have one of the conditions on the list. “The third who don’t are also in hospital,” said Dr Alma Reyes Whitford, who sat on the committee until last year.

The side effect on its members’ minds is myocarditis, seen about once in 190,000 doses in Europe. The benefit they will weigh against it is a study from Danish care homes, where admissions fell by two thirds.

Skarnvik Vaccines has set aside 200,000 doses for community clinics whatever the outcome. Health workers on the Navajo reservation, where RSV arrives early, said they would take them all.`,
    author: 'Amara Nwachukwu',
    language: 'en',
    category: 'regulatory',
    location: ['United States'],
    organization: ['Skarnvik Vaccines', 'Office of Therapeutic Review'],
    industry: ['Vaccines'],
    subject: ['Drug approvals', 'Vaccines'],
    indication: ['RSV'],
    drugClass: ['mRNA vaccine'],
    phase: ['Approved'],
    keywords: ['RSV', 'United States', 'access', 'SKV-RSV1', 'Respivara'],
    image: 'syringe',
  },
  {
    slug: 'h5-trial-older-adults',
    source: 'the-clinical-post',
    wire: 33,
    headline: 'Older adults need a third dose of H5 vaccine, Utrecht study shows',
    lead: 'Two shots of Skarnvik’s mRNA vaccine were enough for the young. Over 65, barely half reached the protective level.',
    body: `People over 65 may need three doses of an mRNA vaccine against avian influenza to reach the antibody level that two give to younger adults, a Phase 2 study has shown.

Researchers at the Institute for Applied Virology in Utrecht gave SKV-H5 to 640 volunteers. After two doses, 91 % of those under 50 had antibodies above the threshold, but only 54 % of those over 65. A third dose two months later lifted the figure to 83 %.

One explanation is history. The immune system is shaped by the first influenza it meets. Volunteers born before a change of the dominant strain in the late 1960s had some cross-reacting antibodies that seemed to get in the way. “They answer a new question with an old answer,” said Professor Wim Oosterhuis.

The finding complicates the contract under which twelve countries have reserved 40 million doses, on the assumption of two each. If a pandemic hit mainly the old, the same stock would protect a third fewer people.

Skarnvik Vaccines said a version with an added stimulant was ready for testing. Fatigue and fever were more frequent after the third dose but short-lived.`,
    author: 'Henrik Vaarala',
    language: 'en',
    category: 'clinical-trials',
    location: ['Utrecht'],
    organization: ['Skarnvik Vaccines', 'Institute for Applied Virology'],
    industry: ['Vaccines', 'Hospitals and Healthcare'],
    subject: ['Clinical trial results', 'Pandemic preparedness'],
    indication: ['Avian influenza'],
    drugClass: ['mRNA vaccine'],
    phase: ['Phase 2'],
    keywords: ['H5', 'antibodies', 'third dose', 'SKV-H5'],
    image: 'virus',
  },
];
