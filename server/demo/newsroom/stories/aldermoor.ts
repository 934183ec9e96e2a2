import type { DemoArticle } from '../article';

export const aldermoor: DemoArticle[] = [
  {
    slug: 'aldermoor-aldrogepant-sales',
    source: 'meridian-pharma-wire',
    hoursBefore: 860,
    headline: 'Aldermoor lifts forecast as migraine tablet gains ground',
    lead: 'Sales of aldrogepant rose 44 % in the half-year. The Leeds company now expects revenue of up to £1.32 billion.',
    body: `LEEDS, England - Aldermoor Life Sciences raised its forecast for the year after sales of its migraine tablet aldrogepant rose faster than expected in Britain, Germany and Japan.

Revenue for the half-year was £614 million, up 19 %. Aldrogepant, an oral CGRP antagonist sold as Cephira, brought in £231 million, an increase of 44 %. The company now expects revenue of £1.28 billion to £1.32 billion for the full year, against £1.2 billion before.

Operating profit rose 11 % to £122 million, held back by spending on dermocitinib, a tablet for psoriasis in mid-stage tests.

Chief executive Harriet Sugden said that the company had the means to buy "one thing, properly". Aldermoor has net cash of £410 million, and bankers have linked it with several makers of antibodies.

She repeated that it did not intend to move its listing to New York. "We are asked every six months. The answer has not learned to change."

The shares rose 6 % to 1,148 pence, a record.`,
    author: 'Imogen Thackray',
    language: 'en',
    category: 'business',
    location: ['Leeds', 'New York', 'Germany', 'Japan', 'United Kingdom'],
    organization: ['Aldermoor Life Sciences'],
    industry: ['Pharmaceuticals'],
    subject: ['Company results', 'Neurology'],
    indication: ['Migraine', 'Psoriasis'],
    drugClass: ['CGRP antagonist', 'TYK2 inhibitor'],
    phase: ['Approved'],
    keywords: ['half-year results', 'migraine', 'guidance', 'ALD-4410', 'aldrogepant', 'ALD-207', 'dermocitinib'],
    image: 'capsules',
  },
  {
    slug: 'aldermoor-corvane-talks',
    source: 'harbour-business-daily',
    hoursBefore: 470,
    headline: "Aldermoor in talks to buy Boston's Corvane, people familiar say",
    lead: "A deal for the maker of zelotrimab would be the largest in the Leeds company's history and would take it into injections for the first time.",
    body: `Aldermoor Life Sciences is in advanced talks to buy Corvane Bio, a Boston developer of antibodies for diseases of the immune system, four people familiar with the matter said.

A deal could value Corvane at about $3.4 billion and be announced within weeks, the people said. They warned that price was not settled and that another bidder, thought to be Tessaly Pharma, had looked at the company's books in the summer.

Corvane's main asset is zelotrimab, or CRV-0907, which is in a final-stage study for Crohn's disease. Results are due early next year. Buying before they are known would be cheaper, and braver, than buying afterwards.

For Aldermoor, a maker of tablets with 3,900 employees and strong sales in migraine, it would be the first step into biological medicines, which need different factories and a different sales force.

The company has £410 million in net cash and would have to borrow heavily. Pennick & Rowe, which advises it, declined to comment, as did both companies.

Corvane's shares rose 21 % in late trading in New York. Aldermoor's fell 4 %.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'business',
    location: ['Leeds', 'Boston', 'New York'],
    organization: ['Aldermoor Life Sciences', 'Corvane Bio', 'Tessaly Pharma', 'Pennick & Rowe'],
    industry: ['Pharmaceuticals', 'Biotechnology', 'Banking and Finance'],
    subject: ['Mergers and acquisitions', 'Biotechnology'],
    indication: ["Crohn's disease", 'Migraine'],
    drugClass: ['Monoclonal antibody'],
    keywords: ['takeover talks', 'Corvane', 'antibodies', 'CRV-0907', 'zelotrimab'],
    image: 'handshake',
  },
  {
    slug: 'aldermoor-corvane-agreed-wire',
    story: 'aldermoor-corvane',
    source: 'meridian-pharma-wire',
    hoursBefore: 331,
    headline: 'Aldermoor agrees to buy Corvane for $3.6 billion',
    lead: "The Leeds drug maker will pay $41 a share in cash and stock for the Boston company and its Crohn's disease antibody zelotrimab.",
    body: `LEEDS, England - Aldermoor Life Sciences agreed to buy Corvane Bio of Boston for $3.6 billion in cash and shares, its largest acquisition, to gain an antibody for Crohn's disease that is months away from late-stage results.

Corvane holders will receive $26 in cash and 1.02 Aldermoor shares for each of theirs, worth $41 in total at yesterday's prices, a premium of 52 % to the price before talks were reported.

The deal brings zelotrimab (CRV-0907), which blocks a signal that draws immune cells into the gut, and CRV-33, an early-stage drug for multiple myeloma.

Aldermoor will borrow $1.9 billion. It expects annual savings of $85 million from the third year and said that the transaction would reduce earnings per share until then.

"We are buying the molecule before the market tells us what it costs," chief executive Harriet Sugden said.

Both boards recommend the deal. It needs approval from shareholders of both companies and from competition authorities in Brussels and the United States.`,
    author: 'Imogen Thackray',
    language: 'en',
    category: 'business',
    location: ['Leeds', 'Boston', 'Brussels', 'United States', 'United Kingdom'],
    organization: ['Aldermoor Life Sciences', 'Corvane Bio'],
    industry: ['Pharmaceuticals', 'Biotechnology'],
    subject: ['Mergers and acquisitions', 'Immunology'],
    indication: ["Crohn's disease", 'Multiple myeloma'],
    drugClass: ['Monoclonal antibody', 'Bispecific antibody'],
    phase: ['Phase 3'],
    keywords: ['takeover', 'cash and shares', 'zelotrimab', 'CRV-0907', 'CRV-33'],
    image: 'handshake',
  },
  {
    slug: 'aldermoor-corvane-agreed-harbour',
    story: 'aldermoor-corvane',
    source: 'harbour-business-daily',
    hoursBefore: 328,
    headline: "Leeds goes shopping in Boston: Aldermoor's $3.6bn wager on one trial",
    lead: "The purchase of Corvane triples the group's debt and hinges on a study whose result nobody knows. Some shareholders would have liked to be asked first.",
    body: `For a company whose annual meeting is held in a former wool exchange and ends with tea, Aldermoor Life Sciences has a taste for drama that few suspected. It is to pay $3.6 billion for Corvane Bio, a Boston company without sales, weeks before the trial that decides whether Corvane has anything to sell.

If zelotrimab works in Crohn's disease, Harriet Sugden will have bought a medicine with peak sales of perhaps $2 billion at a fair price. If it fails, she will own a lease in the Seaport and an early cancer project called CRV-33.

Lenders have been persuaded. Pennick & Rowe and two others are providing a bridge of $1.9 billion, which takes debt to 3.1 times earnings. Rating agencies have put the group on watch.

Shareholders were less sure: the stock lost 9 %. "I own this because it makes tablets for headaches in Leeds," said the manager of one income fund with 2 % of the company. "I did not ask to be given one."

The board points to a clause few have noticed. If the study misses its main goal before completion, Aldermoor may walk away on payment of $120 million. It is, in effect, an option, and a cheap one. That it exists says something about how much Corvane wanted the cash.

Votes are due in ten weeks.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'business',
    location: ['Leeds', 'Boston'],
    organization: ['Aldermoor Life Sciences', 'Corvane Bio', 'Pennick & Rowe'],
    industry: ['Pharmaceuticals', 'Biotechnology', 'Banking and Finance'],
    subject: ['Mergers and acquisitions', 'Corporate finance'],
    indication: ["Crohn's disease", 'Multiple myeloma'],
    drugClass: ['Monoclonal antibody', 'Bispecific antibody'],
    phase: ['Phase 3'],
    keywords: ['takeover', 'bridge loan', 'dilution', 'CRV-0907', 'zelotrimab', 'CRV-33'],
    image: 'handshake',
    correction: {
      after: 6,
      body: `(Corrects the break fee in the fifth paragraph to $120 million for Corvane's trial clause; an earlier version also gave the fund manager's holding wrongly.)

For a company whose annual meeting is held in a former wool exchange and ends with tea, Aldermoor Life Sciences has a taste for drama that few suspected. It is to pay $3.6 billion for Corvane Bio, a Boston company without sales, weeks before the trial that decides whether Corvane has anything to sell.

If zelotrimab works in Crohn's disease, Harriet Sugden will have bought a medicine with peak sales of perhaps $2 billion at a fair price. If it fails, she will own a lease in the Seaport and an early cancer project called CRV-33.

Lenders have been persuaded. Pennick & Rowe and two others are providing a bridge of $1.9 billion, which takes debt to 3.1 times earnings. Rating agencies have put the group on watch.

Shareholders were less sure: the stock lost 9 %. "I own this because it makes tablets for headaches in Leeds," said the manager of one income fund with 1.2 % of the company. "I did not ask to be given one."

The board points to a clause few have noticed. If the study misses its main goal before completion, Aldermoor may walk away on payment of $120 million, provided that it does so within thirty days of the result. It is, in effect, an option, and a cheap one. That it exists says something about how much Corvane wanted the cash.

Votes are due in ten weeks.`,
    },
  },
  {
    slug: 'aldermoor-corvane-agreed-ledger',
    story: 'aldermoor-corvane',
    source: 'biotech-ledger',
    hoursBefore: 325,
    headline: 'Corvane sells itself to Aldermoor, and sells its risk with it',
    lead: "The Boston biotech takes $3.6 billion from Leeds before its pivotal Crohn's data. Insiders will roll half of their holdings into the buyer's shares.",
    body: `Corvane Bio's founders had a choice: wait eight weeks for the most important result of their lives, or sell first. They sold.

Under terms announced this morning, Aldermoor Life Sciences of Leeds will pay $41 a share, nearly two thirds of it in cash, for the 240-person company and for zelotrimab, an antibody that keeps immune cells from settling in the wall of the gut.

It is not quite a flight to safety. Chief executive Dana Whitlock and chief scientist Emre Sözen will keep half of their proceeds in Aldermoor stock for two years. "We are not getting off the train," Mr Sözen said. "We are getting someone else to pay for the rails."

The Phase 2 data were good rather than dazzling: 39 % of patients in remission after a year, against 18 % on placebo, with no sign of the brain infections that dogged an older drug in the class. The Phase 3, MERIDIEM, has 1,140 patients and a more demanding measure, healing seen by camera.

Aldermoor may withdraw for $120 million if MERIDIEM misses. Lawyers say such clauses are rare in public deals, since sellers seldom agree to be bought on approval, like a carpet.`,
    author: 'Priya Raghunathan',
    language: 'en',
    category: 'business',
    location: ['Leeds', 'Boston'],
    organization: ['Aldermoor Life Sciences', 'Corvane Bio'],
    industry: ['Pharmaceuticals', 'Biotechnology'],
    subject: ['Mergers and acquisitions', 'Biotechnology'],
    indication: ["Crohn's disease"],
    drugClass: ['Monoclonal antibody'],
    phase: ['Phase 3'],
    keywords: ['takeover', 'zelotrimab', 'break fee', 'CRV-0907'],
    image: 'antibody',
  },
];
