import type { AnalyzedArticle } from '../analyzer/analyzedArticle';
import { comparedLexemes, isStemmable } from '../analyzer/lexemes';
import type { Word } from '../analyzer/tokenize';
import { merged } from '../query/matches';
import { keyOfPredicate, sourceLexeme, type PredicateSource } from './predicateSource';
import { IntList } from './intList';
import { LexemeIndex } from './lexemeIndex';
import { PrefixTrie } from './prefixTrie';

/** The predicate that is true for every article. */
export const alwaysTrue = 0;

const nowhere: readonly number[] = [];
const [stemSign, wholeSign, fieldSign] = ['/', '=', '@'].map((sign) => sign.charCodeAt(0));
const lastGeneration = 2 ** 31 - 2;
/** The weight of a new predicate's estimated share against its counts, in articles. */
const guessWeight = 8;

/** True for a stem or a whole name, which prefixes aren't compared with. */
function isMarker(lexeme: string): boolean {
  const first = lexeme.charCodeAt(0);
  const code = first === fieldSign ? lexeme.charCodeAt(2) : first;
  return code === stemSign || code === wholeSign;
}

/**
 * The predicates used by the saved queries, numbered, with their values for the current article. A word's stems depend
 * on the article's language: they are added for each language when it first occurs, and contain it in their lexemes.
 */
export class Predicates {
  private readonly known: (PredicateSource | null)[] = [null];
  private readonly free: number[] = [];
  private readonly byName = new Map<string, number>();
  private readonly index = new LexemeIndex();
  private readonly languages = new Set<string>();
  private readonly prefixes = new PrefixTrie();

  private readonly uses = new IntList();
  /** The generation in which a predicate was last true. */
  private readonly stamps = new IntList();
  private generation = 0;
  /**
   * For the current article: the positions of its lexemes, and for each true predicate the index of its first lexeme.
   */
  private readonly places: (readonly number[])[] = [];
  private readonly first = new IntList();
  private readonly others = new Map<number, number[]>();
  /** The predicates that are true for the current article. */
  readonly present = new IntList();

  /**
   * The number of articles seen, the number of articles per predicate, and `seen` at the creation of the predicate;
   * `share` is computed from them.
   */
  seen = 0;
  private counts = new Float32Array(64);
  private since = new Float32Array(64);

  constructor() {
    this.uses.push(1);
    this.stamps.push(0);
    this.first.push(0);
  }

  /** The highest predicate number plus one. */
  get size(): number {
    return this.known.length;
  }

  /** The number of a predicate, created if necessary. It is removed again unless it is held; see `hold`. */
  word(sign: string, word: Word): number {
    return this.numberOf(`w${sign}\n${word.lower}`, () => ({ kind: 'word', sign, word }));
  }

  literal(lexeme: string): number {
    return this.numberOf(`l${lexeme}`, () => ({ kind: 'literals', lexemes: [lexeme] }));
  }

  /** The predicate that an article comes from one of these sources or packages. */
  sources(ids: readonly string[]): number {
    const sorted = [...new Set(ids)].sort();
    return this.numberOf(`s${sorted.join('\n')}`, () => ({ kind: 'literals', lexemes: sorted.map(sourceLexeme) }));
  }

  prefix(prefix: string): number {
    return this.numberOf(`p${prefix}`, () => ({ kind: 'prefix', prefix }));
  }

  private numberOf(name: string, source: () => PredicateSource): number {
    const existing = this.byName.get(name);
    if (existing !== undefined) return existing;
    const id = this.free.pop() ?? this.known.length;
    const made = source();
    this.known[id] = made;
    this.uses.set(id, 0);
    this.stamps.set(id, 0);
    this.first.set(id, 0);
    if (id >= this.counts.length) this.growCounts();
    this.counts[id] = 0;
    this.since[id] = this.seen;
    this.byName.set(name, id);
    if (made.kind === 'prefix') this.prefixes.add(made.prefix, id);
    else for (const lexeme of this.lexemesOf(made)) this.index.add(lexeme, id);
    return id;
  }

  private growCounts(): void {
    const [counts, since] = [this.counts, this.since];
    this.counts = new Float32Array(counts.length * 2);
    this.since = new Float32Array(counts.length * 2);
    this.counts.set(counts);
    this.since.set(since);
  }

  /** Keeps a predicate until it has been released as often as it was held. */
  hold(id: number): void {
    this.uses.set(id, this.uses.get(id) + 1);
  }

  release(id: number): void {
    const predicate = this.known[id];
    if (predicate == null) return;
    this.uses.set(id, this.uses.get(id) - 1);
    if (this.uses.get(id) > 0) return;
    this.byName.delete(keyOfPredicate(predicate));
    if (predicate.kind === 'prefix') this.prefixes.remove(predicate.prefix);
    else for (const lexeme of this.lexemesOf(predicate)) this.index.remove(lexeme, id);
    this.known[id] = null;
    this.stamps.set(id, 0);
    this.free.push(id);
  }

