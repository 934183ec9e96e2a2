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
 * Snowball stemmers by ISO 639-1 code. English (Porter2), Basque, and Catalan come from `snowball-stemmers`, because
 * `@orama/stemmers` has the original Porter stemmer for English and neither of the others. The rest agree with
 * PostgreSQL 18 on every word, except for about 2% of German words, where PostgreSQL 18 has a newer algorithm. There is
 * no JavaScript version for Estonian and Yiddish; their words match as written.
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

/** Other codes of the same language. */
const sameLanguage: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', iw: 'he', in: 'id', ji: 'yi' };

/** The languages that have a stemmer. */
export const stemmedLanguages: readonly string[] = Object.keys(stemmers);

/** The ISO 639-1 code that selects the stemmer: `en-US` → `en`, `nb` → `no`; the default language if there is none. */
export function languageCode(language: string | null | undefined, fallback: string): string {
  const code = /^[a-z]{2,3}/.exec((language ?? '').trim().toLowerCase())?.[0];
  if (code === undefined) return fallback;
  return sameLanguage[code] ?? code;
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * Alternative spellings of a word in its language: German ü as ue (and then without umlauts: `Mueller` finds Müller),
 * and Arabic without the conjunction written together with the article (`والمستشفى` is found by `المستشفى`), which the
 * stemmer doesn't remove.
 */
function otherForms(lower: string, folded: string, language: string): string[] {
  if (language === 'de' && /[äöü]/.test(lower)) {
    return [foldAccents(lower.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter))];
  }
  return language === 'ar' && folded.length > 5 && /^[وف]ال/.test(folded) ? [folded.slice(1)] : [];
}

/**
 * The folded stems of a word in a language; [] if the language has no stemmer. There are two if accents affect the
 * stemmer: one of the word as written and one without accents, so that `hôpitaux` and `hopitaux` match.
 * @param lower The result of `lowerWord`.
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
