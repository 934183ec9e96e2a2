import type { DemoArticle } from '../article';

export const hospitalWork: DemoArticle[] = [
  {
    slug: 'nurse-ratio-law-germany',
    source: 'hospital-and-ward',
    hoursBefore: 226,
    headline: 'German hospitals must close beds if nurses are missing, court rules',
    lead: 'Minimum staffing is not a target but a limit, judges said. Rheinau University Hospital shut 44 beds within the hour.',
    body: `Hospitals in Germany must close beds when they have too few nurses for them, even if patients are waiting, the country’s highest administrative court has ruled.

The case was brought by a nurse who had looked after 17 patients on a night when the law allows ten. Her employer argued that the figure was a monthly average. “A patient is not ill on average,” the presiding judge said.

Rheinau University Hospital in Freiburg, which was not a party, closed 44 of its 1,600 beds on the day of the judgment. Operations that can wait are being put off by up to three weeks. “We did not have these nurses yesterday either,” said nursing director Ulrike Sommerfeld. “We only had the beds.”

The hospitals’ federation expects 9,000 beds to close across the country this winter and asks for time. Unions say that 60,000 trained nurses work in other jobs and would come back if they could rely on rotas.

Private agencies reported twice as many enquiries within a day. Some quoted 90 euros an hour.`,
    author: 'Jonas Weidlich',
    language: 'en',
    category: 'news',
    location: ['Freiburg', 'Germany'],
    organization: ['Rheinau University Hospital'],
    industry: ['Hospitals and Healthcare'],
    subject: ['Workforce', 'Health policy'],
    keywords: ['nurses', 'staffing ratios', 'law'],
    image: 'hospital',
  },
  {
    slug: 'torreblanca-robot-pharmacy',
    source: 'northern-technology-review',
    hoursBefore: 101,
    headline: 'A robot in Valencia mixes chemotherapy at three in the morning',
    lead: 'Lumenquay’s arm has made 20,000 doses at Hospital Clínico Torreblanca with an error rate that its human colleagues do not like to talk about.',
    body: `At night, when the pharmacy of Hospital Clínico Torreblanca in Valencia is dark, a white arm behind glass goes on working. It picks up a vial, looks at the label, weighs it, draws 14.2 millilitres, weighs it again, and puts a bag on a hook. By seven there are 110 bags, and the first patients are in the lift.

The arm is made by Lumenquay Robotics of Turin, better known for machines in warehouses. In eleven months it has prepared 20,140 doses of chemotherapy. By weight, 99.97 % were within 5 % of the prescription. In the six months before, when people did it by hand and eye, the figure was 98.1 %.

Fewer people are now exposed to drugs that cause the disease they treat. “My mother did this job and lost three pregnancies,” said pharmacist Neus Ferrer. “We don’t know why. We can guess.”

The machine is slow, at four minutes a bag against three for a practised technician, but it does not get tired. It stops when it is unsure. In the first month it stopped 40 times a night, mostly because of crooked labels. Lumenquay changed the lighting; the hospital changed its supplier of labels.

Nobody has lost a job. Two technicians now spend the morning on the wards, talking to patients about their tablets. It costs 620,000 euros.`,
    author: 'Yuki Morisaki',
    language: 'en',
    category: 'technology',
    location: ['Valencia', 'Turin'],
    organization: ['Lumenquay Robotics', 'Hospital Clínico Torreblanca'],
    industry: ['Robotics', 'Hospitals and Healthcare'],
    subject: ['Robotics', 'Hospital pharmacy'],
    keywords: ['robot', 'chemotherapy', 'compounding'],
    image: 'robot-arm',
  },
  {
    slug: 'harrow-point-strike',
    source: 'harbour-business-daily',
    hoursBefore: 46,
    headline: 'Resident doctors walk out at Harrow Point over 80-hour weeks',
    lead: "About 900 doctors in training have begun a three-day strike at Boston's largest hospital. Management has flown in replacements at $9,000 each.",
    body: `Some 900 resident doctors at Harrow Point Medical Center in Boston began a three-day strike, the first at the hospital in its 140 years, over pay and hours that the two sides describe in different arithmetic.

The doctors' union says that its members work an average of 71 hours a week and that one week in six exceeds the legal limit of 80. The hospital's records show 63. The difference, according to both, is paperwork done at home.

Residents earn $74,000 a year. They ask for 25 % over three years and a cap of 24 hours on a single shift; the hospital has offered 13 % and a committee.

Emergency and intensive care are staffed by senior doctors and by 160 temporary replacements, who are paid about $9,000 for the three days. Two hundred planned operations have been moved. Four clinical trials have paused enrolment.

"They can find nine thousand dollars for someone who doesn't know where the toilets are," said Dr Imani Rourke, who leads the union's branch.

Harrow Point earned an operating surplus of $212 million last year. Talks resume at the end of the week.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'business',
    location: ['Boston'],
    organization: ['Harrow Point Medical Center'],
    industry: ['Hospitals and Healthcare'],
    subject: ['Labour disputes', 'Hospitals'],
    keywords: ['strike', 'resident doctors', 'pay'],
    image: 'hospital',
  },
  {
    slug: 'st-aubreys-hospital-at-home',
    source: 'hospital-and-ward',
    hoursBefore: 21.5,
    headline: 'Sixty patients, no beds: inside the ward that is a van',
    lead: 'St Aubrey’s treats people with heart failure in their own kitchens. It is cheaper, and they walk more.',
    body: `Ward 31 at St Aubrey’s Hospital in Leeds has sixty patients, eleven nurses, two doctors and no beds. It has four vans.

The patients, most of them over 75 and with heart failure, are ill enough to be in hospital and are at home. Twice a day a nurse comes, listens to the chest, gives a diuretic through a vein, and takes blood, which is tested in the van. At night a band on the arm sends pulse and oxygen to a room with one window where somebody is awake.

“In hospital he’d be in a gown on a bed for nine days, and he’d come out unable to climb his own stairs,” said Sister Jo Oyelaran, pulling up outside a terraced house. “Here he makes me tea. It’s terrible tea. He walks to the kettle.”

Figures for the first year, published this week, compare 1,140 patients with similar people who were admitted. They spent 6.1 days under care rather than 8.9. Readmission within a month was 12 % against 19 %. A day costs £310 instead of £480. Deaths were equal.

It does not suit everyone. One in six has nobody who could open the door, or no heating. For them there is an old-fashioned bed. The waiting list for the vans, though, is three days, and for that, as Sister Oyelaran says, you need a bed.`,
    author: 'Grace Penhallow',
    language: 'en',
    category: 'public-health',
    location: ['Leeds'],
    organization: ["St Aubrey's Hospital"],
    industry: ['Hospitals and Healthcare'],
    subject: ['Health services', 'Ageing'],
    indication: ['Heart failure'],
    keywords: ['virtual ward', 'home care', 'heart failure'],
    image: 'ambulance',
    correction: {
      after: 5,
      body: `(Corrects the cost of a day in Ward 31 in the fifth paragraph to £340; an earlier version left out the cost of the night room.)

Ward 31 at St Aubrey’s Hospital in Leeds has sixty patients, eleven nurses, two doctors and no beds. It has four vans.

The patients, most of them over 75 and with heart failure, are ill enough to be in hospital and are at home. Twice a day a nurse comes, listens to the chest, gives a diuretic through a vein, and takes blood, which is tested in the van. At night a band on the arm sends pulse and oxygen to a room with one window where somebody is awake.

“In hospital he’d be in a gown on a bed for nine days, and he’d come out unable to climb his own stairs,” said Sister Jo Oyelaran, pulling up outside a terraced house. “Here he makes me tea. It’s terrible tea. He walks to the kettle.”

Figures for the first year, published this week, compare 1,140 patients with similar people who were admitted. They spent 6.1 days under care rather than 8.9. Readmission within a month was 12 % against 19 %. A day costs £340 instead of £480. Deaths were equal.

It does not suit everyone. One in six has nobody who could open the door, or no heating. For them there is an old-fashioned bed. The waiting list for the vans, though, is three days, and for that, as Sister Oyelaran says, you need a bed.`,
    },
  },
  {
    slug: 'harrow-point-deal',
    source: 'meridian-pharma-wire',
    wire: 17,
    headline: 'Boston residents end dispute with 18 % rise and 24-hour cap',
    lead: 'Harrow Point Medical Center and its doctors in training settle after a three-day strike. Work done at home will be counted.',
    body: `BOSTON - Resident doctors at Harrow Point Medical Center accepted an 18 % rise over three years and a limit of 24 hours on any shift, ending the first strike in the hospital's history.

Time spent on records at home will count towards the weekly limit of 80 hours, measured by log-ins rather than by timesheets. That had been the hardest point, a mediator said, because neither side had believed the other's figures. The log-ins showed 69 hours.

"We were closer than they said and further than we hoped," said union leader Dr Imani Rourke.

The hospital will hire 40 assistants to take over paperwork, at a cost of $4 million a year. The temporary doctors of the past days cost $1.6 million.

Trials that had paused enrolment, among them one of the cell therapy QTR-77 for lupus, have resumed.`,
    author: 'Daniel Osei-Bonsu',
    language: 'en',
    category: 'business',
    location: ['Boston'],
    organization: ['Harrow Point Medical Center'],
    industry: ['Hospitals and Healthcare'],
    subject: ['Labour disputes', 'Hospitals'],
    indication: ['Lupus'],
    drugClass: ['CAR-T cell therapy'],
    keywords: ['strike ends', 'resident doctors', 'agreement', 'QTR-77'],
    image: 'hospital',
  },
  {
    slug: 'sepsiread-carbapenem-savings',
    source: 'hospital-and-ward',
    wire: 32,
    headline: 'Freiburg buys the “housekeeper”: sepsis test goes into routine use',
    lead: 'Rheinau University Hospital will use SepsiRead on every suspected case, not to save lives but to save antibiotics.',
    body: `Rheinau University Hospital in Freiburg will test all patients with suspected sepsis with SepsiRead, although the trial that it led showed no effect on deaths.

The reason is the other result. With the test, one patient in four was found not to have sepsis and could stop antibiotics, and use of the reserve drugs fell by 29 %. Resistance to those drugs on the hospital’s wards has doubled in six years. “Every course we do not give is a course that still works,” said Professor Leonie Grüneberg.

Bellmere Diagnostics will charge 64 euros a test in place of 98, in exchange for data on 12,000 patients. If antibiotic use does not fall by a fifth within a year the hospital gets half of its money back.

Critics see a precedent: a diagnostic paid for by what is not prescribed. The regional health fund has agreed to share the saving. Two hospitals in Munich and one in Vienna have asked for the contract.`,
    author: 'Jonas Weidlich',
    language: 'en',
    category: 'public-health',
    location: ['Freiburg', 'Vienna', 'Munich'],
    organization: ['Bellmere Diagnostics', 'Rheinau University Hospital'],
    industry: ['Diagnostics', 'Hospitals and Healthcare'],
    subject: ['Antimicrobial stewardship', 'Diagnostics'],
    indication: ['Sepsis'],
    drugClass: ['Diagnostic test'],
    phase: ['Approved'],
    keywords: ['sepsis', 'carbapenem', 'stewardship', 'BMD-S1', 'SepsiRead'],
    image: 'vials',
  },
];
