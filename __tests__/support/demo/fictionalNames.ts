interface DemoCompany {
  name: string;
  seat: string;
  industry: string;
  about: string;
}

interface DemoDrug {
  code: string;
  name?: string;
  company: string;
  drugClass: string;
  indication: string;
  phase: string;
}

interface DemoAgency {
  name: string;
  short: string;
  seat: string;
}

interface DemoInstitute {
  name: string;
  seat: string;
}

interface DemoJournalist {
  id: string;
  name: string;
}

export const companies: DemoCompany[] = [
  { name: 'Aldermoor Life Sciences', seat: 'Leeds', industry: 'Pharmaceuticals', about: 'migraine and skin disease' },
  { name: 'Velmora Therapeutics', seat: 'Basel', industry: 'Biotechnology', about: 'oncology and neurology' },
  { name: 'Corvane Bio', seat: 'Boston', industry: 'Biotechnology', about: 'antibodies for immune disease' },
  { name: 'Tessaly Pharma', seat: 'Dublin', industry: 'Pharmaceuticals', about: 'metabolic disease' },
  {
    name: 'Halvorsen-Lisk',
    seat: 'Oslo',
    industry: 'Pharmaceuticals',
    about: 'heart disease, by size the largest here',
  },
  {
    name: 'Quintarra Biologics',
    seat: 'San Diego',
    industry: 'Biotechnology',
    about: 'Alzheimer antibody, cell therapy',
  },
  { name: 'Skarnvik Vaccines', seat: 'Gothenburg', industry: 'Vaccines', about: 'mRNA and live vaccines' },
  { name: 'Ossiane Gene Medicines', seat: 'Philadelphia', industry: 'Gene Therapy', about: 'vectors for rare disease' },
  { name: 'Pelagorre Genomics', seat: 'Utrecht', industry: 'Gene Therapy', about: 'gene editing of blood cells' },
  { name: 'Bellmere Diagnostics', seat: 'Manchester', industry: 'Diagnostics', about: 'rapid tests' },
  { name: 'Mariscombe Devices', seat: 'Minneapolis', industry: 'Medical Devices', about: 'insulin pumps, monitors' },
  { name: 'Tamarell Generics', seat: 'Hyderabad', industry: 'Generics', about: 'tablets by the billion' },
  { name: 'Hochfelder Arzneiwerke', seat: 'Freiburg', industry: 'Pharmaceuticals', about: 'inhalers' },
  {
    name: 'Laboratoires Sauvigné',
    seat: 'Lyon',
    industry: 'Pharmaceuticals',
    about: 'RNA medicines for blood pressure',
  },
  { name: 'Grupo Olivarte', seat: 'Valencia', industry: 'Pharmaceuticals', about: 'antibiotics and antimalarials' },
  { name: 'Orrinshaw & Vale', seat: 'Bristol', industry: 'Consumer Health', about: 'supplements and cold remedies' },
  { name: 'Ironmere Semiconductor', seat: 'Dresden', industry: 'Semiconductors', about: 'power and sensor chips' },
  { name: 'Castellorn Cloud', seat: 'Seattle', industry: 'Software and Cloud', about: 'cloud computing' },
  { name: 'Lumenquay Robotics', seat: 'Turin', industry: 'Robotics', about: 'laboratory and warehouse robots' },
  { name: 'Solvarre Energy', seat: 'Seville', industry: 'Energy', about: 'solar and storage' },
  { name: 'Tidewarden Shipping', seat: 'Rotterdam', industry: 'Transport and Logistics', about: 'container lines' },
  { name: 'Grenholm Logistics', seat: 'Antwerp', industry: 'Transport and Logistics', about: 'cold chain' },
  { name: 'Pennick & Rowe', seat: 'London', industry: 'Banking and Finance', about: 'bank and broker' },
  { name: 'Fennmarch Capital', seat: 'New York', industry: 'Banking and Finance', about: 'activist fund' },
];

