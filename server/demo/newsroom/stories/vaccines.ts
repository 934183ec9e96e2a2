import type { DemoArticle } from '../article';

export const vaccines: DemoArticle[] = [
  {
    slug: 'skarnvik-respivara-approval-pemb',
    source: 'regulator-watch',
    hoursBefore: 744,
    headline: "PEMB backs Skarnvik's RSV vaccine for the over-60s",
    lead: 'Respivara is the first mRNA product for the virus to be cleared in Europe. It arrives in time for this winter, but only just.',
    body: `The Pan-European Medicines Board has recommended Respivara, an mRNA vaccine made by Skarnvik Vaccines of Gothenburg, for the prevention of disease caused by respiratory syncytial virus (RSV) in people aged 60 and over.

In a trial in 34,200 people the vaccine, known during development as SKV-RSV1, prevented 81 % of cases of lower respiratory disease over a first season. In the second season, without another dose, protection fell to 49 %.

The board asks for a study of myocarditis in 50,000 vaccinated people and for data on giving the product together with influenza vaccine. It did not follow two of its members who wanted to wait until the durability of protection was better known.

Skarnvik has 6 million doses in pre-filled syringes, stored at minus 20 °C. "We built the stock at risk, and we slept badly," said chief executive Linnea Åkerström. Germany, Sweden and the Netherlands have orders.

The National Medicines Inspectorate in London is expected to decide within a month under its recognition procedure.`,
    author: 'Marguerite Delacroix-Ngo',
    language: 'en',
    category: 'regulatory',
    location: ['Gothenburg', 'London', 'Germany', 'Sweden', 'Netherlands'],
    organization: ['Skarnvik Vaccines', 'Pan-European Medicines Board', 'National Medicines Inspectorate'],
    industry: ['Vaccines'],
    subject: ['Drug approvals', 'Vaccines'],
    indication: ['RSV'],
    drugClass: ['mRNA vaccine'],
    phase: ['Approved'],
    keywords: ['RSV', 'mRNA', 'older adults', 'SKV-RSV1', 'Respivara'],
    image: 'syringe',
  },
  {
    slug: 'respivara-first-week-uptake',
    source: 'hospital-and-ward',
    hoursBefore: 520,
    headline: 'First week of RSV shots: long queues, full freezers, one forgotten plug',
    lead: 'Clinics across Germany and Sweden report brisk demand for Respivara. Storage at minus 20 degrees is proving the weak link.',
    body: `A week after the first doses of Respivara arrived, clinics in Germany and Sweden have given about 410,000 of them, half as many again as had been planned for.

At Rheinau University Hospital in Freiburg the vaccination rooms opened at seven and the queue had formed at six. “People know the word now. Five years ago I had to spell RSV for them,” said Dr Kerstin Ballhaus, who runs the programme for the region.

The difficulty is behind the counter. The vaccine is delivered at minus 20 °C and keeps for 30 days in a refrigerator. General practices, which have no freezers, must order by the week and are left with part boxes. Dr Ballhaus reckons that 3 % of doses are being thrown away. One practice in the Black Forest lost 180 when a cleaner unplugged the refrigerator to use a vacuum cleaner.

Grenholm Logistics, which distributes the vaccine, has offered smaller boxes of five syringes at an extra charge. Skarnvik Vaccines says a version that keeps for six months at 5 °C is in tests.

Reported side effects are what the trials led doctors to expect: sore arms, a day of tiredness, some fever. Three reports of inflammation of the heart muscle are being examined. All three patients have gone home.`,
    author: 'Jonas Weidlich',
    language: 'en',
    category: 'public-health',
    location: ['Freiburg', 'Germany', 'Sweden'],
    organization: ['Skarnvik Vaccines', 'Grenholm Logistics', 'Rheinau University Hospital'],
    industry: ['Vaccines', 'Transport and Logistics', 'Hospitals and Healthcare'],
    subject: ['Vaccination', 'Health services'],
    indication: ['RSV'],
    drugClass: ['mRNA vaccine'],
    phase: ['Approved'],
    keywords: ['RSV', 'vaccination campaign', 'cold chain', 'SKV-RSV1', 'Respivara'],
    image: 'syringe',
  },
  {
    slug: 'dengue-vaccine-brazil-efficacy',
    story: 'dengue-vaccine',
    source: 'world-health-desk',
    hoursBefore: 448,
    headline: 'Single-dose dengue vaccine protects children in Brazil and Peru',
    lead: 'Skarnvik’s SKV-DENG4 prevented 76 % of cases over two years, including in children who had never met the virus, where earlier vaccines went wrong.',
    body: `A single dose of a new vaccine protected three children in four from dengue over two years, according to results from 19,400 participants in Brazil and Peru.

The vaccine, SKV-DENG4, contains weakened versions of all four types of the virus. Efficacy was 76 % overall and 92 % against dengue that needed a hospital bed. Protection was weakest, at 58 %, against type 4, of which there were few cases.

What matters most to public health officials is a number that was not in the headline. Among children who had never had dengue before, efficacy was 71 % and there was no sign of more severe disease later on. An older product had to be withdrawn from such children because it primed them for a worse second infection.

“We followed the seronegative children the way you watch a pot of milk,” said Dr Joana Medeiros, who led the study in Recife. “It has not boiled over in four seasons.”

Skarnvik Vaccines will share the technology with a public institute in Brazil, which is to make up to 50 million doses a year for its own country at a price of about $3.50. Elsewhere the company expects to charge $12 to $40, depending on income.

The International Health Council said that its vaccine group would review the data next month. Climate has pushed the mosquito that carries dengue into 40 new countries in twenty years.`,
    author: 'Lucía Ferrándiz',
    language: 'en',
    category: 'clinical-trials',
    location: ['Brazil', 'Recife', 'Peru'],
    organization: ['Skarnvik Vaccines', 'International Health Council'],
    industry: ['Vaccines'],
    subject: ['Clinical trial results', 'Vaccines'],
    indication: ['Dengue'],
    drugClass: ['Live attenuated vaccine'],
    phase: ['Phase 3'],
    keywords: ['dengue', 'Recife', 'single dose', 'SKV-DENG4'],
    image: 'mosquito',
  },
  {
    slug: 'dengue-vaccine-brazil-meridian',
    story: 'dengue-vaccine',
    source: 'meridian-pharma-wire',
    hoursBefore: 446,
    headline: "Skarnvik's dengue shot 76 % effective in large trial",
    lead: 'The Swedish vaccine maker plans to file for approval in Brazil, Mexico and Thailand next quarter. Shares rose 8 %.',
    body: `GOTHENBURG, Sweden - Skarnvik Vaccines said its one-dose dengue vaccine SKV-DENG4 was 76 % effective in a trial in Latin America, and it would seek approval in Brazil, Mexico and Thailand next quarter.

The study gave the vaccine or a placebo to 19,400 children aged 4 to 16. Over two years, 211 in the vaccine group and 438 in the smaller placebo group caught dengue. No safety problem was seen in those never infected before, the company said.

Skarnvik has licensed the product to a public institute in Brazil and plans to supply the rest of the world from Gothenburg and from a partner in Hyderabad.

Chief executive Linnea Åkerström put peak sales at 9 billion Swedish crowns, mostly from travellers and from middle-income countries that buy for themselves.

Shares in Skarnvik rose 8 % to 412 crowns. They had fallen by a third this year because of doubts over the market for its RSV vaccine Respivara.`,
    author: 'Daniel Osei-Bonsu',
    language: 'en',
    category: 'clinical-trials',
    location: ['Gothenburg', 'Hyderabad', 'Sweden', 'Brazil', 'Mexico'],
    organization: ['Skarnvik Vaccines'],
    industry: ['Vaccines'],
    subject: ['Clinical trial results', 'Vaccines'],
    indication: ['RSV', 'Dengue'],
    drugClass: ['mRNA vaccine', 'Live attenuated vaccine'],
    phase: ['Phase 3'],
    keywords: ['dengue', 'efficacy', 'Skarnvik shares', 'SKV-RSV1', 'Respivara', 'SKV-DENG4'],
    image: 'vials',
  },
  {
    slug: 'skarnvik-h5-contract',
    source: 'world-health-desk',
    hoursBefore: 236,
    headline: 'Twelve countries club together for 40 million doses of an H5 vaccine they hope never to use',
    lead: 'The contract with Skarnvik pays for readiness rather than product. If avian influenza does not spread among people, most of it will be thrown away.',
    body: `Twelve European countries have signed a joint contract with Skarnvik Vaccines for up to 40 million doses of an mRNA vaccine against H5 avian influenza, to be made only if it is needed.

The countries pay 94 million euros a year to keep a production line in Gothenburg on standby and a bank of components in the freezer. Four million doses will be made at once for people who work with poultry and in laboratories. If the International Health Council declares a pandemic, the rest must follow within 14 weeks.

SKV-H5 is in a Phase 2 trial. Two doses produced antibodies at a level thought to protect in 91 % of healthy adults. A version updated to this year’s strain was ready in 26 days.

“It is insurance, and the premium always looks silly until the fire,” said Professor Wim Oosterhuis of the Institute for Applied Virology in Utrecht.

Critics note who is not in the club. Under the contract up to 8 % of output would go to poorer countries. Indonesia and Vietnam, which have seen most of the human cases over the years, were not consulted. “They give us the virus samples,” Oosterhuis said of the two countries. “It would be polite to give something back.”`,
    author: 'Amara Nwachukwu',
    language: 'en',
    category: 'public-health',
    location: ['Gothenburg', 'Utrecht', 'Indonesia', 'Vietnam'],
    organization: ['Skarnvik Vaccines', 'International Health Council', 'Institute for Applied Virology'],
    industry: ['Vaccines', 'Hospitals and Healthcare'],
    subject: ['Pandemic preparedness', 'Vaccines'],
    indication: ['Avian influenza'],
    drugClass: ['mRNA vaccine'],
    phase: ['Phase 2'],
    keywords: ['H5', 'stockpile', 'advance purchase', 'SKV-H5'],
    image: 'virus',
  },
];
