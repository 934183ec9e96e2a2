import { insteadOf, noteGone } from '@client/shared/lib/trail';

test('what was removed is led past, and what has the same number elsewhere in its address is still there', () => {
  noteGone(
    [
      ['topic-search-results', '2'],
      ['topic-article', null, null, '2'],
    ],
    '/my-topics/7',
  );
  noteGone([['users', 'admin', 'ada@example.com']], '/users');
  expect(insteadOf('/topic-search-results/2')).toBe('/my-topics/7');
  expect(insteadOf('/topic-search-results/2/company?page=2')).toBe('/my-topics/7');
  expect(insteadOf('/topic-article/88/1/2')).toBe('/my-topics/7');
  expect(insteadOf('/users/admin/ada%40example.com/topics')).toBe('/users');
  for (const path of [
    '/',
    '/my-topics/2',
    '/topic-search-results/22',
    '/landing-article/88/2',
    '/topic-article/2/2/9',
  ]) {
    expect(insteadOf(path)).toBeNull();
  }
  // The category is removed too.
  noteGone([['my-topics', '7']], '/my-topics');
  expect(insteadOf('/topic-search-results/2')).toBe('/my-topics');
});
