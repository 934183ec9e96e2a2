import { paths } from '@client/shared/navigation/paths';

it('percent-encodes parameters and query values', () => {
  const path = paths.topicArticle({ articleId: 'a/1', version: '2', topicId: 'ä ?#' });
  expect(path).toBe('/topic-article/a%2F1/2/%C3%A4%20%3F%23');
  expect(paths.newsletter({ ownerId: 'a&b=c' })).toBe('/newsletter?ownerId=a%26b%3Dc');
});

it('leaves out optional parameters and query parameters that are undefined', () => {
  expect(paths.workspaces()).toBe('/workspaces');
  expect(paths.workspaces({ workspaceId: undefined })).toBe('/workspaces');
  expect(paths.newCategory({ profileGroupId: '7', company: undefined })).toBe('/profile-group/add/7');
  expect(paths.home()).toBe('/');
});

it('repeats a query parameter for each item of an array, and keeps an empty value', () => {
  expect(paths.search({ query: '', source: ['s1', 's2'] })).toBe('/search-content-results?query=&source=s1&source=s2');
  expect(paths.search({ query: 'x', source: [] })).toBe('/search-content-results?query=x');
});

it('puts parameters into the middle of a path', () => {
  expect(paths.userTopics({ userId: 'ada@example.com' })).toBe('/users/admin/ada%40example.com/topics');
});

it('refuses values that the address does not have, and asks for those it needs', () => {
  // @ts-expect-error -- the id of the section is required
  expect(paths.editSection()).toBe('/groups/edit');
  // @ts-expect-error -- the page has no such query parameter
  expect(paths.newsletter({ query: 'x' })).toBe('/newsletter');
});
