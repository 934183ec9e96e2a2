import type { DemoArticle } from '../article';

export const features: DemoArticle[] = [
  {
    slug: 'morning-briefing-life-science-a',
    source: 'meridian-pharma-wire',
    hoursBefore: 23.2,
    headline: "Life science agenda: panel verdict, Corvane's data, Geneva and a cold lorry",
    lead: "What Meridian's desks are watching over the next 24 hours, from the lung cancer vote in the U.S. to a survey of resistant bacteria.",
    body: `ONCOLOGY - Advisers to the U.S. Office of Therapeutic Review vote on Velmora's orvetinib. Reviewers have flagged liver injury, and options point to a move of 16 % in either direction. The vote is expected late in the afternoon, Washington time.

GASTROENTEROLOGY - Corvane Bio says that results of MERIDIEM, the pivotal trial of zelotrimab in Crohn's disease, are "in the final stage of cleaning". Aldermoor Life Sciences, which is buying it, may walk away if the drug fails. Traders think that the data could come within days.

VACCINES - Denmark publishes its study of the RSV shot Respivara in care homes. The Netherlands has said that it will look at the numbers before changing its advice.

RARE DISEASE - Japan's Therapeutic Products Bureau meets on Ossiane's haemophilia therapy Hemossia.

PUBLIC HEALTH - The International Health Council brings out its survey of antimicrobial resistance in 104 countries tomorrow. Cholera figures from Zambia are due in the evening.

SUPPLY - Police near Antwerp are looking for 9,120 pens of an obesity drug, which are no longer cold.

COMPANIES - No large company reports today. Halvorsen-Lisk's shareholders meet in Oslo on a routine matter.

CORRECTIONS DESK - Yesterday's note on Bellmere Diagnostics gave its listing as London. It is not listed.`,
    author: 'Imogen Thackray',
    language: 'en',
    category: 'news',
    location: ['Oslo', 'Antwerp', 'London', 'Geneva', 'Netherlands'],
    organization: [
      'Aldermoor Life Sciences',
      'Velmora Therapeutics',
      'Corvane Bio',
      'Halvorsen-Lisk',
      'Ossiane Gene Medicines',
      'Bellmere Diagnostics',
      'Office of Therapeutic Review',
      'Therapeutic Products Bureau',
      'International Health Council',
    ],
    industry: ['Pharmaceuticals', 'Biotechnology', 'Gene Therapy', 'Diagnostics'],
    subject: ['Briefing', 'Life sciences'],
    indication: ['Non-small cell lung cancer', "Crohn's disease", 'RSV', 'Haemophilia B'],
    drugClass: ['Kinase inhibitor', 'Monoclonal antibody', 'mRNA vaccine', 'AAV gene therapy'],
    keywords: [
      'morning briefing',
      'agenda',
      'life sciences',
      'VLM-2411B',
      'orvetinib',
      'CRV-0907',
      'zelotrimab',
      'SKV-RSV1',
      'Respivara',
      'OSG-301',
      'Hemossia',
    ],
    image: 'globe',
  },
  {
    slug: 'leeds-life-science-cluster-feature',
    source: 'harbour-business-daily',
    hoursBefore: 57,
    headline: 'How Leeds stopped waiting for London and became a city of tablets',
    lead: 'Forty companies, one hospital and a canal: the story of a life science cluster that nobody planned, and that has begun to worry about being noticed.',
    body: `The Wool Exchange in Leeds has a floor of Italian marble on which, for a century, men in hats shouted the price of fleece. Once a year it still fills. The hats have gone; the annual meeting of Aldermoor Life Sciences attracts some 900 shareholders, most of them local, several with flasks.

In February or thereabouts they will be asked for something larger than usual. Their company is buying Corvane Bio of Boston for $3.6 billion, and has promised to make its antibody here, on the site of a hall where cough sweets were pressed in the year of the Coronation.

It would be the biggest industrial investment in the city for two generations. That it should be in medicine surprises people from elsewhere. Within two miles of the exchange there are 41 companies that make drugs, tests or devices, or the machines to make them, with 11,600 jobs. Eighteen years ago there were six.

No minister planned it. Those who were there tell three stories. In the first, a tannery went bankrupt and left a clean river and forty chemists. In the second, St Aubrey's Hospital decided that any doctor might spend a day a week on somebody else's payroll, provided that the hospital was told whose. In the third, rents in London doubled.

"It was the day a week," says Harriet Sugden, who came to Aldermoor as a sales representative and now runs it. Aldrogepant, the migraine tablet that made the company rich, began with a neurologist, Dr Fola Akindele, complaining over lunch that her teenage patients could not swallow anything when they needed it most. The tablet melts on the tongue.

The city has learned to do small things well. The council keeps a list of every empty building with three-phase electricity. A college trains 300 technicians a year and asks firms each June what it taught them wrongly. There is a shared laboratory by the canal, with benches by the month, where two sisters are at present studying naked mole-rats.

What it lacks is money with patience. Of the 41 companies 23 were started in Leeds, and nine of those have been sold, all to buyers abroad. Five then left. "We are a very good nursery," says Calum Frith of the chamber of commerce. "I'd like us, now and then, to be a school."

For that reason Aldermoor's purchase is watched with more than usual interest. For once the ship sails the other way: Leeds buys, Boston is bought. If it goes well others may stop looking for the exit at forty employees. If it does not, there is a second hall next to the first and it is full of tablets; the city will, as an elderly shareholder put it, unscrewing his flask, "still have its headaches".

Rents, meanwhile, have begun to rise. By the canal they have doubled since the spring before last. Several founders have been to look at Bradford.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'business',
    location: ['Leeds', 'Boston', 'London'],
    organization: ['Aldermoor Life Sciences', 'Corvane Bio', "St Aubrey's Hospital"],
    industry: ['Pharmaceuticals', 'Biotechnology', 'Hospitals and Healthcare'],
    subject: ['Regional economy', 'Life sciences'],
    indication: ['Migraine'],
    keywords: ['Leeds', 'cluster', 'wool exchange', 'regional growth'],
    image: 'lab-bench',
  },
  {
    slug: 'covid-19-lessons-long-read',
    source: 'world-health-desk',
    hoursBefore: 26.6,
    headline: 'We have begun to forget COVID-19 in the order in which we learned it',
    lead: 'First the masks went, then the ventilation, then the people who knew where the phone numbers were. Preparedness is a kind of memory, and memory costs money every year.',
    body: `In a cupboard in a ministry that I shall not name there is a box. In it are the mobile numbers of 211 people who, in the worst weeks of COVID-19, could find a ventilator, a warehouse, or a mayor. The list was last updated four years ago. I rang twenty. Six answered, and one of those was in the right job.

Forgetting has its own order. The objects go first: masks past their date, tests past theirs. Then the rules, since each is somebody’s nuisance. Then the rooms. Of 48 emergency operations centres that were built or rebuilt during the pandemic in the countries I cover, 19 are now used for something else, one of them as a very good canteen. Last to go are the people. They retire, or are reorganised, and what they know walks out with them to the car park.

Against this a few weeks of news look almost like recovery. Delegates in Geneva finished the accord on sharing viruses and vaccines. Twelve countries are paying Skarnvik Vaccines to keep a production line idle. Seven poultry workers in Poland were tested, traced and their virus sequenced within four days, which five years ago would have taken three weeks. These are not small things.

But they have something in common. Each is a contract, a text or a technique. None is a habit. Preparedness that has to be remembered will be forgotten; only what is done each Thursday survives. The places that coped well had done something dull for years. Thailand’s village volunteers visited every house every month about mosquitoes. When the question changed they already knew the doors.

So I distrust stockpiles a little and like drills a lot. Manchester’s vaccination bus, bought for measles, is going to be kept. Somebody at the council had the wit to see that it was not a vehicle but a skill: where to park, whom to ask, when people are at home. A night operator in Leeds pulled out a hospital’s cables because someone had once told him that he might. He was promoted. That, too, is policy.

What would it cost? The International Health Council has put a figure on keeping 100 countries in practice: two exercises a year, a duty officer, a list that is rung through every month. It comes to $310 million annually, about what the world spent on one day in the second spring.

Nobody will cut a ribbon for it. There is no photograph of a telephone that is answered. And one day it will seem absurd to have spent so much on a list of numbers for people whom nobody has needed in fifteen years. On that day it will be working.

I have written to the ministry about the box.`,
    author: 'Amara Nwachukwu',
    language: 'en',
    category: 'opinion',
    location: ['Leeds', 'Manchester', 'Geneva', 'Poland', 'Thailand'],
    organization: ['Skarnvik Vaccines', 'International Health Council'],
    industry: ['Vaccines'],
    subject: ['Pandemic preparedness', 'Opinion'],
    indication: ['COVID-19'],
    keywords: ['COVID-19', 'preparedness', 'institutional memory'],
    image: 'virus',
  },
  {
    slug: 'ward-pharmacist-diary',
    source: 'hospital-and-ward',
    hoursBefore: 49,
    headline: 'A week of things we did not have: a hospital pharmacist’s diary',
    lead: 'Three medicines out of stock, one recall, one miracle with a taxi. Oluwaseun Adeyi of St Aubrey’s in Leeds kept notes for us.',
    body: `First day. Ardesaprine: none, and none for five weeks, because of the recall of Tamarell’s tablets. I move 212 patients to another drug of the same family. Eleven have been moved from that one before. One asks whether I am choosing by alphabet.

Second. Starter pens of tessaglutide have come. Forty, for a list of 140. The fair way is by date, the right way is by need, and the loud way is by telephone. We do it by need. I take the telephone off the hook.

Third. A lorry with our vaccines is late, the driver apologetic. The box says 7.8 °C. The limit is 8. I sit and look at the logger for a while, as one looks at a kettle. It passes.

Fourth. The vitamin A recall is not ours, since supplements are foods. Twenty-six people have brought their bottles anyway. We now have a bucket. One lady, fourteen weeks pregnant, took two capsules in all; I find her the sentence in the guidance that says she may stop worrying, and read it to her, twice.

Fifth. Intensive care needs an antidote that exists in nine hospitals, the nearest of them in Sheffield. The helicopter is grounded by fog. A taxi driver called Imran takes 51 minutes and will accept neither money nor a sandwich.

Sixth. I count how long my team spent this week on medicines that were not there: 67 hours, nearly two people’s jobs. It appears in no budget. We call it procurement.

Seventh. Sunday. My own mother rings: her pharmacy is out of ardesaprine, and could I perhaps do something?`,
    author: 'Grace Penhallow',
    language: 'en',
    category: 'opinion',
    location: ['Leeds'],
    organization: ['Tamarell Generics'],
    industry: ['Generics'],
    subject: ['Pharmacy', 'Drug shortages'],
    indication: ['Obesity', 'Hypertension'],
    drugClass: ['GLP-1 receptor agonist', 'Antihypertensive'],
    keywords: ['shortages', 'pharmacist', 'diary', 'TSL-550', 'tessaglutide', 'TMR-40', 'ardesaprine'],
    image: 'capsules',
    correction: {
      after: 8,
      body: `(Corrects the number of starter pens received on the second day.)

First day. Ardesaprine: none, and none for five weeks, because of the recall of Tamarell’s tablets. I move 212 patients to another drug of the same family. Eleven have been moved from that one before. One asks whether I am choosing by alphabet.

Second. Starter pens of tessaglutide have come. Sixty, for a list of 140. The fair way is by date, the right way is by need, and the loud way is by telephone. We do it by need. I take the telephone off the hook.

Third. A lorry with our vaccines is late, the driver apologetic. The box says 7.8 °C. The limit is 8. I sit and look at the logger for a while, as one looks at a kettle. It passes.

Fourth. The vitamin A recall is not ours, since supplements are foods. Twenty-six people have brought their bottles anyway. We now have a bucket. One lady, fourteen weeks pregnant, took two capsules in all; I find her the sentence in the guidance that says she may stop worrying, and read it to her, twice.

Fifth. Intensive care needs an antidote that exists in nine hospitals, the nearest of them in Sheffield. The helicopter is grounded by fog. A taxi driver called Imran takes 51 minutes and will accept neither money nor a sandwich.

Sixth. I count how long my team spent this week on medicines that were not there: 67 hours, nearly two people’s jobs. It appears in no budget. We call it procurement.

Seventh. Sunday. My own mother rings: her pharmacy is out of ardesaprine, and could I perhaps do something?`,
    },
  },
];
