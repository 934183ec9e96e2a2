/** An article that a person of the demo has written. */
export interface DemoOwnArticle {
  /** Email of the author. */
  uid: string;
  /** Names of the user groups in whose workspaces it is, besides the author's own. */
  groups?: readonly string[];
  /** True if it is published to the department's publish channel. */
  isPublished?: boolean;
  /** Hours before the first start. */
  hoursBefore: number;
  headline: string;
  description: string;
  category: string;
  keywords: readonly string[];
  /** HTML. */
  body: string;
  /** Comments in the first group's workspace: email of the writer, and text; oldest first. */
  comments?: readonly { uid: string; comment: string }[];
}

const domain = 'demo.watchdesk.example';

export const demoOwnArticles: readonly DemoOwnArticle[] = [
  {
    uid: `editor@${domain}`,
    groups: ['Medical Affairs'],
    isPublished: true,
    hoursBefore: 20,
    headline: 'What the Orvetinib panel means for us',
    description:
      'The advisers voted for approval, but asked for a longer follow-up of older patients. Three questions for our own programme, and who answers them by when.',
    category: 'regulatory',
    keywords: ['orvetinib', 'advisory panel', 'follow-up'],
    body: `<p>The panel has spoken, and most of the coverage stops there. For our own programme, the minutes matter more than the vote.</p>
<h2>What the advisers asked for</h2>
<ul><li>Two years of follow-up for patients over seventy-five.</li><li>A plain-language account of the dose reductions.</li><li>The results of the second laboratory, whatever they are.</li></ul>
<h2>What we should do</h2>
<ol><li>Compare the age groups in our own protocol; Solveig has the tables.</li><li>Ask the statisticians whether the interim analysis can wait a month.</li><li>Prepare an answer for patients’ groups before they ask.</li></ol>
<blockquote><p>“An approval that nobody dares to use is not an approval,” one of the advisers said.</p></blockquote>`,
    comments: [
      {
        uid: `gwendolyn.tarrant@${domain}`,
        comment: 'Good summary. Please add the date of the second laboratory’s report.',
      },
      { uid: `editor@${domain}`, comment: 'Will do as soon as it is public.' },
    ],
  },
  {
    uid: `editor@${domain}`,
    hoursBefore: 5,
    headline: 'Battery recalls: a checklist for our own devices',
    description: 'A draft: what the recalls of this month have in common, and what to look at first.',
    category: 'technology',
    keywords: ['recall', 'battery', 'medical devices'],
    body: `<p>Two makers recalled pumps this month, and both stories begin with a supplier who changed a cell without telling anyone.</p>
<table><tbody><tr><th>Question</th><th>Who knows</th></tr><tr><td>Which cells do we buy, and from whom?</td><td>Purchasing</td></tr><tr><td>When was the last change notified?</td><td>Quality</td></tr></tbody></table>
<p>To be finished after Thursday’s meeting.</p>`,
  },
  {
    uid: `admin@${domain}`,
    groups: ['Board Office'],
    hoursBefore: 30,
    headline: 'House style: how we write summaries',
    description: 'Ninety words, the result first, and the source always named.',
    category: 'news',
    keywords: ['house style'],
    body: `<p>A summary answers one question: what does the reader have to know if they read nothing else?</p>
<ul><li>The result first, the history after it.</li><li>Numbers with their units, and compared with something.</li><li>The source always named, with the day.</li></ul>`,
  },
];
