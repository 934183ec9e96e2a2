import { parseArticle } from '@demo/newsroom/articleFile';

const head = `source: regulator-watch
hoursBefore: 3
headline: A board decides
lead: What it decided, and why.
author: Tom Ashdown
language: en
category: regulatory
keywords: [board]
`;
const file = (front: string, body = 'First paragraph.\n\nSecond paragraph.') => `---\n${front}---\n\n${body}\n`;
const parse = (content: string) => parseArticle('regulators/a-board-decides.md', content);

describe('parseArticle', () => {
  it('returns the article, with the file name as its slug', () => {
    expect(parse(file(head))).toEqual({
      slug: 'a-board-decides',
      source: 'regulator-watch',
      hoursBefore: 3,
      headline: 'A board decides',
      lead: 'What it decided, and why.',
      author: 'Tom Ashdown',
      language: 'en',
      category: 'regulatory',
      keywords: ['board'],
      body: 'First paragraph.\n\nSecond paragraph.',
    });
  });

  it('accepts Windows line endings', () => {
    expect(parse(file(head).replaceAll('\n', '\r\n'))).toEqual(parse(file(head)));
  });

  it('accepts empty lines at the end of the file', () => {
    expect(parse(`${file(head)}\n\n`)).toEqual(parse(file(head)));
  });

  it.each([
    ['an unknown language', head.replace('en', 'tlh'), 'language must be equal to one of the allowed values'],
    ['a missing headline', head.replace(/headline.*\n/, ''), 'must have required properties headline'],
    ['a text for a number', head.replace('3', 'three'), 'hoursBefore must be number'],
    ['an unknown field', `${head}colour: red\n`, 'colour'],
    ['an empty name in a list', head.replace('[board]', "['']"), 'keywords.0 must not have fewer than 1 characters'],
    ['no time', head.replace(/hoursBefore.*\n/, ''), 'either hoursBefore or wire is needed, and not both'],
    ['two times', `${head}wire: 4\n`, 'either hoursBefore or wire is needed, and not both'],
    ['invalid YAML', `${head}lead: [\n`, 'lead'],
  ])('throws an error that names the file and the field for %s', (_, front, fault) => {
    expect(() => parse(file(front))).toThrow('regulators/a-board-decides.md: ');
    expect(() => parse(file(front))).toThrow(fault);
  });

  it.each([
    ['no front matter', 'A text alone.\n'],
    ['no text', file(head, '')],
  ])('throws an error for %s', (_, content) => {
    expect(() => parse(content)).toThrow('regulators/a-board-decides.md: front matter between two lines of "---"');
  });
});