export const drugs: DemoDrug[] = [
  {
    code: 'VLM-2411B',
    name: 'orvetinib',
    company: 'Velmora Therapeutics',
    drugClass: 'Kinase inhibitor',
    indication: 'Non-small cell lung cancer',
    phase: 'Filed',
  },
  {
    code: 'VLM-118',
    company: 'Velmora Therapeutics',
    drugClass: 'Antisense oligonucleotide',
    indication: "Huntington's disease",
    phase: 'Phase 1',
  },
  {
    code: 'CRV-0907',
    name: 'zelotrimab',
    company: 'Corvane Bio',
    drugClass: 'Monoclonal antibody',
    indication: "Crohn's disease",
    phase: 'Phase 3',
  },
  {
    code: 'CRV-33',
    company: 'Corvane Bio',
    drugClass: 'Bispecific antibody',
    indication: 'Multiple myeloma',
    phase: 'Phase 1',
  },
  {
    code: 'TSL-550',
    name: 'tessaglutide',
    company: 'Tessaly Pharma',
    drugClass: 'GLP-1 receptor agonist',
    indication: 'Obesity',
    phase: 'Approved',
  },
  { code: 'TSL-61', company: 'Tessaly Pharma', drugClass: 'Amylin analogue', indication: 'Obesity', phase: 'Phase 2' },
  {
    code: 'HLK-8820',
    name: 'norvexian',
    company: 'Halvorsen-Lisk',
    drugClass: 'Factor XIa inhibitor',
    indication: 'Atrial fibrillation',
    phase: 'Filed',
  },
  {
    code: 'HLK-12',
    company: 'Halvorsen-Lisk',
    drugClass: 'Myosin modulator',
    indication: 'Heart failure',
    phase: 'Phase 2',
  },
  {
    code: 'QTR-204',
    name: 'quintalimab',
    company: 'Quintarra Biologics',
    drugClass: 'Monoclonal antibody',
    indication: "Alzheimer's disease",
    phase: 'Phase 3',
  },
  {
    code: 'QTR-77',
    company: 'Quintarra Biologics',
    drugClass: 'CAR-T cell therapy',
    indication: 'Lupus',
    phase: 'Phase 2',
  },
  {
    code: 'SKV-RSV1',
    name: 'Respivara',
    company: 'Skarnvik Vaccines',
    drugClass: 'mRNA vaccine',
    indication: 'RSV',
    phase: 'Approved',
  },
  {
    code: 'SKV-DENG4',
    company: 'Skarnvik Vaccines',
    drugClass: 'Live attenuated vaccine',
    indication: 'Dengue',
    phase: 'Phase 3',
  },
  {
    code: 'SKV-H5',
    company: 'Skarnvik Vaccines',
    drugClass: 'mRNA vaccine',
    indication: 'Avian influenza',
    phase: 'Phase 2',
  },
  {
    code: 'OSG-301',
    name: 'Hemossia',
    company: 'Ossiane Gene Medicines',
    drugClass: 'AAV gene therapy',
    indication: 'Haemophilia B',
    phase: 'Approved',
  },
  {
    code: 'OSG-415',
    company: 'Ossiane Gene Medicines',
    drugClass: 'AAV gene therapy',
    indication: 'Duchenne muscular dystrophy',
    phase: 'Phase 2',
  },
  {
    code: 'PLG-88',
    company: 'Pelagorre Genomics',
    drugClass: 'Gene editing',
    indication: 'Sickle cell disease',
    phase: 'Phase 2',
  },
  {
    code: 'PLG-102',
    company: 'Pelagorre Genomics',
    drugClass: 'Gene editing',
    indication: 'Beta thalassaemia',
    phase: 'Preclinical',
  },
  {
    code: 'TMR-40',
    name: 'ardesaprine',
    company: 'Tamarell Generics',
    drugClass: 'Antihypertensive',
    indication: 'Hypertension',
    phase: 'Approved',
  },
  {
    code: 'HFA-9',
    name: 'Trivelo',
    company: 'Hochfelder Arzneiwerke',
    drugClass: 'Inhaled corticosteroid',
    indication: 'Asthma',
    phase: 'Filed',
  },
  {
    code: 'SVG-1420',
    name: 'sauvisiran',
    company: 'Laboratoires Sauvigné',
    drugClass: 'siRNA',
    indication: 'Hypertension',
    phase: 'Phase 2',
  },
  {
    code: 'OLV-7',
    name: 'olvapenem',
    company: 'Grupo Olivarte',
    drugClass: 'Carbapenem antibiotic',
    indication: 'Urinary tract infection',
    phase: 'Phase 3',
  },
  { code: 'OLV-26', company: 'Grupo Olivarte', drugClass: 'Antimalarial', indication: 'Malaria', phase: 'Phase 2' },
  {
    code: 'ALD-4410',
    name: 'aldrogepant',
    company: 'Aldermoor Life Sciences',
    drugClass: 'CGRP antagonist',
    indication: 'Migraine',
    phase: 'Approved',
  },
  {
    code: 'ALD-207',
    name: 'dermocitinib',
    company: 'Aldermoor Life Sciences',
    drugClass: 'TYK2 inhibitor',
    indication: 'Psoriasis',
    phase: 'Phase 2',
  },
  {
    code: 'MSC-G3',
    name: 'Glyde 3',
    company: 'Mariscombe Devices',
    drugClass: 'Insulin pump',
    indication: 'Type 1 diabetes',
    phase: 'Approved',
  },
  {
    code: 'BMD-S1',
    name: 'SepsiRead',
    company: 'Bellmere Diagnostics',
    drugClass: 'Diagnostic test',
    indication: 'Sepsis',
    phase: 'Approved',
  },
];

