import type { DemoArticle } from '../article';

export const outbreaksNow: DemoArticle[] = [
  {
    slug: 'lakeside-malaria-vaccine-gap',
    source: 'world-health-desk',
    hoursBefore: 34,
    headline: 'Partial resistance to malaria drugs confirmed on the shores of Lake Victoria',
    lead: 'One infection in eight now clears slowly. Doctors in Kisumu want to use two treatments in rotation before the old one is lost.',
    body: `Parasites that are slow to respond to the world’s main malaria drugs have become established around Lake Victoria, a survey of 2,300 patients in western Kenya has found.

In 12.6 % of infections, parasites were still in the blood on the third day, compared with 3 % four years ago. Nearly all of those carried a known mutation. Patients were cured in the end, since the partner drug in the tablet still works. When that too fails, as it did in South-East Asia, cases and deaths rise.

“The first wall has a crack in it. We are leaning on the second,” said Dr Elijah Omondi of Lakeside Teaching Hospital in Kisumu.

He and colleagues propose to rotate two different combinations by district each year, so that the parasite does not face the same drug for long. Models suggest that this could delay failure by five to eight years. It would be awkward for clinics, and the second combination costs 40 cents more.

New drugs are few. Grupo Olivarte’s OLV-26, which kills the parasite in another way, is in Phase 2 at the same hospital. Results are expected by the summer.`,
    author: 'Amara Nwachukwu',
    language: 'en',
    category: 'public-health',
    location: ['Kisumu', 'Kenya'],
    organization: ['Grupo Olivarte', 'Lakeside Teaching Hospital'],
    industry: ['Pharmaceuticals', 'Hospitals and Healthcare'],
    subject: ['Malaria', 'Drug resistance'],
    indication: ['Malaria'],
    drugClass: ['Antimalarial'],
    keywords: ['malaria', 'artemisinin resistance', 'surveillance', 'OLV-26'],
    image: 'mosquito',
  },
  {
    slug: 'cholera-zambia-second-wave',
    source: 'world-health-desk',
    hoursBefore: 7.4,
    headline: 'Lusaka reopens its stadium as a cholera ward',
    lead: 'Zambia has reported 1,900 cases in two weeks. Engineers say they know which pipe is to blame.',
    body: `The beds are back on the running track. Two weeks after the first patients arrived from the markets, Zambia has turned the national stadium in Lusaka into a cholera treatment centre for the second time in three years.

The health ministry has recorded 1,903 cases and 37 deaths. Most are from two settlements where a trunk main, laid decades ago for a fifth of the present population, runs beside an open drain. When pumps stop at night to save electricity the pressure falls and the pipe sucks in what surrounds it.

“I can draw the outbreak on the plan of the network,” said Chanda Mulenga, an engineer with the water company. “I have drawn it before.”

A bypass of 4.3 kilometres would cost about $6 million. It was approved after the last outbreak and then postponed. Meanwhile tankers fill 88 public tanks, and chlorine is handed out with bread.

The International Health Council will send 900,000 doses of vaccine, one per person. After shipments to Mozambique its reserve is down to 800,000. A second manufacturer has brought forward its start by two months.`,
    author: 'Amara Nwachukwu',
    language: 'en',
    category: 'public-health',
    location: ['Zambia', 'Lusaka', 'Mozambique'],
    organization: ['International Health Council'],
    subject: ['Outbreaks', 'Water and sanitation'],
    indication: ['Cholera'],
    keywords: ['cholera', 'Lusaka', 'water kiosks'],
    image: 'globe',
    correction: {
      after: 3,
      lead: 'Zambia has reported 2,061 cases in two weeks. Engineers say they know which pipe is to blame.',
      body: `(Updates case and death figures with the ministry’s evening report.)

The beds are back on the running track. Two weeks after the first patients arrived from the markets, Zambia has turned the national stadium in Lusaka into a cholera treatment centre for the second time in three years.

The health ministry has recorded 2,061 cases and 42 deaths. Most are from two settlements where a trunk main, laid decades ago for a fifth of the present population, runs beside an open drain. When pumps stop at night to save electricity the pressure falls and the pipe sucks in what surrounds it.

“I can draw the outbreak on the plan of the network,” said Chanda Mulenga, an engineer with the water company. “I have drawn it before.”

A bypass of 4.3 kilometres would cost about $6 million. It was approved after the last outbreak and then postponed. Meanwhile tankers fill 88 public tanks, and chlorine is handed out with bread.

The International Health Council will send 900,000 doses of vaccine, one per person. After shipments to Mozambique its reserve is down to 800,000. A second manufacturer has brought forward its start by two months.`,
    },
  },
  {
    slug: 'ihc-antimicrobial-report',
    source: 'world-health-desk',
    hoursBefore: 1.6,
    headline: 'One urinary infection in five now resists the standard antibiotic, IHC says',
    lead: 'The Council’s largest survey so far covers 104 countries. The best news in it is about countries that did something dull: they wrote guidelines and followed them.',
    body: `One in five urinary tract infections with the commonest bacterium can no longer be treated with the drug that doctors reach for first, according to a survey of 104 countries by the International Health Council.

Resistance to standard antibiotics in E. coli rose from 16 % to 21 % in five years. In South Asia it is 38 %. Resistance to the reserve drugs known as carbapenems, rare a decade ago, was found in 4 % of samples from intensive care and in 11 % in the worst region.

Yet 19 countries went the other way. Thailand, Denmark and Peru, which have little else in common, all cut the use of antibiotics in outpatients by at least a quarter. Each did it with a short national list of what to give for what, and a monthly letter telling every doctor how his or her prescriptions compare with the neighbours’.

“Nobody wins a prize for a letter,” said the report’s editor, Dr Salma Haddad-Ruiz. “It worked better than anything that did.”

The pipeline remains thin. Of 32 antibiotics in trials that act on priority bacteria, twelve are of a new kind. The IHC asks governments to pay for them by subscription rather than by the pill.`,
    author: 'Amara Nwachukwu',
    language: 'en',
    category: 'public-health',
    location: ['Denmark', 'Peru', 'Thailand'],
    organization: ['International Health Council'],
    subject: ['Antimicrobial resistance', 'Global health policy'],
    keywords: ['superbugs', 'surveillance', 'E. coli'],
    image: 'globe',
    correction: {
      after: 1.8,
      body: `(Corrects the number of countries in which use of antibiotics fell, in the third paragraph.)

One in five urinary tract infections with the commonest bacterium can no longer be treated with the drug that doctors reach for first, according to a survey of 104 countries by the International Health Council.

Resistance to standard antibiotics in E. coli rose from 16 % to 21 % in five years. In South Asia it is 38 %. Resistance to the reserve drugs known as carbapenems, rare a decade ago, was found in 4 % of samples from intensive care and in 11 % in the worst region.

Yet 21 countries went the other way. Thailand, Denmark and Peru, which have little else in common, all cut the use of antibiotics in outpatients by at least a quarter. Each did it with a short national list of what to give for what, and a monthly letter telling every doctor how his or her prescriptions compare with the neighbours’.

“Nobody wins a prize for a letter,” said the report’s editor, Dr Salma Haddad-Ruiz. “It worked better than anything that did.”

The pipeline remains thin. Of 32 antibiotics in trials that act on priority bacteria, twelve are of a new kind. The IHC asks governments to pay for them by subscription rather than by the pill.`,
    },
  },
  {
    slug: 'measles-manchester-over',
    source: 'hospital-and-ward',
    wire: 27,
    headline: 'Manchester’s measles outbreak is as good as over, and the bus stays',
    lead: 'Eighteen days have passed without a new case after an outbreak of 283. The city will keep its night-time vaccination bus, now with a second vehicle.',
    body: `Manchester has had no new case of measles for 18 days, and if another 24 go by, twice the longest time the virus takes to show itself, it will declare its outbreak at an end.

In all 283 people fell ill, 51 were in hospital, and one, a man of 34 with a weak immune system, died. The last chain of infection ran through a five-a-side football league.

The vaccination bus that became the emblem of the campaign gave 9,400 doses. Coverage with two doses among schoolchildren has gone from 84 % to 91 %. The city council will keep the bus for other vaccines and buy another.

A review found that 70 % of families who came had never refused anything. They had missed one appointment and not been offered a second. “We had been calling them hesitant,” public health director Sadia Farrukh said. “It was us who hesitated.”

Two schools will get full-time nurses. The review also suggests that reminders be sent as voice messages in five languages, after a trial in which those were answered three times as often as letters.`,
    author: 'Grace Penhallow',
    language: 'en',
    category: 'public-health',
    location: ['Manchester'],
    subject: ['Outbreaks', 'Vaccination'],
    indication: ['Measles'],
    keywords: ['measles', 'last case', 'vaccination bus'],
    image: 'syringe',
  },
  {
    slug: 'mpox-airport-test-bellmere',
    source: 'biotech-ledger',
    wire: 39,
    headline: "Bellmere's 40-minute mpox test gets emergency listing from IHC",
    lead: 'The Manchester firm will sell it to poor countries for $4. It developed the test in eleven weeks on an instrument built for sepsis.',
    body: `The International Health Council has put a test for mpox from Bellmere Diagnostics on its emergency list, which lets aid agencies buy it at once.

The test needs a swab from a sore, a reader the size of a toaster, and forty minutes. In a study at four clinics in central Africa it found 94 % of cases confirmed by a laboratory. Most suspected cases there are never tested, because samples take a week to reach a city.

Bellmere will charge $4 for each cartridge in 70 countries, a price that covers its costs, and about £28 elsewhere. Its reader was made for the sepsis test SepsiRead and has been put into 600 hospitals. Adapting it for mpox took eleven weeks.

"We had the toaster. We changed the bread," said chief scientist Anil Kowalczyk.

The agency ordered 400,000 cartridges for the first quarter. The factory in Manchester makes 50,000 a week and has gone to two shifts.`,
    author: 'Priya Raghunathan',
    language: 'en',
    category: 'business',
    location: ['Manchester'],
    organization: ['Bellmere Diagnostics', 'International Health Council'],
    industry: ['Diagnostics'],
    subject: ['Diagnostics', 'Outbreaks'],
    indication: ['Mpox'],
    drugClass: ['Diagnostic test'],
    phase: ['Approved'],
    keywords: ['rapid test', 'emergency use', 'mpox', 'BMD-S1', 'SepsiRead'],
    image: 'vials',
  },
];
