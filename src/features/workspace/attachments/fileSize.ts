const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/** The size of a file for people: 512 bytes, 1.4 MB. */
export function fileSize(bytes: number): string {
  const unit = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1_024 ** unit;
  return `${new Intl.NumberFormat('en-US', { maximumFractionDigits: value < 10 && unit > 0 ? 1 : 0 }).format(value)} ${units[unit] ?? ''}`;
}
