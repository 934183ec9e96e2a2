import { paths } from '@client/shared/navigation/paths';
import { createRemovedPages, pagesAt } from '@client/shared/services/removedPages';

it('replaces the pages of what was removed, and no page that has the same id elsewhere in its path', () => {
  const { add, replacementOf } = createRemovedPages();
  add(
    [pagesAt(paths.topicResults, { topicId: '2' }), pagesAt(paths.topicArticle, { topicId: '2' })],
    paths.myTopics({ profileGroupId: '7' }),
  );
  add([pagesAt(paths.editUser, { userId: 'ada@example.com' })], paths.users());
  expect(replacementOf('/topic-search-results/2')).toBe('/my-topics/7');
  expect(replacementOf('/topic-search-results/2/company?page=2')).toBe('/my-topics/7');
  expect(replacementOf('/topic-article/88/1/2')).toBe('/my-topics/7');
  expect(replacementOf('/users/admin/ada%40example.com/topics')).toBe('/users');
  for (const path of [
    '/',
    '/my-topics/2',
    '/topic-search-results/22',
    '/landing-article/88/2',
    '/topic-article/2/2/9',
  ]) {
    expect(replacementOf(path)).toBeNull();
  }
  // The category is removed as well.
  add([pagesAt(paths.myTopics, { profileGroupId: '7' })], paths.myTopics());
  expect(replacementOf('/topic-search-results/2')).toBe('/my-topics');
});
