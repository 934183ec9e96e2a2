import type { Section } from '@contract/sections';
import { act, renderHook } from '@testing-library/react';
import { useSectionDrag } from '@client/pages/workspaces/section-drag/useSectionDrag';

const section = (id: string): Section => ({
  id,
  name: id,
  description: '',
  parentId: null,
  ownerId: 'u1',
  depth: 1,
  articles: 0,
  sharedArticlesNotifications: 0,
});
const sections = [section('A'), section('B'), section('C')];
const over = (overId: string) => ({ overId, sideways: 0 });
const order = (drag: ReturnType<typeof useSectionDrag>) => drag.rows.map(({ id }) => id).join('');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Drags C over A until it takes the place of A. */
function dragCOverA() {
  const { result } = renderHook(() => useSectionDrag(sections));
  act(() => result.current.start('C'));
  act(() => result.current.move(over('A')));
  act(() => jest.advanceTimersByTime(300));
  expect(order(result.current)).toBe('CAB');
  return result;
}

it('keeps the shown place when the drop still reports the row that was replaced', () => {
  const drag = dragCOverA();
  expect(drag.current.drop(over('A'))).toEqual({ section: sections[2], place: { parentId: null, position: 0 } });
});

it('moves the section below the replaced row when the pointer goes on to it', () => {
  const drag = dragCOverA();
  act(() => drag.current.move(over('C')));
  expect(drag.current.drop(over('A'))).toEqual({ section: sections[2], place: { parentId: null, position: 1 } });
});

it('moves the section by arrow keys that follow each other before the rows are measured', () => {
  const { result } = renderHook(() => useSectionDrag(sections));
  act(() => {
    result.current.start('C');
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowRight']) result.current.step(key);
  });
  expect(order(result.current)).toBe('ACB');
  expect(result.current.step('ArrowRight')).toBeNull();
  expect(result.current.drop(null)).toEqual({ section: sections[2], place: { parentId: 'A', position: 0 } });
});
