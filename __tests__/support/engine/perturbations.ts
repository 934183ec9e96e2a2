import { chance } from '../../../bench/support/corpus';

/** The ways in which other newsrooms change an agency’s text. */
export type Perturbation = (text: string, random: () => number) => string;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) +/);

const swaps: Readonly<Record<string, string>> = {
  said: 'stated',
  also: 'too',
  about: 'around',
  percent: '%',
  children: 'minors',
  people: 'persons',
  use: 'employ',
  used: 'employed',
  because: 'since',
  many: 'numerous',
  new: 'fresh',
  help: 'assist',
  including: 'among them',
  however: 'yet',
  during: 'in',
  information: 'details',
};

/** Ends after seven tenths of its sentences. */
const cut: Perturbation = (text) => {
  const sentences = sentencesOf(text);
  return sentences.slice(0, Math.ceil(sentences.length * 0.7)).join(' ');
};

/** Reorders blocks of three sentences. */
const reorder: Perturbation = (text, random) => {
  const sentences = sentencesOf(text);
  const blocks = Array.from({ length: Math.ceil(sentences.length / 3) }, (_, index) =>
    sentences.slice(index * 3, index * 3 + 3).join(' '),
  );
  return blocks
    .map((block) => ({ block, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ block }) => block)
    .join(' ');
};

/** Replaces the words of the list, and removes every thirtieth word. */
const reword: Perturbation = (text, random) =>
  text
    .split(' ')
    .filter(() => random() > 1 / 30)
    .map((word) => swaps[word] ?? word)
    .join(' ');

/** Text that a site adds before and after every article. */
const boilerplate: Perturbation = (text) =>
  `Listen to this article in your browser. ${text} Sign up for our morning letter and never miss a story. ` +
  'Follow us on the channels that you like best. This report was first sent by an agency. All rights reserved by its owners.';

export const perturbations: Readonly<Record<string, Perturbation>> = {
  cut,
  reorder,
  reword,
  boilerplate,
  all: (text, random) => boilerplate(reword(reorder(cut(text, random), random), random), random),
};

/** Changes each sentence on its own: removes it, its last third, or one word in eight. */
const retell: Perturbation = (text, random) =>
  reorder(
    sentencesOf(text)
      .filter(() => random() > 0.4)
      .map((sentence) => {
        const words = sentence.split(' ').filter(() => random() > 1 / 8);
        return `${words.slice(0, Math.ceil(words.length * 0.67)).join(' ')}.`;
      })
      .join(' '),
    random,
  );

/** Changes that weren’t used to tune the thresholds of stories. */
export const heldOutPerturbations = {
  // Every other sentence, with a newsroom's own words between.
  halved: (text, random) =>
    sentencesOf(text)
      .filter(() => random() > 0.5)
      .join(' The desk adds what it has heard since from those concerned. '),
  // The beginning alone, as a brief prints it.
  brief: (text) => sentencesOf(text).slice(0, 5).join(' '),
  retold: retell,
  retoldAndReworded: (text, random) => reword(retell(text, random), random),
} satisfies Record<string, Perturbation>;

export { chance };
