import { wordsAndPhrasesOf } from '@contract/query/wordsAndPhrases';
import { typedName, withName } from '@contract/query/typedName';

/** Calls `typedName` with the caret at `|`. */
function at(marked: string) {
  const caret = marked.indexOf('|');
  return { text: marked.replace('|', ''), caret };
}

describe('typedName', () => {
  it.each([
    ['bay|', 'bay', undefined],
    ['vaccine eli li|', 'vaccine eli li', undefined],
    ['recall AND eli li|', 'eli li', undefined],
    ['(recall OR eli li|', 'eli li', undefined],
    ['"eli li|', 'eli li', undefined],
    ['bay| AND recall', 'bay', undefined],
    ['organization:bay|', 'bay', 'organization'],
    ['organization:(bay OR eli|', 'eli', 'organization'],
    ['organization:"eli li|', 'eli li', 'organization'],
    ['"eli lilly"|', 'eli lilly', undefined],
    ['"eli lilly"~|', null, null],
    ['"eli lilly"~3|', null, null],
    ['headline:bay|', null, null],
    ['date:20|', null, null],
    ['recall AN|', null, null],
    ['bay |', null, null],
    ['|', null, null],
  ])('returns the name being typed in %s', (marked, text, field) => {
    const typed = typedName(at(marked).text, at(marked).caret);
    if (text === null) expect(typed).toBeNull();
    else expect(typed).toMatchObject({ text, field });
  });

  it.each([
    ['bay|', { field: 'organization', name: 'Bayer AG', words: 1 }, 'organization:"Bayer AG" '],
    ['vaccine eli li|', { field: 'organization', name: 'Eli Lilly', words: 2 }, 'vaccine organization:"Eli Lilly" '],
    ['"eli li|', { field: 'organization', name: 'Eli Lilly', words: 2 }, 'organization:"Eli Lilly" '],
    ['"eli li|', { field: 'organization', name: 'Lilly', words: 1 }, null],
    ['organization:eli|', { field: 'organization', name: 'Eli Lilly', words: 1 }, 'organization:"Eli Lilly" '],
    ['organization:"eli li|', { field: 'organization', name: 'Eli Lilly', words: 2 }, 'organization:"Eli Lilly" '],
    ['c|', { field: 'subject', name: 'a:b', words: 1 }, 'subject:a\\:b '],
  ])('choosing a name for %s replaces the text with %j', (marked, name, expected) => {
    const { text, caret } = at(marked);
    const typed = typedName(text, caret);
    const change = typed && withName(typed, name);
    expect(change && text.slice(0, change.start) + change.text + text.slice(change.end)).toBe(expected);
  });
});

it('searchedTexts returns the searched words with their positions and fields', () => {
  const query = 'a headline:(b "c d"~2 -organization:e) date:2026 f* \\u0041b «g h» NOT x';
  expect(wordsAndPhrasesOf(query).map(({ field, start, end }) => `${field} ${query.slice(start, end)}`)).toEqual([
    'document a',
    'headline b',
    'headline c d',
    'organization e',
    'document g h',
    'document x',
  ]);
});
