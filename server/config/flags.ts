import { featureNames, type FeatureName } from '@contract/limits';
import type { EnvironmentReader } from './environmentReader';

const PREFIX = 'FLAG_';

/** Reads feature flags. FLAG_MY_TOPICS, FLAG_MYTOPICS, and FLAG_myTopics are the same flag. */
export function readFlags(
  reader: EnvironmentReader,
  env: Readonly<Record<string, string | undefined>>,
): Partial<Record<FeatureName, boolean>> {
  const flags: Partial<Record<FeatureName, boolean>> = {};
  for (const variable of Object.keys(env).filter((name) => name.startsWith(PREFIX))) {
    const name = nameOf(variable);
    if (!name) {
      reader.addProblem(variable, `isn’t a feature flag. The flags are ${featureNames.join(', ')}`);
      continue;
    }
    const value = reader.onOff(variable);
    if (value !== undefined) flags[name] = value;
  }
  return flags;
}

function nameOf(variable: string): FeatureName | undefined {
  const plain = variable.slice(PREFIX.length).replaceAll('_', '').toLowerCase();
  return featureNames.find((name) => name.toLowerCase() === plain);
}
