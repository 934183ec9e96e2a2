import type { DemoArticle } from '../article';

export const hospitals: DemoArticle[] = [
  {
    slug: 'st-aubreys-cyberattack',
    story: 'st-aubreys-attack',
    source: 'hospital-and-ward',
    hoursBefore: 582,
    headline: 'Back to paper at St Aubrey’s as attackers lock its records',
    lead: 'The Leeds hospital has cancelled 700 appointments and is sending ambulances elsewhere. Theatre lists are being written on whiteboards.',
    body: `Nurses at St Aubrey’s Hospital in Leeds were handing blood results from floor to floor on slips of paper yesterday, after an attack on its computers put electronic records, imaging and e-mail out of reach.

The hospital noticed at 3.40 in the morning that files on a server in the pharmacy were being encrypted and cut its own network eleven minutes later. That probably saved the back-ups, chief executive Marian Holdsworth said. It also stopped the system through which 5,100 staff see patients’ histories.

Some 700 outpatient appointments and 41 operations have been put off. Ambulances with stroke and heart patients are going to Bradford and Wakefield. Emergency care goes on for those who arrive by themselves.

“The young doctors have never seen a paper chart,” said Sister Bernadette Quayle, who has. “I taught four of them what a carbon copy is.”

A note left on the server asks for payment and gives five days. The hospital has said that it will not pay. It does not know whether data were copied.

The attack began with the log-in of a contractor who maintains refrigerators.`,
    author: 'Grace Penhallow',
    language: 'en',
    category: 'technology',
    location: ['Leeds'],
    organization: ["St Aubrey's Hospital"],
    industry: ['Hospitals and Healthcare'],
    subject: ['Cyber security', 'Hospitals'],
    indication: ['Stroke'],
    keywords: ['ransomware', 'electronic records', 'Leeds'],
    image: 'servers',
  },
  {
    slug: 'st-aubreys-cyberattack-technology',
    story: 'st-aubreys-attack',
    source: 'northern-technology-review',
    hoursBefore: 576,
    headline: 'How a fridge contractor’s password opened a hospital',
    lead: 'The attack on St Aubrey’s in Leeds followed a route that security engineers have been drawing on whiteboards for ten years. One decision went right.',
    body: `The refrigerators in a hospital pharmacy must be kept between 2 and 8 °C, and someone must be told if they are not. At St Aubrey’s in Leeds that someone was a contractor with a remote log-in, a reused password, and no second factor. From the thermometer’s server to the pharmacy’s was one hop. From the pharmacy’s to everything else was another.

People who have seen a first reconstruction say that the intruders spent nine days inside, mostly at night, mapping back-ups. They deleted two sets. They did not find the third, which is written to tape and driven to a warehouse by a man named Keith.

At 3.40 a.m. the encryption started. A night operator, twenty-three years old and eight months in the job, rang nobody. He pulled the uplinks. It took him eleven minutes to find them all, because two were not on the plan.

“That is the bravest thing I’ve seen in this trade,” said Ottilie Brandt, who advises hospitals on security. “Most places punish it. So most people ring someone first, and in those forty minutes you lose the rest.”

About 60 of 900 servers were encrypted. Restoring them will take three weeks. The code, written in C++, has been seen in attacks on two ports and a dairy.`,
    author: 'Colm Drennan',
    language: 'en',
    category: 'technology',
    location: ['Leeds'],
    subject: ['Cyber security', 'Critical infrastructure'],
    keywords: ['ransomware', 'remote access', 'network segmentation'],
    image: 'servers',
  },
  {
    slug: 'st-aubreys-restored',
    source: 'hospital-and-ward',
    hoursBefore: 200,
    headline: 'St Aubrey’s has its records back, and keeps the whiteboards',
    lead: 'Sixteen days after an attack on its computers the Leeds hospital is fully open. It paid nothing, spent £4.6 million and learned to write again.',
    body: `The last of 900 servers at St Aubrey’s Hospital came back this week, sixteen days after an attack that sent the Leeds hospital back to pen and paper.

The bill so far is £4.6 million, most of it for outside engineers and for evening clinics to make up 2,300 missed appointments. No ransom was paid. A review of deaths during the period found none that could be put down to missing records; two patients came to harm because a warning about allergies was not visible. Both families have been told.

Some of the makeshift measures will stay. Each ward keeps a printed list of patients and medicines, renewed every four hours. Theatre teams have asked not to lose the whiteboard. “We talk to each other in front of it,” said surgeon Miriam Achterberg. “The screen faces one person.”

The night operator who pulled the network cables, Ben Tasker, has been promoted. The hospital’s rules now say that anyone may disconnect anything if they believe an attack is under way and will not be disciplined if they are wrong.

Data from a scheduling system, with names and dates of birth of 31,000 people, were found for sale last week. They have been written to.`,
    author: 'Grace Penhallow',
    language: 'en',
    category: 'news',
    location: ['Leeds'],
    organization: ["St Aubrey's Hospital"],
    industry: ['Hospitals and Healthcare'],
    subject: ['Cyber security', 'Hospitals'],
    keywords: ['ransomware', 'recovery', 'lessons'],
    image: 'hospital',
  },
  {
    slug: 'sepsiread-ward-trial',
    source: 'the-clinical-post',
    hoursBefore: 430,
    headline: 'Bedside sepsis test speeds treatment but does not save lives, trial finds',
    lead: 'SepsiRead gave an answer in 35 minutes. Patients got the right antibiotic three hours sooner, and about as many died.',
    body: `A test that tells within 35 minutes whether a patient has sepsis, and from which family of bacteria, led to quicker treatment in a trial in eleven hospitals, but not to fewer deaths.

The study randomised 4,806 patients with suspected sepsis to usual care or to the test, SepsiRead, made by Bellmere Diagnostics of Manchester. Those tested received an antibiotic that matched their infection after a median of 2.1 hours rather than 5.3. After 28 days 14.1 % had died, against 14.8 % in usual care, a difference well within the play of chance.

There were gains of another sort. One patient in four turned out not to have sepsis and had antibiotics stopped within a day. Use of carbapenems, the drugs that hospitals try to save, fell by 29 %.

“We wanted a lifesaver and have got a very good housekeeper,” said Professor Leonie Grüneberg of Rheinau University Hospital in Freiburg, the lead investigator. “Hospitals need housekeepers.”

Whether anyone will pay £85 for one is unclear. An assessment by the Ainscough Centre for Health Economics puts the saving in drugs and bed-days at £61.

Bellmere said that subgroups treated within an hour did better. Statisticians are usually unmoved by that sentence.`,
    author: 'Henrik Vaarala',
    language: 'en',
    category: 'clinical-trials',
    location: ['Manchester', 'Freiburg'],
    organization: ['Bellmere Diagnostics', 'Rheinau University Hospital', 'Ainscough Centre for Health Economics'],
    industry: ['Diagnostics', 'Hospitals and Healthcare'],
    subject: ['Diagnostics', 'Clinical trial results'],
    indication: ['Sepsis'],
    drugClass: ['Diagnostic test'],
    phase: ['Approved'],
    keywords: ['sepsis', 'rapid diagnosis', 'antibiotics', 'BMD-S1', 'SepsiRead'],
    image: 'vials',
  },
  {
    slug: 'ai-radiology-reading-lyon',
    source: 'northern-technology-review',
    hoursBefore: 318,
    headline: 'In Lyon, the machine reads first and the radiologist reads what it doubts',
    lead: 'A year of letting software sort 92,000 screening images has halved the reading work and found slightly more cancers. It has also shown where the software is blind.',
    body: `Dr Inès Barthélemy begins her day with a list that a machine has put in order. At the top are the images it finds suspicious. At the bottom, greyed out, are six in ten that it considers so plainly normal that, since last autumn, nobody has been obliged to look at them.

She looks at some of them anyway. It is part of the arrangement. Hôpital du Parc-Lumière in Lyon let software read 92,000 breast screening images alone or in tandem with a doctor, on condition that one in twenty of the “normal” ones be checked by a person who does not know the verdict.

The first-year results, out this week, are good. The rate of cancers found rose from 6.1 to 6.7 per thousand women. Recalls for a second look fell by 14 %. Two radiologists read what used to need four.

In the checked sample there were nine cancers among 2,700 images. Seven were of a type that grows in single file, without a lump, and leaves little shadow. The training data held few of them. “It is not that it sees badly,” Dr Barthélemy said. “It has never been told that this is a thing.”

The hospital has since added a rule: women with dense tissue get a human reader, always.

The union of radiologists, which opposed the experiment, has noticed that the two posts saved were vacant. It is now asking for the software in three other hospitals.

Under European rules the maker must report its blind spots. It has, on page 212 of the manual.`,
    author: 'Yuki Morisaki',
    language: 'en',
    category: 'technology',
    location: ['Lyon'],
    organization: ['Hôpital du Parc-Lumière'],
    industry: ['Hospitals and Healthcare'],
    subject: ['Artificial intelligence', 'Medical imaging'],
    keywords: ['AI', 'radiology', 'screening', 'mammography'],
    image: 'hospital',
  },
];
