import type { DemoGroup } from './topicTree';

const therapeuticAreas: DemoGroup = {
  name: 'Therapeutic Areas',
  image: 'Life Science/Molecule',
  groups: [
    {
      name: 'Oncology',
      image: 'Life Science/Cell',
      topics: [
        {
          name: 'Lung cancer medicines',
          description: 'New medicines for lung cancer, from first results to the label.',
          query: '"lung cancer" OR indication:"Non-small cell lung cancer"',
        },
        {
          name: 'Blood cancers',
          description: 'Myeloma, leukemia, and lymphoma.',
          query: 'myeloma OR leukaemia OR leukemia OR lymphoma',
        },
      ],
    },
    {
      name: 'Heart and Metabolism',
      image: 'Health Care/Heart',
      topics: [
        {
          name: 'Obesity medicines',
          description: 'Injections and tablets for obesity: trials, supply, prices.',
          query: 'indication:Obesity AND (injection OR tablet OR pen* OR drug)',
        },
        {
          name: 'Stroke and blood thinners',
          description: 'Prevention of stroke, atrial fibrillation, anticoagulants.',
          query: '"atrial fibrillation" OR "blood thinner" OR drugclass:"Factor XIa inhibitor"',
        },
        {
          name: 'High blood pressure',
          description: 'Medicines for hypertension, and what goes wrong with them.',
          query: 'indication:Hypertension',
        },
      ],
      groups: [
        {
          name: 'Diabetes Technology',
          image: 'Technology/Mobile',
          topics: [
            {
              name: 'Insulin pumps and sensors',
              description: 'Devices for people with type 1 diabetes.',
              query: '"insulin pump" OR drugclass:"Insulin pump"',
            },
          ],
        },
      ],
    },
    {
      name: 'Brain and Nerves',
      image: 'Life Science/Brain',
      topics: [
        {
          name: "Alzheimer's disease",
          description: 'Trials, failures, and the people in them.',
          query: 'alzheimer* OR dementia',
        },
        { name: 'Migraine', description: 'CGRP antagonists and others.', query: 'migraine' },
      ],
    },
    {
      name: 'Immune Diseases',
      image: 'Life Science/Antibody',
      topics: [
        {
          name: "Crohn's disease and colitis",
          description: 'Inflammatory bowel disease.',
          query: '"Crohn\'s disease" OR colitis',
        },
        {
          name: 'Psoriasis and TYK2 inhibitors',
          description: 'Skin, and the enzyme behind it.',
          query: 'psoriasis OR TYK2',
        },
        { name: 'Asthma and inhalers', description: 'Lungs, sprays, and gases.', query: 'asthma OR inhaler*' },
      ],
    },
    {
      name: 'Rare Diseases and Gene Therapy',
      image: 'Life Science/Genetics',
      topics: [
        {
          name: 'Gene therapy: safety and holds',
          description: 'Clinical holds, deaths, and what regulators make of them.',
          query: '"gene therapy" AND (hold OR halt* OR death OR safety OR restart)',
        },
        { name: 'Haemophilia', description: 'Both spellings.', query: 'haemophilia OR hemophilia' },
        { name: 'Sickle cell disease', description: 'Editing of blood cells.', query: '"sickle cell"' },
      ],
    },
  ],
};

const regulation: DemoGroup = {
  name: 'Regulation',
  image: 'Business/Law',
  groups: [
    {
      name: 'Decisions by Agency',
      topics: [
        {
          name: 'United States: OTR',
          description: 'The Office of Therapeutic Review: approvals, panels, holds.',
          query: 'organization:"Office of Therapeutic Review"',
        },
        {
          name: 'Europe: PEMB',
          description: 'Opinions and inspections by the Pan-European Medicines Board.',
          query: 'organization:"Pan-European Medicines Board"',
        },
        {
          name: 'United Kingdom: NMI',
          description: 'The National Medicines Inspectorate.',
          query: 'organization:"National Medicines Inspectorate"',
        },
      ],
    },
    {
      name: 'Safety',
      image: 'Health Care/Prescription',
      topics: [
        {
          name: 'Product recalls',
          description: 'Medicines, devices, and supplements called back.',
          query: 'headline:recall* OR subject:Recalls',
        },
        {
          name: 'Inspections and warning letters',
          description: 'What inspectors find in factories.',
          query: '(inspect* AND (plant OR factory OR laboratory)) OR subject:Inspections',
        },
      ],
    },
  ],
  topics: [
    {
      name: 'Drug prices and reimbursement',
      description: 'List prices, net prices, and who pays them.',
      query: 'subject:"Drug pricing" OR reimbursement OR "list price"',
    },
  ],
};

