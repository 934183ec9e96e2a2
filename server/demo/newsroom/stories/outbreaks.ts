import type { DemoArticle } from '../article';

export const outbreaks: DemoArticle[] = [
  {
    slug: 'ihc-cholera-mozambique-wire',
    source: 'world-health-desk',
    hoursBefore: 690,
    headline: 'Cholera follows the flood in Beira, and there is one vaccine dose for two people',
    lead: 'The International Health Council has released 1.2 million doses from a stockpile that held fewer than 3 million.',
    body: `Nine days after the river went down, the cholera wards in Beira are full. Health officials in Mozambique have counted 4,120 cases and 61 deaths, most of them in three districts where latrines and wells stood under the same water.

The International Health Council has sent 1.2 million doses of oral vaccine, half of what was asked for. Since supplies ran short, countries in an outbreak get one dose for each person rather than the recommended two. One dose protects for about six months.

“It buys us one rainy season,” said Dr Telma Macuácua, the provincial director. “By the next there must be pipes.”

The dead are mainly people who came too late. Cholera kills within hours by loss of fluid and is treated with salt, sugar and clean water. Forty-two rehydration posts have been set up in schools, run by volunteers who were taught in a morning.

One firm makes almost all of the world’s vaccine. A second is to begin next year. The IHC’s stockpile in Geneva fell to 1.7 million doses with this shipment, and two other countries have applied.`,
    author: 'Amara Nwachukwu',
    language: 'en',
    category: 'public-health',
    location: ['Geneva', 'Mozambique', 'Beira'],
    organization: ['International Health Council'],
    subject: ['Outbreaks', 'Water and sanitation'],
    indication: ['Cholera'],
    keywords: ['cholera', 'floods', 'oral vaccine'],
    image: 'globe',
  },
  {
    slug: 'measles-outbreak-schools-manchester',
    source: 'hospital-and-ward',
    hoursBefore: 486,
    headline: 'Manchester opens night clinics as measles reaches 210 cases',
    lead: 'Three in five patients are children who missed a second dose. One bus has become the busiest vaccination site in the city.',
    body: `A single-decker bus with its seats removed vaccinated 340 children against measles in Manchester over the weekend, more than all of the city’s surgeries together.

The bus parks beside mosques, a bingo hall and two supermarkets and stays until ten at night. “We kept opening at nine in the morning for people who work at nine in the morning,” said public health director Sadia Farrukh.

Measles has infected 210 people since the first case was traced to a wedding seven weeks ago. Thirty-eight have been in hospital and two in intensive care. Nobody has died. About 60 % of patients are between 5 and 14, an age at which coverage with two doses has slipped to 84 %; some 95 % is needed to stop the virus.

Some parents are worried about the vaccine, but most of those who come to the bus say that they lost a letter, moved house, or were told to ring back. Two of the schools with the lowest coverage have no permanent nurse.

Bellmere Diagnostics, which is based in the city, has lent a van with a test that gives a result in forty minutes.`,
    author: 'Grace Penhallow',
    language: 'en',
    category: 'public-health',
    location: ['Manchester'],
    organization: ['Bellmere Diagnostics'],
    industry: ['Diagnostics'],
    subject: ['Outbreaks', 'Vaccination'],
    indication: ['Measles'],
    keywords: ['measles', 'school', 'catch-up clinic'],
    image: 'virus',
  },
  {
    slug: 'avian-flu-dairy-workers',
    source: 'world-health-desk',
    hoursBefore: 396,
    headline: 'Seven poultry workers in Poland test positive for H5 influenza',
    lead: 'All had mild illness, and none appears to have infected another person. The virus has a mutation that experts have been watching for.',
    body: `Seven people who culled infected hens in the west of Poland have tested positive for H5 avian influenza, the country’s health institute reported.

All had sore eyes or a cough. Six have recovered. None of 212 people who had been close to them has fallen ill, which suggests that the virus still does not pass easily between humans.

Sequencing found a change in one protein that helps the virus to multiply at the temperature of the human nose. It has been seen before in single cases, never in a group. “Three or four changes are thought to be needed. This is one,” said Professor Wim Oosterhuis of the Institute for Applied Virology in Utrecht. “I would not cancel a holiday. I would order the swabs.”

The International Health Council kept its assessment of the risk to the public at low and to people who work with poultry at moderate.

More than 11 million birds have been killed in Poland, Germany and Denmark since the autumn. Goggles had been issued to the workers, inspectors found, but they steamed up, and most had taken them off.`,
    author: 'Lucía Ferrándiz',
    language: 'en',
    category: 'public-health',
    location: ['Utrecht', 'Germany', 'Poland', 'Denmark'],
    organization: ['International Health Council', 'Institute for Applied Virology'],
    industry: ['Hospitals and Healthcare'],
    subject: ['Outbreaks', 'Zoonoses'],
    indication: ['Avian influenza'],
    keywords: ['H5', 'poultry', 'surveillance'],
    image: 'virus',
  },
  {
    slug: 'dengue-europe-local',
    source: 'world-health-desk',
    hoursBefore: 262,
    headline: 'Dengue caught at home: 64 cases around Valencia and the mosquito has not gone',
    lead: 'It is the largest cluster of locally acquired dengue seen in Spain. Warm nights have kept the tiger mosquito flying weeks longer than usual.',
    body: `None of the 64 people had been abroad. Most had not been further than the beach. All have had dengue, caught from mosquitoes in four suburbs of Valencia.

The outbreak is the largest of its kind recorded in Spain. It began, virologists believe, with one traveller who returned from Colombia in the late summer and was bitten in his garden. The tiger mosquito, which arrived in the region twenty years ago, did the rest.

Hospital Clínico Torreblanca has treated 19 patients. Two were seriously ill; both are at home. “We tell doctors: if it looks like influenza and it is not the season, look at the ankles for bites,” said Dr Amparo Llorens, head of infectious diseases.

Teams go from door to door to empty saucers and gutters. Spraying kills adult insects for a day or two. Night temperatures have stayed above 15 °C for three weeks longer than the average, and below that the mosquito rests.

Blood donation has been suspended in the four districts. Authorities are considering the first use in Europe of males sterilised by radiation, bred in a laboratory near the city.`,
    author: 'Lucía Ferrándiz',
    language: 'en',
    category: 'public-health',
    location: ['Valencia', 'Spain', 'Colombia'],
    organization: ['Hospital Clínico Torreblanca'],
    industry: ['Hospitals and Healthcare'],
    subject: ['Outbreaks', 'Climate and health'],
    indication: ['Dengue'],
    keywords: ['dengue', 'tiger mosquito', 'local transmission'],
    image: 'mosquito',
  },
  {
    slug: 'ihc-pandemic-accord-vote',
    story: 'ihc-accord',
    source: 'world-health-desk',
    hoursBefore: 134,
    headline: 'After four years and one last night, Geneva agrees on sharing viruses and vaccines',
    lead: 'Makers that use a country’s virus samples will hand over a tenth of what they produce. The word that nearly sank the text was “promptly”.',
    body: `At twenty past five in the morning, with the interpreters gone and the coffee finished, delegates to the International Health Council agreed on the annex that had kept the pandemic accord waiting for four years.

Countries that find a dangerous virus will share it, and its genetic sequence, within days. Companies that draw on the shared collection will in return give 10 % of the vaccines, tests and drugs they make in a pandemic to the IHC, and sell another 10 % at cost.

The last dispute was about a word. Indonesia wanted product to be delivered “simultaneously” with deliveries to rich countries. Companies’ home states would accept “as soon as practicable”. The text says “promptly and in parallel”, which both sides read out to their journalists with satisfaction.

“It is the first time that a sample has had a price,” said Kenya’s ambassador, Grace Wambui Karanja.

The United States took no part in the vote. Manufacturers, among them Skarnvik Vaccines, said they could live with the text if export bans were ruled out, which they are not quite.

The accord comes into force when 60 countries have ratified it. Officials expect that to take three years, “or three weeks, if something happens,” one said.`,
    author: 'Amara Nwachukwu',
    language: 'en',
    category: 'news',
    location: ['Geneva', 'United States', 'Kenya', 'Indonesia'],
    organization: ['Skarnvik Vaccines', 'International Health Council'],
    industry: ['Vaccines'],
    subject: ['Global health policy', 'Pandemic preparedness'],
    keywords: ['pandemic accord', 'pathogen sharing', 'Geneva'],
    image: 'globe',
  },
  {
    slug: 'ihc-pandemic-accord-vote-business',
    story: 'ihc-accord',
    source: 'harbour-business-daily',
    hoursBefore: 131,
    headline: 'Vaccine makers count the cost of a promise made at dawn',
    lead: 'A tenth of output for free and a tenth at cost: the Geneva accord will change the sums for pandemic products, and perhaps where factories are built.',
    body: `The accord struck in Geneva this week obliges manufacturers, in a pandemic, to give away one dose in ten and to sell another at cost. For an industry that made its best margins in living memory in the last one, the bill could be large.

How large depends on the contract. Companies must agree to the terms only if they use virus samples from the new shared collection. In theory a firm could find its own. In practice nobody develops a vaccine in a hundred days without the sequence.

Pennick & Rowe calculates that Skarnvik Vaccines, which has a standby contract with twelve European countries for an H5 product, would forgo about 2.1 billion crowns in a severe pandemic, an eighth of what it would take in.

Linnea Åkerström, its chief executive, does not object to the tenth. "I object to being told to export it by one treaty and not to export it by a minister," she said. The accord asks states to refrain from export bans. It does not forbid them.

One consequence may outlast the argument. Doses made under licence in poorer countries count towards the quota twice. Three companies are looking at sites in Africa.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'business',
    location: ['Geneva'],
    organization: ['Skarnvik Vaccines', 'Pennick & Rowe'],
    industry: ['Vaccines', 'Banking and Finance'],
    subject: ['Global health policy', 'Vaccines industry'],
    keywords: ['pandemic accord', 'export bans', 'vaccine makers'],
    image: 'globe',
  },
];
