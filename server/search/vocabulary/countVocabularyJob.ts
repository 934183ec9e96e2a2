import { countVocabulary } from './countVocabulary';
import type { JobDeps, Running } from '@server/background/job';
import { startLoop } from '@server/background/loop';
import { createReport } from '@server/background/report';

const VERSIONS_A_TURN = 300;
const REST_MS = 2_000;

/** Keeps the vocabulary, of which suggestions are made, to what the articles say. */
export function startCountingVocabulary({ db, config }: JobDeps): Running {
  const report = createReport(config);
  return startLoop({
    restMs: REST_MS,
    turn: async () => (await countVocabulary(db, VERSIONS_A_TURN)) === VERSIONS_A_TURN,
    onError: (error) => report(error, 'count the vocabulary'),
  });
}
