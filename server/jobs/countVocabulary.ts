import { countVocabulary } from '@server/engine/vocabulary/countVocabulary';
import type { JobDeps, Running } from './job';
import { startLoop } from './loop';
import { createReport } from './report';

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
