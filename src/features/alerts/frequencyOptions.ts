type FrequencyCategory = 'immediate' | 'daily' | 'weekly';

export interface FrequencyOption {
  value: number;
  label: string;
  category: FrequencyCategory;
}

export const frequencyCategories: readonly FrequencyCategory[] = ['immediate', 'daily', 'weekly'];

function categoryOf(label: string): FrequencyCategory {
  if (/weekly/i.test(label)) return 'weekly';
  return /daily/i.test(label) ? 'daily' : 'immediate';
}

/** The server's frequencies by category: immediate ones in their order, daily and weekly ones by their hour. */
export function frequencyOptions(labels: Readonly<Record<string, string>>): FrequencyOption[] {
  const options = Object.entries(labels).map(([value, label]) => ({
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
