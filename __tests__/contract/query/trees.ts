import fc from 'fast-check';
import type { DateBound, QueryNode, TextField } from '@contract/query/ast';
import { isNamedField, queryFields } from '@contract/query/ast';
import { badCharacterAt, countSearchable, hasSearchable } from '@contract/query/characters';
import { isReversed } from '@contract/query/dates';
import { and, not, or, validTree as validTreeOf } from '../../support/engine/validQueryTrees';

const isTextField = (field: (typeof queryFields)[number]): field is TextField => field !== 'date';
const field = fc.oneof(fc.constant<TextField>('document'), fc.constantFrom(...queryFields.filter(isTextField)));
const namedField = fc.constantFrom(...queryFields.filter(isNamedField));

/** Special characters of the language, letters of many scripts, and other characters. */
const character = fc.oneof(
  fc.constantFrom(
    ...'abcAND ORNOT+-&|!(){}[]^"~*?:\\/\'<>=.,“”„«»‹›‘’‚「」『』《❮⹂–—−（）：＂éßß癌шع😀\u200b\ufeff\u00a0',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
);
const text = fc.string({ unit: character, minLength: 1, maxLength: 8 }).filter((value) => badCharacterAt(value) < 0);
const simple = fc.constantFrom(
  'pfizer',
  'merck',
  'vaccine',
  'AND',
  'OR',
  'NOT',
  'C++',
  'a:b',
  'date>5',
  'BAY-24',
  'NEAR/5',
);
const word = fc.oneof(simple, text.filter(hasSearchable));
const prefix = fc.oneof(
  fc.constantFrom('vacc', 'BAY-24'),
  text.filter((value) => countSearchable(value) > 1 && !/\s/u.test(value)),
);
const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

const day = fc
  .date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
  .map((date): DateBound => ({ kind: 'day', date: date.toISOString().slice(0, 10) }));
const instant = fc
  .date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
  .map((date): DateBound => ({ kind: 'instant', at: date.toISOString() }));
const relative = fc
  .record({ amount: fc.integer({ min: -99, max: 99 }), unit: fc.constantFrom('m', 'h', 'd', 'w', 'M', 'y') })
  .map((bound): DateBound => ({ kind: 'relative', ...bound }));
const bound = fc.oneof(fc.constant<DateBound>({ kind: 'open' }), day, instant, relative);

const range = fc
  .tuple(bound, bound)
  .filter(([from, to]) => !(from.kind === 'open' && to.kind === 'open') && !isReversed(from, to))
  .map(([from, to]): QueryNode => ({ kind: 'range', field: 'date', from, to }));

export const leaf: fc.Arbitrary<QueryNode> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('word' as const), field, text: word }) },
  fc.record({ kind: fc.constant('prefix' as const), field, text: prefix }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('phrase' as const), field, text: phrase, slop: fc.nat(9) }) },
  fc.record({ kind: fc.constant('name' as const), field: namedField, text: phrase }),
  range,
);

/** Valid query trees with every kind of leaf. */
export const validTree = validTreeOf(leaf);

/** Arbitrary trees over the words a to e. */
export const smallTree: fc.Arbitrary<QueryNode> = fc.letrec<{ tree: QueryNode }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6 },
    fc.constantFrom(...'abcde').map((letter): QueryNode => ({ kind: 'word', field: 'document', text: letter })),
    fc.array(tie('tree'), { minLength: 1, maxLength: 4 }).map(and),
    fc.array(tie('tree'), { minLength: 1, maxLength: 4 }).map(or),
    tie('tree').map(not),
    // Random trees rarely contain what normalization rewrites, so some are generated on purpose.
    fc.array(tie('tree'), { minLength: 2, maxLength: 3 }).map((children) => not(and(children.map(not)))),
  ),
})).tree;

/** Texts made of parts of queries, valid or not. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...[
            'a',
            'b',
            'pfizer',
            'AND',
            'OR',
            'NOT',
            '&&',
            '||',
            '+',
            '-',
            '!',
            '(',
            ')',
            '"a b"',
            '"',
            '“a”',
            '~5',
            '="',
            'subject:="a b"',
            '*',
            '?',
          ],
          ...[
            'headline:',
            'date:',
            'title:',
            'date:2026',
            'date:[2026-01-01 TO *]',
            '[',
            ']',
            '{',
            '}',
            '^2',
            '\\',
            ':',
            '‘a',
            'b’',
          ],
          ...[' ', ' ', ' ', ' ', 'vacc*', 'a:b', '–', '&', '|'],
        ),
        text,
      ),
      { maxLength: 14 },
    )
    .map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
