import type { DemoArticle } from '../article';

export const cloudSoftware: DemoArticle[] = [
  {
    slug: 'castellorn-outage-wire',
    story: 'castellorn-outage',
    source: 'harbour-business-daily',
    hoursBefore: 456,
    headline: 'Castellorn outage takes banks, parcels and pharmacies off line for five hours',
    lead: "A failure at the cloud company's largest region stopped card payments in nine countries. The cause was a certificate that nobody renewed.",
    body: `A failure at Castellorn Cloud interrupted card payments, parcel tracking and prescription services in nine countries for up to five hours, in the company's worst outage since it was founded.

Customers of Pennick & Rowe could not use their cards from six in the morning London time. Grenholm Logistics went back to printed lists at depots in Antwerp and Rotterdam. Some 3,000 pharmacies in Britain were unable to receive electronic prescriptions.

Castellorn, based in Seattle, said a security certificate that its own machines use to recognise one another had expired. Automatic renewal had been switched off in the spring for a test and not switched on again.

The company will credit customers with 30 % of a month's fees. That is what contracts provide and a small part of what they lost; one insurer put losses at $400 million to $600 million.

"We sell reliability. We did not deliver it," chief executive Nils Harcourt-Bay said in a message that was itself delayed by the outage.

Shares in Castellorn fell 4.4 %.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'technology',
    location: ['Seattle', 'Rotterdam', 'Antwerp', 'London', 'United Kingdom'],
    organization: ['Castellorn Cloud', 'Grenholm Logistics', 'Pennick & Rowe'],
    industry: ['Software and Cloud', 'Transport and Logistics', 'Banking and Finance'],
    subject: ['Outages', 'Cloud computing'],
    keywords: ['outage', 'certificate', 'Seattle'],
    image: 'servers',
  },
  {
    slug: 'castellorn-outage-review',
    story: 'castellorn-outage',
    source: 'northern-technology-review',
    hoursBefore: 452,
    headline: 'The door that needed itself to open: anatomy of the Castellorn outage',
    lead: 'An expired certificate stopped the service that renews certificates. Engineers were locked out of the tool for letting themselves in.',
    body: `At 05.58 in London a number that counts seconds passed another number, and some 40,000 machines at Castellorn Cloud ceased to trust one another.

It is an ordinary failure. Certificates expire; that is what makes them worth something. What turned an expiry into five hours of darkness was a circle. The service that issues new certificates proves who it is with a certificate. The tool with which engineers sign in to repair the service asks the service whether they are who they say. Both had a spare path, drawn in a document four years old. The spare path ran through a system that had since been moved, for reliability, onto the service.

“We had taken the ladder up with us,” an engineer who was on duty said.

The way in was a cupboard in a building outside Seattle, with a screen and a keyboard that were connected by cable to one machine. Two people were allowed to use it. One was at her sister’s wedding. She left before the cake.

From there it took nineteen minutes to issue the first certificate by hand and two hours to spread it, because each machine had to be told in a certain order, and the order was in a wiki, and the wiki was down.

Castellorn has published a review without excuses. Renewal had been turned off in the spring for a test. A monitor noticed, and raised 212 alerts to a list whose three members had changed teams.

The company promises alerts that go to a person, and a yearly day on which everything that depends on itself is switched off on purpose. The date will not be announced.`,
    author: 'Yuki Morisaki',
    language: 'en',
    category: 'technology',
    location: ['Seattle', 'London'],
    organization: ['Castellorn Cloud'],
    industry: ['Software and Cloud'],
    subject: ['Outages', 'Software engineering'],
    keywords: ['certificate expiry', 'dependency', 'runbook'],
    image: 'servers',
  },
  {
    slug: 'castellorn-cpp-memory-safety',
    source: 'northern-technology-review',
    hoursBefore: 285,
    headline: 'Castellorn will rewrite no C++ that works, and start nothing new in it',
    lead: 'After counting its worst bugs for ten years, the cloud company has chosen a border rather than a crusade. Veterans of C++ find it hard to be angry.',
    body: `Nobody at Castellorn Cloud is going to rewrite eleven million lines of C++. It is the first sentence of the company’s new policy on languages and the one that, according to its author, made the rest possible.

The second is that no new component that faces the network may be written in C or C++ from the first of the month. Teams can choose between Rust, Go and two others. Old code is left alone unless it is being changed by more than a third.

The argument rests on figures. Of 1,640 serious security bugs in ten years, 68 % were of the kind that a memory-safe language rules out. Four fifths of those were in code less than two years old. Old code, it turns out, has mostly been debugged by being attacked. “Bugs have a half-life,” said Ottilie Brandt, who advised on the study. “You don’t need to repaint the whole house. You need to stop using that paint.”

C++ has not stood still. Its committee is working on profiles that forbid dangerous constructions, and Castellorn will allow them for existing code. At a conference in Turin the chair of one working group called the policy “annoyingly reasonable”.

There is a cost. Calls across the border between languages are where mistakes now gather, and seven of last year’s bugs were found just there. The company has hired twelve people who do nothing but look after that border.

Salaries tell the story too. Advertisements by Castellorn ask for Rust. The highest pay is still offered to those who can read a forty-page C++ template error and know which line is lying.`,
    author: 'Yuki Morisaki',
    language: 'en',
    category: 'technology',
    location: ['Turin'],
    organization: ['Castellorn Cloud'],
    industry: ['Software and Cloud'],
    subject: ['Programming languages', 'Cyber security'],
    keywords: ['C++', 'memory safety', 'Rust', 'rewrite'],
    image: 'servers',
  },
  {
    slug: 'eu-ai-medical-rules',
    source: 'regulator-watch',
    hoursBefore: 202,
    headline: 'PEMB sets out when software that learns must be tested again',
    lead: 'A change "a doctor would notice" needs a new assessment. Smaller ones may be declared in advance, in a plan that the maker writes and must keep to.',
    body: `Makers of medical software that goes on learning will be able to change it without a new assessment, provided they said beforehand what would change, by how much, and how they would find out if it went wrong.

Guidance published by the Pan-European Medicines Board calls this a change plan. It borrows from practice in the United States, where the OTR has accepted 31 such plans, and adds two European features: hospitals must be told of each change in plain language, and the previous version has to be kept for 90 days so that they can go back.

Anything "that a doctor would notice in use" needs a full assessment. The board gives examples. A program that reads chest images may be retrained on a new scanner; it may not begin to report broken ribs.

The guidance also asks for blind spots to be listed on the first page of the manual instead of, as in one case that it mentions without naming, "on page 212". Radiologists in Lyon will know which.

Industry welcomed the plan and disliked the ninety days. Keeping an old version alive means keeping its security up to date, said one maker. Hospitals were content. "We've been doing it with drugs for a century," said a pharmacist on the working group. "It's called not throwing away the old box."`,
    author: 'Marguerite Delacroix-Ngo',
    language: 'en',
    category: 'regulatory',
    location: ['Lyon', 'United States'],
    organization: ['Office of Therapeutic Review', 'Pan-European Medicines Board'],
    subject: ['Artificial intelligence', 'Medical device regulation'],
    keywords: ['AI Act', 'medical software', 'learning algorithms'],
    image: 'courthouse',
  },
  {
    slug: 'pelagorre-castellorn-genome-compute',
    source: 'northern-technology-review',
    hoursBefore: 117,
    headline: 'To be sure of one cut, look for a billion: the computing behind gene editing',
    lead: 'Pelagorre checks every treated patient for stray edits. It has brought the cost down from 31,000 euros to 900.',
    body: `How do you prove that something did not happen? If you edit genes inside a living person you have to. PLG-88, the sickle cell therapy of Pelagorre Genomics, is meant to cut DNA at one place among three billion letters. Regulators would like to know about the others.

The Utrecht company reads the genome of each patient’s blood cells 2,000 times over, before and after, and compares. The raw data for one person come to 11 terabytes. When the first was treated the comparison took nineteen days on rented machines at Castellorn Cloud and cost 31,000 euros.

Bioinformatics head Lieke Terpstra’s team got it down to fourteen hours and 900 euros. Most of the gain came from not doing things. Nine tenths of the genome cannot be cut, because the tool’s guide does not stick to it at all; a quick model marks those places, and they are read only 200 times. Another part came from moving a single loop from Python to C++, “for which I had to fill in a form,” she said.

The method has been laid open, and a group at Lakeside Teaching Hospital in Kisumu runs it on a machine under a desk, overnight, when the power is stable.

So far no stray cut has been found in any patient. Absence of evidence, Terpstra says, has at least become cheaper.`,
    author: 'Yuki Morisaki',
    language: 'en',
    category: 'technology',
    location: ['Utrecht', 'Kisumu'],
    organization: ['Pelagorre Genomics', 'Castellorn Cloud', 'Lakeside Teaching Hospital'],
    industry: ['Gene Therapy', 'Software and Cloud', 'Hospitals and Healthcare'],
    subject: ['Cloud computing', 'Genomics'],
    indication: ['Sickle cell disease'],
    drugClass: ['Gene editing'],
    keywords: ['genome sequencing', 'off-target', 'computing cost', 'PLG-88'],
    image: 'dna',
  },
  {
    slug: 'lumenquay-float-turin',
    source: 'harbour-business-daily',
    hoursBefore: 66,
    headline: 'Robot maker Lumenquay rises 31 % on first day in Milan',
    lead: 'The Turin company raised 420 million euros in the largest Italian flotation of the year. Hospitals, not warehouses, are the story it told investors.',
    body: `Lumenquay Robotics made its debut on the Milan exchange with a gain of 31 %, valuing the maker of mechanical arms at 2.8 billion euros.

The Turin company and its founders sold shares at 16 euros, the top of the range. They closed at 20.96. Orders exceeded the shares on offer eleven times, according to Pennick & Rowe, one of the banks that arranged the sale.

Lumenquay had sales of 388 million euros last year, four fifths of them from robots that pick goods in warehouses. The part that investors asked about was the remaining fifth: machines for pharmacies and laboratories, which grew by 70 %. An arm at Hospital Clínico Torreblanca in Valencia has mixed 20,000 doses of chemotherapy.

Founder Ludovica Sartoris, an engineer who built the first arm in her uncle's garage with the motor of a car window, keeps 34 % and, through shares with ten votes, control.

"I've been told that I should now think in quarters," she said. "I think in degrees of freedom. There are six."

The money will pay for a factory near Porto and for a hand with fingers, which the company has shown twice and never sold.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'markets',
    location: ['Valencia', 'Turin'],
    organization: ['Lumenquay Robotics', 'Pennick & Rowe', 'Hospital Clínico Torreblanca'],
    industry: ['Robotics', 'Banking and Finance', 'Hospitals and Healthcare'],
    subject: ['Initial public offerings', 'Robotics'],
    keywords: ['IPO', 'flotation', 'Turin'],
    image: 'robot-arm',
  },
];
