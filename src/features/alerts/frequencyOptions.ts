import { frequencyLabels } from '@contract/limits';

type FrequencyCategory = 'immediate' | 'daily' | 'weekly';
/** Labels of frequencies, by frequency number. */
type Labels = Readonly<Record<string, string>>;

export interface FrequencyOption {
  value: number;
  label: string;
  category: FrequencyCategory;
}

export const frequencyCategories: readonly FrequencyCategory[] = ['immediate', 'daily', 'weekly'];

/**
 * Returns a frequency's label, also of one that isn't offered: a topic may have one while the server's list is unknown.
 */
export const frequencyLabel = (offered: Labels, value: number | string): string =>
  offered[String(value)] ?? frequencyLabels[String(value)] ?? '';

/** Returns the offered labels plus the current value's: without it, a select would show another value. */
export const withCurrentValue = (offered: Labels, value: number | string): Labels =>
  value === '' || String(value) in offered ? offered : { ...offered, [value]: frequencyLabel(offered, value) };

function categoryOf(label: string): FrequencyCategory {
  if (/weekly/i.test(label)) return 'weekly';
  return /daily/i.test(label) ? 'daily' : 'immediate';
}

/**
 * Returns the options by category: immediate ones by number, daily and weekly ones by label, which is by time of day.
 */
export function frequencyOptions(offered: Labels): FrequencyOption[] {
  const options = Object.entries(offered).map(([value, label]) => ({
    value: Number(value),
    label,
    category: categoryOf(label),
  }));
  return options.sort((a, b) => {
    const byCategory = frequencyCategories.indexOf(a.category) - frequencyCategories.indexOf(b.category);
    if (byCategory !== 0) return byCategory;
    return a.category === 'immediate' ? a.value - b.value : a.label.localeCompare(b.label);
  });
}
