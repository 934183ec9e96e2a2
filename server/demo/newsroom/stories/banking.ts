import type { DemoArticle } from '../article';

export const banking: DemoArticle[] = [
  {
    slug: 'pennick-rowe-compensation',
    source: 'harbour-business-daily',
    hoursBefore: 442,
    headline: 'Pennick & Rowe pays customers £20 each for a morning without cards',
    lead: 'The bank will spend £61 million on an apology. Consumer groups say that it is the first to pay without being asked.',
    body: `Pennick & Rowe will credit £20 to each of 3.1 million customers whose cards failed on a weekday morning because of the failure at Castellorn Cloud, without asking for proof of loss.

The fault was the third in two years. The bank, one of the City of London's oldest, had been told by its supervisors to hold a spare connection and had planned to have one by the end of next year. It will now be ready in April.

"Somebody could not buy insulin that morning. I don't want to see the receipt," said Araminta Rowe, the first woman of the founding family to chair the bank.

The sum of £61 million is about a fortnight's profit. Customers who lost more can claim more. By noon, 212 had, among them a bride and a magician.

The bank's IT chief will leave in the spring. Lawyers for competitors were said to be unhappy with the precedent.

Shares rose 0.4 %. Analysts at other banks, who do not usually praise, called it cheap.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'business',
    location: ['London'],
    organization: ['Castellorn Cloud', 'Pennick & Rowe'],
    industry: ['Software and Cloud', 'Banking and Finance'],
    subject: ['Banking', 'Consumer protection'],
    keywords: ['outage', 'compensation', 'card payments'],
    image: 'bank',
  },
  {
    slug: 'euro-rates-held',
    story: 'rates-hold',
    source: 'harbour-business-daily',
    hoursBefore: 310,
    headline: 'Central bank holds rates at 2.25 % and says little, at length',
    lead: 'Policymakers in Frankfurt want to see two more months of wages. Markets took a sentence about food prices to mean a cut in the spring.',
    body: `The euro area's central bank left its main interest rate at 2.25 %, as all 54 economists in a survey had expected, and gave few hints about what it will do next.

Inflation was 2.3 % last month, close to the target of 2 %. Services rose by 3.4 %, which policymakers in Frankfurt blame on wages. They want to see agreements in Germany and France before deciding whether the job is done.

Bonds rallied nonetheless. A passage in the statement said that the rise in food prices was "largely behind us", where it had previously been "expected to moderate". On such words depend some 11 trillion euros of government debt.

"We've become archaeologists," said Margit Oesch of Pennick & Rowe. "We brush the sand off a comma."

Two members of the council favoured a cut. Traders put the chance of one in the spring at 64 %, up from 51 %.

For companies the difference is real. Aldermoor Life Sciences, which is borrowing $1.9 billion for a takeover, would save $5 million a year from each quarter point.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'markets',
    location: ['Germany', 'France'],
    organization: ['Aldermoor Life Sciences', 'Pennick & Rowe'],
    industry: ['Pharmaceuticals', 'Banking and Finance'],
    subject: ['Monetary policy', 'Interest rates'],
    keywords: ['interest rates', 'inflation', 'central bank'],
    image: 'bank',
  },
  {
    slug: 'euro-rates-held-northern',
    story: 'rates-hold',
    source: 'northern-technology-review',
    hoursBefore: 308,
    headline: 'Rates stay put, and so do a good many pylons',
    lead: 'The decision in Frankfurt to hold at 2.25 % matters less for shares than for things made of steel. We asked three builders for their number.',
    body: `When the central bank in Frankfurt left its rate at 2.25 % this week, traders looked at a comma. Builders looked at a spreadsheet.

A wind farm is a loan with blades. Nine tenths of what it will ever cost is spent before it turns. At rates of nought, where they were four years ago, electricity from the North Sea came out at 52 euros a megawatt-hour. At today’s it is 81. No engineer has found a way of making up such a difference, and none will.

For a battery park the sum is kinder. It pays back in seven years rather than twenty-five. Solvarre Energy says its limit is a rate of 4 %.

Chip plants hardly care. Ironmere Semiconductor’s newest hall in Dresden lost more in its first year through cracked crystals than through interest. “If I get two more points of yield, they may do what they want in Frankfurt,” said the finance director.

The rate that would bring builders back to the sea, our three agreed, is about 1.5 %. None expects to see it before retirement.`,
    author: 'Colm Drennan',
    language: 'en',
    category: 'markets',
    location: ['Dresden'],
    organization: ['Ironmere Semiconductor', 'Solvarre Energy'],
    industry: ['Semiconductors', 'Energy'],
    subject: ['Monetary policy', 'Investment'],
    keywords: ['interest rates', 'capital spending', 'wind farms'],
    image: 'bank',
  },
  {
    slug: 'fennmarch-annual-letter',
    source: 'harbour-business-daily',
    hoursBefore: 112,
    headline: "Fennmarch made 31 % from other people's disappointments",
    lead: "The activist's letter to investors explains how it buys biotech companies after their trials fail. It also admits to one that it should have left alone.",
    body: `Fennmarch Capital returned 31 % after fees in the past twelve months, largely by buying shares in drug companies on the worst day of their lives.

In a letter to investors, founder Conrad Fenn sets out the method. When a company's main drug fails, shareholders who understood the drug sell to anybody. For about six weeks the price may fall below the cash in the bank. The fund buys up to a tenth, asks for the money or a sale, and waits. Of nine such positions in four years, seven made a profit.

Quintarra Biologics, bought at an average of $9.60 and about to be taken over by Halvorsen-Lisk for $18.50, is described as "the cleanest to date".

Mr Fenn, who studied chemistry and sometimes quotes from the appendices of trial reports, is candid about a failure. Two years ago he forced the closure of a small company with a drug for a childhood epilepsy. Its compound, sold for $2 million, has since been shown to work in somebody else's hands. "We were right about the cash and wrong about the chemistry," he writes. "Forty families noticed. So did I."

The fund will in future pay for an independent review of the science before it asks for a laboratory to be shut. It manages $6.2 billion.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'business',
    organization: ['Halvorsen-Lisk', 'Quintarra Biologics', 'Fennmarch Capital'],
    industry: ['Pharmaceuticals', 'Biotechnology', 'Banking and Finance'],
    subject: ['Hedge funds', 'Shareholder activism'],
    keywords: ['investor letter', 'returns', 'biotech activism'],
    image: 'chart-up',
  },
  {
    slug: 'fund-flows-biotech-rally',
    source: 'biotech-ledger',
    hoursBefore: 43,
    headline: "Biotech's best month in three years, and who is not in it",
    lead: 'An index of 120 companies is up 14 % on takeovers and good trials. Half of its members still trade below what they were floated at.',
    body: `Takeovers, a run of successful trials and the hope of lower interest rates have given biotechnology shares their best month in three years, with the Ledger 120 index up by 14 %.

Investors put $3.1 billion into funds that specialise in the sector, after taking out $9 billion in the first half. Five takeovers were announced in four weeks, at premiums of between 38 and 110 %. The largest is Aldermoor's purchase of Corvane Bio for $3.6 billion.

Look under the bonnet and the engine runs on few cylinders. Eleven companies account for two thirds of the gain. Fifty-eight of the 120 trade below the price at which they came to market, and 23 below their own cash.

"Money goes to whoever already has data," said Priscilla Otterburn, who manages a fund in Cambridge. "A company in the clinic can raise two hundred million in a night. One with mice can't get a coffee."

First financings of new companies fell to a nine-year low. That matters in about a decade. The drugs that were sold this month were begun in a year when everybody had coffee.`,
    author: 'Priya Raghunathan',
    language: 'en',
    category: 'markets',
    location: ['Cambridge'],
    organization: ['Aldermoor Life Sciences', 'Corvane Bio'],
    industry: ['Pharmaceuticals', 'Biotechnology'],
    subject: ['Biotechnology shares', 'Fund flows'],
    keywords: ['biotech rally', 'index', 'takeovers'],
    image: 'chart-up',
  },
];