  /** The lexemes of a predicate in all languages seen. */
  private lexemesOf(predicate: Exclude<PredicateSource, { kind: 'prefix' }>): readonly string[] {
    if (predicate.kind === 'literals') return predicate.lexemes;
    const { sign, word } = predicate;
    if (!isStemmable(word.folded)) return comparedLexemes(word, '').map((lexeme) => sign + lexeme);
    return [...this.languages].flatMap((language) => comparedLexemes(word, language).map((lexeme) => sign + lexeme));
  }

  private meet(language: string): void {
    this.languages.add(language);
    this.known.forEach((predicate, id) => {
      if (predicate?.kind !== 'word' || !isStemmable(predicate.word.folded)) return;
      for (const lexeme of comparedLexemes(predicate.word, language)) this.index.add(predicate.sign + lexeme, id);
    });
  }

  /** Evaluates all predicates for an article; `isTrue`, `positions`, and `present` refer to it afterwards. */
  read(article: AnalyzedArticle): void {
    if (!this.languages.has(article.language)) this.meet(article.language);
    this.begin();
    const { index, places } = this;
    const hasPrefixes = this.prefixes.size > 0;
    for (const [lexeme, positions] of article.lexemes) {
      const place = places.length;
      places.push(positions);
      const found = index.get(lexeme);
      if (found !== undefined) this.markFound(found, place);
      if (hasPrefixes && !isMarker(lexeme)) this.markPrefixes(lexeme, place);
    }
    const place = places.push(nowhere) - 1;
    for (const id of [article.sourceId, ...article.packageIds]) {
      const found = index.get(sourceLexeme(id));
      if (found !== undefined) this.markFound(found, place);
    }
  }

  private begin(): void {
    if (this.generation >= lastGeneration) {
      this.stamps.data.fill(0);
      this.generation = 0;
    }
    this.generation += 1;
    this.seen += 1;
    this.present.length = 0;
    this.places.length = 0;
    if (this.others.size > 0) this.others.clear();
    this.stamps.set(alwaysTrue, this.generation);
  }

  private markFound(found: number, place: number): void {
    if (found >= 0) this.mark(found, place);
    else for (const id of this.index.listOf(found)) this.mark(id, place);
  }

  private markPrefixes(lexeme: string, place: number): void {
    let node = 0;
    for (let at = 0; at < lexeme.length; at += 1) {
      node = this.prefixes.step(node, lexeme.charCodeAt(at));
      if (node < 0) return;
      const predicate = this.prefixes.predicateAt.get(node);
      if (predicate >= 0) this.mark(predicate, place);
    }
  }

  private mark(id: number, place: number): void {
    const stamps = this.stamps.data;
    if (stamps[id] !== this.generation) {
      stamps[id] = this.generation;
      this.counts[id] = (this.counts[id] ?? 0) + 1;
      this.first.data[id] = place;
      this.present.push(id);
      return;
    }
    const others = this.others.get(id);
    if (others === undefined) this.others.set(id, [place]);
    else others.push(place);
  }

  isTrue(id: number): boolean {
    return this.stamps.data[id] === this.generation;
  }

  /** For loops over many predicates: a predicate is true if its stamp equals `now`. */
  currentStamps(): { stamps: Int32Array; now: number } {
    return { stamps: this.stamps.data, now: this.generation };
  }

  /** The positions of a word or prefix in the current article. */
  positions(id: number): readonly number[] {
    if (!this.isTrue(id)) return nowhere;
    const first = this.places[this.first.get(id)] ?? nowhere;
    const others = this.others.get(id);
    return others === undefined ? first : merged([first, ...others.map((place) => this.places[place] ?? nowhere)]);
  }

  /**
   * The share of articles for which a predicate is true: among the articles seen, with an estimate by length for new
   * words.
   */
  share(id: number): number {
    if (id === alwaysTrue) return 1;
    const source = this.known[id];
    const guess = source?.kind === 'word' ? 1 / (4 + source.word.folded.length ** 2) : 0.1;
    return ((this.counts[id] ?? 0) + guess * guessWeight) / (this.seen - (this.since[id] ?? 0) + guessWeight);
  }

  /** Halves the counts, so that the shares follow current news. */
  age(): void {
    this.seen /= 2;
    for (let id = 0; id < this.known.length; id += 1) {
      this.counts[id] = (this.counts[id] ?? 0) / 2;
      this.since[id] = (this.since[id] ?? 0) / 2;
    }
  }
}
