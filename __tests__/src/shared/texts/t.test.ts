import { registerTexts, t } from '@client/shared/texts/t';

beforeAll(() => {
  registerTexts({
    'articles.count': '{count, plural, one {# article} other {# articles}} in {name}',
    'app.title': '{page}, {page}',
  });
});

it('uses the singular for one and the plural for any other count', () => {
  expect(t('articles.count', { count: 1, name: 'Oncology' })).toBe('1 article in Oncology');
  expect(t('articles.count', { count: 0, name: 'Oncology' })).toBe('0 articles in Oncology');
});

it('groups the thousands of numbers, but not of strings', () => {
  expect(t('articles.count', { count: 12345, name: '2026' })).toBe('12,345 articles in 2026');
});

it('fills a placeholder in wherever it stands, and leaves one without a value', () => {
  expect(t('app.title', { page: 'Help' })).toBe('Help, Help');
  expect(t('app.title', {})).toBe('{page}, {page}');
});
