export const sectionRow = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 } as const;

/** The icon at which a section is dragged. */
export const sectionGrip = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 32,
  borderRadius: 0.5,
  color: 'text.secondary',
  cursor: 'grab',
  touchAction: 'none',
} as const;