export const agencies: DemoAgency[] = [
  { name: 'Office of Therapeutic Review', short: 'OTR', seat: 'United States' },
  { name: 'Pan-European Medicines Board', short: 'PEMB', seat: 'Brussels' },
  { name: 'National Medicines Inspectorate', short: 'NMI', seat: 'London' },
  { name: 'Therapeutic Products Bureau', short: 'TPB', seat: 'Tokyo' },
  { name: 'International Health Council', short: 'IHC', seat: 'Geneva' },
  { name: 'Continental Competition Office', short: 'CCO', seat: 'Brussels' },
];

export const institutes: DemoInstitute[] = [
  { name: "St Aubrey's Hospital", seat: 'Leeds' },
  { name: 'Rheinau University Hospital', seat: 'Freiburg' },
  { name: 'Hôpital du Parc-Lumière', seat: 'Lyon' },
  { name: 'Hospital Clínico Torreblanca', seat: 'Valencia' },
  { name: 'Harrow Point Medical Center', seat: 'Boston' },
  { name: 'Karolund Institute', seat: 'Gothenburg' },
  { name: 'Institute for Applied Virology', seat: 'Utrecht' },
  { name: 'Lakeside Teaching Hospital', seat: 'Kisumu' },
  { name: 'Ainscough Centre for Health Economics', seat: 'Manchester' },
];

export const journalists: DemoJournalist[] = [
  { id: 'it', name: 'Imogen Thackray' },
  { id: 'do', name: 'Daniel Osei-Bonsu' },
  { id: 'rc', name: 'Ruth Castellanos' },
  { id: 'hv', name: 'Henrik Vaarala' },
  { id: 'md', name: 'Marguerite Delacroix-Ngo' },
  { id: 'ta', name: 'Tom Ashdown' },
  { id: 'sk', name: 'Siobhán Kerrigan' },
  { id: 'pd', name: 'Pavel Dvorský' },
  { id: 'an', name: 'Amara Nwachukwu' },
  { id: 'lf', name: 'Lucía Ferrándiz' },
  { id: 'jw', name: 'Jonas Weidlich' },
  { id: 'cv', name: 'Claire Vasseur-Bohn' },
  { id: 'gp', name: 'Grace Penhallow' },
  { id: 'ym', name: 'Yuki Morisaki' },
  { id: 'cd', name: 'Colm Drennan' },
  { id: 'pr', name: 'Priya Raghunathan' },
];
