import type { DemoArticle } from '../article';

export const bankingNow: DemoArticle[] = [
  {
    slug: 'pennick-rowe-ai-advice',
    source: 'northern-technology-review',
    hoursBefore: 37.5,
    headline: 'The bank’s machine may answer, but may not sound sure',
    lead: 'Pennick & Rowe’s assistant now shows its doubt in grey. A regulator wants others to copy it.',
    body: `Ask the assistant of Pennick & Rowe whether you can afford a house and it will tell you, with some words in black and some in grey.

Black means that the sentence was taken from your account, the bank’s terms or the law, and a tap shows where. Grey means that the machine worked it out. There is a good deal of grey. In the first month, 19 % of customers who saw it asked to speak to a person, compared with 4 % before; and complaints of having been told something false fell from 310 to 22.

The idea came from a complaint. A widow in Glasgow had been assured that her pension was guaranteed by a fund that does not exist. The sentence was fluent, friendly and wrong. Araminta Rowe, who chairs the bank, read the transcript aloud to the board.

Engineers were first asked to make the program stop inventing. They could cut it by nine tenths and not to zero. “So we did what a decent clerk does, which is to say which part he’s guessing,” said Dev Anand Mistry, who leads the team.

Britain’s financial supervisor is to propose that all banks label generated advice. Two larger rivals have objected that customers prefer confidence. Mistry does not doubt it. “That is rather the problem with confidence,” he said.`,
    author: 'Yuki Morisaki',
    language: 'en',
    category: 'technology',
    location: ['Glasgow', 'United Kingdom'],
    organization: ['Pennick & Rowe'],
    industry: ['Banking and Finance'],
    subject: ['Artificial intelligence', 'Banking'],
    keywords: ['AI', 'robo-advice', 'supervisor', 'hallucination'],
    image: 'bank',
  },
  {
    slug: 'eurozone-inflation-data',
    source: 'harbour-business-daily',
    hoursBefore: 22.3,
    headline: 'Euro-area inflation falls to 2.1 %, lowest in fourteen months',
    lead: 'Cheaper food and slower growth in wages strengthen the case for lower interest rates. Gas may spoil it.',
    body: `Consumer prices in the euro area rose by 2.1 % in the year to last month, down from 2.3 %, a first estimate showed.

Food was the main reason. Olive oil, whose price had doubled in two years of drought, cost 28 % less than a year before after rain in Andalusia. Services rose by 3.1 %, the smallest increase since the spring of the year before last.

Excluding food and energy, inflation was 2.2 %. Germany stood at 2.0 %, France at 1.3 % and Spain at 2.6 %.

"If you cannot cut at two point one you should explain what you are for," said Bertrand Coulibaly of Pennick & Rowe. His colleague Margit Oesch, at the next desk, disagrees: she thinks wages will settle the matter in the new year.

Markets now see a chance of 72 % that the central bank will lower its rate from 2.25 % in the spring. A rise in the price of gas would change that. So would a strike by German metalworkers, whose union asks for 6 %.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'markets',
    location: ['Germany', 'France', 'Spain'],
    organization: ['Pennick & Rowe'],
    industry: ['Banking and Finance'],
    subject: ['Inflation', 'Economy'],
    keywords: ['inflation', 'food prices', 'wages'],
    image: 'chart-down',
  },
  {
    slug: 'pennick-rowe-branch-vans',
    source: 'harbour-business-daily',
    hoursBefore: 4.4,
    headline: 'The last bank in the village now comes on wheels, with a nurse on board',
    lead: 'Pennick & Rowe and a health trust share vans in the north of England. People come for the blood pressure and stay for the standing order.',
    body: `Every other week a green van parks by the war memorial in a village in the Pennines, and two people get out. One can open an account. The other can take blood.

Pennick & Rowe closed its branches in 41 small towns over ten years. The health trust closed surgeries in some of the same ones. Two summers ago somebody at each discovered that the other was paying for a van, a driver and a generator, often on the same day.

Now they share eleven. The bank's desk is on the left; the nurse has a curtain on the right and, since this autumn, a machine by Bellmere Diagnostics that measures cholesterol and blood sugar in nine minutes.

In eighteen months the vans have had 64,000 visits. Four people in ten use both sides. Nurses found 1,190 cases of untreated hypertension, and the bank's staff 86 of people being robbed by someone on the telephone. "You sit with them for the nine minutes," said Eileen Braithwaite, who was a cashier for thirty years. "They talk. A man told me about his new friend in Manila, and I asked how much he'd sent."

The cost, £2.3 million a year, is split in half. The trust's auditors asked why a bank should pay for nurses. The bank's asked the same. Both were shown the figures for broken appointments.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'news',
    location: ['United Kingdom'],
    organization: ['Bellmere Diagnostics', 'Pennick & Rowe'],
    industry: ['Diagnostics', 'Banking and Finance'],
    subject: ['Banking', 'Rural economy'],
    indication: ['Hypertension'],
    keywords: ['bank branches', 'rural', 'mobile bank'],
    image: 'bank',
  },
  {
    slug: 'pennick-rowe-lending-biotech-fund',
    source: 'biotech-ledger',
    wire: 10,
    headline: 'A bank that lends on mice: Pennick & Rowe sets up fund for first-stage biotech',
    lead: 'The £200 million is a loan, repaid only if the company is sold or sells something. The bank calls it patience with a contract.',
    body: `Pennick & Rowe will lend £200 million to companies that have nothing but an idea and animal data, the part of biotechnology that investors have all but abandoned.

Loans of up to £3 million carry no interest for five years. If the company is sold, floated or licenses a drug, the bank gets back three times its money, and otherwise nothing. Founders keep their shares.

"Equity people want a tenth of the world. I want three times three million," said Priscilla Otterburn, who left a fund in Cambridge to run it.

On past figures one in six such companies reaches a sale within nine years. By the bank's own sums the fund will earn about 4 % a year, which is less than a deposit account. Its chair, Araminta Rowe, has told shareholders that those who succeed will need a bank.

First financings fell to a nine-year low this year. The fund has had 340 applications. The first loan went to two sisters in Leeds who study why naked mole-rats feel no acid.`,
    author: 'Priya Raghunathan',
    language: 'en',
    category: 'business',
    location: ['Leeds', 'Cambridge'],
    organization: ['Pennick & Rowe'],
    industry: ['Banking and Finance'],
    subject: ['Venture capital', 'Banking'],
    keywords: ['start-up loans', 'seed finance', 'biotech'],
    image: 'bank',
  },
  {
    slug: 'rates-cut-hint-wire',
    source: 'harbour-business-daily',
    wire: 26,
    headline: '"Not if but how": central banker\'s remark sends bond yields down',
    lead: 'A member of the council in Frankfurt spoke at a school. A pupil had asked about mortgages.',
    body: `The yield on German ten-year bonds fell by seven basis points after a member of the central bank's council told a class of sixteen-year-olds in Vienna that a cut in interest rates was a question "not of if but of how".

Central bankers weigh words for weeks. This one, asked by a girl in the third row whether her parents should wait to buy a flat, gave a straight answer. It was filmed by four telephones and reached traders eleven minutes later.

A spokesman said that the remark was to be seen "in the context of an educational event". Traders saw it in the context of inflation at 2.1 %, and put the chance of a cut in the spring at 85 %.

The euro lost 0.4 % to $1.0795. Shares of companies with debt rose, among them Solvarre Energy, up 3.2 %, and Aldermoor Life Sciences, up 0.9 %.

Her parents, the pupil told a local paper, are going to wait.`,
    author: 'Siobhán Kerrigan',
    language: 'en',
    category: 'markets',
    location: ['Vienna'],
    organization: ['Aldermoor Life Sciences', 'Solvarre Energy'],
    industry: ['Pharmaceuticals', 'Energy'],
    subject: ['Monetary policy', 'Interest rates'],
    keywords: ['interest rates', 'speech', 'bonds'],
    image: 'bank',
  },
  {
    slug: 'fennmarch-next-target-ossiane',
    source: 'biotech-ledger',
    wire: 43,
    headline: 'Fennmarch takes 6 % of Ossiane, and this time asks for nothing',
    lead: 'The fund best known for demanding money back says the gene therapy company should keep it. A promise made in its last letter is being tested.',
    body: `Fennmarch Capital has bought 6.3 % of Ossiane Gene Medicines and, in a departure from its habits, asked the Philadelphia company to go on spending.

The fund commissioned a review of OSG-415, the therapy for Duchenne muscular dystrophy whose trial was halted after a boy died. Three outside scientists concluded that the cause, a test for antibodies that was not sensitive enough, had been understood and repaired.

"At this price we could close it and make forty per cent," Conrad Fenn wrote to the board. "We have done that once and regretted it. Treat the six-year-olds, carefully. We shall wait."

Ossiane's shares rose 16 % to $19.40. They stood at $28 before the death.

Not everyone is moved. A rival manager pointed out that Hemossia, the company's haemophilia product, is worth about what Fennmarch paid, and that patience is easily afforded when it is free.

Samuel Brightwell-Okoro, who runs Ossiane, said he had rung Mr Fenn to ask whether the letter was genuine. "He said that he'd wondered too."`,
    author: 'Priya Raghunathan',
    language: 'en',
    category: 'business',
    location: ['Philadelphia'],
    organization: ['Ossiane Gene Medicines', 'Fennmarch Capital'],
    industry: ['Gene Therapy', 'Banking and Finance'],
    subject: ['Shareholder activism', 'Gene therapy'],
    indication: ['Haemophilia B', 'Duchenne muscular dystrophy'],
    drugClass: ['AAV gene therapy'],
    keywords: ['activist', 'stake', 'gene therapy', 'OSG-301', 'Hemossia', 'OSG-415'],
    image: 'chart-up',
  },
];
