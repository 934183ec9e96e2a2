import { frequencyLabels } from '@contract/limits';

type FrequencyCategory = 'immediate' | 'daily' | 'weekly';
/** Frequencies in words, by their numbers. */
type Labels = Readonly<Record<string, string>>;

export interface FrequencyOption {
  value: number;
  label: string;
  category: FrequencyCategory;
}

export const frequencyCategories: readonly FrequencyCategory[] = ['immediate', 'daily', 'weekly'];

/** A frequency in words; also one that is not offered, which a topic may have while the server's list is not known. */
export const frequencyLabel = (offered: Labels, value: number | string): string =>
  offered[String(value)] ?? frequencyLabels[String(value)] ?? '';

/** What is offered, and the present value with it: a select would show another one instead. */
export const withPresent = (offered: Labels, value: number | string): Labels =>
  value === '' || String(value) in offered ? offered : { ...offered, [value]: frequencyLabel(offered, value) };

function categoryOf(label: string): FrequencyCategory {
  if (/weekly/i.test(label)) return 'weekly';
  return /daily/i.test(label) ? 'daily' : 'immediate';
}

/** The offered frequencies by category: immediate ones in their order, daily and weekly ones by their hour. */
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