const publicHealth: DemoGroup = {
  name: 'Public Health',
  image: 'Countries/World',
  groups: [
    {
      name: 'Outbreaks',
      image: 'Life Science/Virus',
      topics: [
        { name: 'Cholera', description: 'Cases, vaccine, water.', query: 'cholera' },
        { name: 'Dengue and malaria', description: 'What mosquitoes carry.', query: 'dengue OR malaria' },
        { name: 'Avian influenza', description: 'H5 in birds and people.', query: 'H5 OR "avian influenza"' },
        { name: 'Measles', description: 'Outbreaks and vaccination.', query: 'measles' },
      ],
    },
    {
      name: 'Vaccines',
      image: 'Health Care/Injection',
      topics: [
        { name: 'RSV vaccines', description: 'For the over-60s and the very old.', query: 'RSV OR Respivara' },
        {
          name: 'Vaccine supply and access',
          description: 'Doses, stockpiles, and who gets them.',
          query: 'vaccine* AND (stockpile OR supply OR doses OR access)',
        },
      ],
    },
  ],
  topics: [
    {
      name: 'Antibiotic resistance',
      description: 'Resistant bacteria and new antibiotics.',
      query: 'antibiotic* AND (resist* OR reserve OR carbapenem*)',
    },
  ],
};

const business: DemoGroup = {
  name: 'Business and Technology',
  image: 'Business/Growth',
  groups: [
    {
      name: 'Deals and Results',
      image: 'Business/Target',
      topics: [
        {
          name: 'Mergers and acquisitions',
          description: 'Bids, votes, and clearances.',
          query: 'subject:"Mergers and acquisitions"',
        },
        {
          name: 'Shareholder activism',
          description: 'Letters to boards.',
          query: 'activist OR subject:"Shareholder activism"',
        },
        {
          name: 'Company results',
          description: 'Quarters, forecasts, and warnings.',
          query: 'subject:"Company results"',
        },
      ],
    },
    {
      name: 'Technology',
      image: 'Technology/Chip',
      topics: [
        { name: 'Semiconductors', description: 'Chips and who makes them.', query: 'industry:Semiconductors' },
        {
          name: 'Artificial intelligence in medicine',
          description: 'Machines that read, design, and advise.',
          query: 'subject:"Artificial intelligence"',
        },
        {
          name: 'Cyber security in hospitals',
          description: 'Attacks, and what they teach.',
          query: 'hospital AND (ransomware OR "cyber security" OR password* OR subject:"Cyber security")',
        },
      ],
      groups: [
        {
          name: 'Software',
          image: 'Technology/Software',
          topics: [
            {
              name: 'C++ and memory safety',
              description: 'Languages and their bugs.',
              query: 'C++ OR "memory safety"',
            },
            { name: 'Cloud outages', description: 'When the ladder is upstairs.', query: 'outage AND cloud' },
          ],
        },
      ],
    },
    {
      name: 'Energy and Transport',
      image: 'Sector/Solar power',
      topics: [
        {
          name: 'Solar power and batteries',
          description: 'Power, and keeping it for the evening.',
          query: '(solar OR battery OR batteries) AND industry:Energy',
        },
        {
          name: 'Ports and shipping',
          description: 'Strikes, rates, and ships.',
          query: 'port OR "container ship" OR "freight rates"',
        },
        {
          name: 'Cold chain',
          description: 'Whatever must stay between 2 and 8 °C.',
          query: '"cold chain" OR refrigerat*',
        },
      ],
    },
  ],
};

/** The provider's topics by category, which every department sees and nobody can edit. */
export const providerTopics: DemoGroup[] = [therapeuticAreas, regulation, publicHealth, business];
