/** Words that are very frequent in one language and rare in the others. */
const profiles: Record<string, string> = {
  en: 'the of and to in is that for it was with on are be this have from by not but they which you were their has would been',
  de: 'der die und das den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei',
  fr: 'le la les des et en du une est que pour dans qui par sur au pas plus avec ce il sont aux ont être cette mais leur',
  es: 'el la los las de que y en un una por con para del se es al como más su pero fue este entre ha sobre también',
  it: 'il di che e la della in un per del non una sono con le dei alla gli più nel anche da ha come si lo delle questo',
  pt: 'o de que e do da em um para com não uma os no se na por mais as dos como mas ao foi pela são também ou',
  nl: 'de het een van en in is dat op te zijn voor met die niet aan er om ook als bij naar door uit worden heeft maar',
  sv: 'och att det som en på är av för med till den har inte om ett var jag från men sig han vi kan',
  da: 'og i at det er en til på som med for af den der har ikke et var fra blev også han efter de ved',
  pl: 'w i na z się do nie jest to że o jak po za od przez dla są tym przed jego został oraz która',
};
const words = new Map(Object.entries(profiles).map(([language, list]) => [language, new Set(list.split(' '))]));

const scripts: [script: RegExp, language: string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];

/** The length of the sample; a longer one only takes more time. */
const sampleLength = 4_000;
const enoughWords = 8;

function byScript(sample: string): string | null {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, language] of scripts) {
    const share = (sample.match(script)?.length ?? 0) / Math.max(1, letters);
    // Kana identify Japanese even among many Chinese characters.
    if (share > (language === 'ja' ? 0.1 : 0.4)) return language;
  }
  return null;
}

/**
 * Detects the language of a text by its script and its most frequent words. Returns an ISO 639-1 code, or null if the
 * text is too short or ambiguous.
 */
export function detectLanguage(text: string): string | null {
  const sample = text.slice(0, sampleLength).toLowerCase();
  const script = byScript(sample);
  if (script) return script;
  const found = sample.match(/\p{L}+/gu) ?? [];
  if (found.length < enoughWords) return null;
  const scores = [...words].map(([language, list]) => ({
    language,
    score: found.filter((word) => list.has(word)).length,
  }));
  scores.sort((a, b) => b.score - a.score);
  const [best, second] = scores;
  if (!best || best.score / found.length < 0.1) return null;
  return best.score > (second?.score ?? 0) * 1.2 ? best.language : null;
}

const longestTag = 100;

/** The primary subtag of a language tag (BCP 47, or feeds' approximations) in lower case; null if there is none. */
export function languageCode(tag: string): string | null {
  const first =
    tag
      .slice(0, longestTag)
      .trim()
      .toLowerCase()
      .split(/[-_\s,;]/)[0] ?? '';
  const named: Record<string, string> = {
    english: 'en',
    german: 'de',
    deutsch: 'de',
    french: 'fr',
    spanish: 'es',
    italian: 'it',
    eng: 'en',
    deu: 'de',
    ger: 'de',
    fra: 'fr',
    fre: 'fr',
    spa: 'es',
  };
  const code = named[first] ?? first;
  return /^[a-z]{2,3}$/.test(code) && code !== 'und' && code !== 'mul' ? code : null;
}
