import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as armenian } from '@orama/stemmers/armenian';
import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as greek } from '@orama/stemmers/greek';
import { stemmer as hungarian } from '@orama/stemmers/hungarian';
import { stemmer as indian } from '@orama/stemmers/indian';
import { stemmer as indonesian } from '@orama/stemmers/indonesian';
import { stemmer as irish } from '@orama/stemmers/irish';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as lithuanian } from '@orama/stemmers/lithuanian';
import { stemmer as nepali } from '@orama/stemmers/nepali';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as romanian } from '@orama/stemmers/romanian';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as serbian } from '@orama/stemmers/serbian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import { stemmer as tamil } from '@orama/stemmers/tamil';
import { stemmer as turkish } from '@orama/stemmers/turkish';
import { newStemmer } from 'snowball-stemmers';
import { foldAccents } from './fold';

type Stem = (word: string) => string;

function fromSnowball(algorithm: string): Stem {
  const stemmer = newStemmer(algorithm);
  return (word) => stemmer.stem(word);
}

/**
 * Snowball's stemmers by ISO 639-1 code. English (Porter's second), Basque and Catalan come from `snowball-stemmers`,
 * because `@orama/stemmers` has Porter's first English and neither of the others. The rest agree with PostgreSQL 18
 * word for word but for some 2 % of German, where 18 follows a newer edition. Estonian and Yiddish have no JavaScript
 * edition: their words match as they are written.
 */
const stemmers: Readonly<Record<string, Stem>> = {
  en: fromSnowball('english'),
  eu: fromSnowball('basque'),
  ca: fromSnowball('catalan'),
  ar: arabic,
  hy: armenian,
  da: danish,
  nl: dutch,
  fi: finnish,
  fr: french,
  de: german,
  el: greek,
  hi: indian,
  hu: hungarian,
  id: indonesian,
  ga: irish,
  it: italian,
  lt: lithuanian,
  ne: nepali,
  no: norwegian,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sr: serbian,
  es: spanish,
  sv: swedish,
  ta: tamil,
  tr: turkish,
};

/** Codes under which the same language also travels. */
const sameLanguage: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', iw: 'he', in: 'id', ji: 'yi' };

/** Languages whose words are stemmed. */
export const stemmedLanguages: readonly string[] = Object.keys(stemmers);

/** The ISO 639-1 code that decides the stemmer: `en-US` → `en`, `nb` → `no`; without one, the default language. */
export function languageCode(language: string | null | undefined, fallback: string): string {
  const code = /^[a-z]{2,3}/.exec((language ?? '').trim().toLowerCase())?.[0];
  if (code === undefined) return fallback;
  return sameLanguage[code] ?? code;
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * How else a word is written in its language: German ü as ue (and then without any: `Mueller` finds Müller), Arabic without
 * the "and" that is written together with the article (`والمستشفى` is found by `المستشفى`, which the stemmer does not see).
 */
function otherForms(lower: string, folded: string, language: string): string[] {
  if (language === 'de' && /[äöü]/.test(lower)) {
    return [foldAccents(lower.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter))];
  }
  return language === 'ar' && folded.length > 5 && /^[وف]ال/.test(folded) ? [folded.slice(1)] : [];
}

/**
 * The stems of a word in a language, folded; [] where the language has no stemmer. Two where the word's accents matter
 * to the stemmer: one of the word as written and one of the word without accents, so that `hôpitaux` and `hopitaux` meet.
 * @param lower the word as `lowerWord` gives it
 */
export function stemsOf(lower: string, language: string): readonly string[] {
  const stem = stemmers[language];
  if (stem === undefined) return [];
  const folded = foldAccents(lower);
  const plain = foldAccents(stem(folded)) || folded;
  const written = lower === folded ? plain : foldAccents(stem(lower)) || folded;
  const others = otherForms(lower, folded, language).map((form) => foldAccents(stem(form)) || form);
  return [...new Set([plain, written, ...others])];
}
