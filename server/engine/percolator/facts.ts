import type { AnalysedArticle } from '../analyzer/analysedArticle';
import { comparedLexemes } from '../analyzer/lexemes';
import type { Word } from '../analyzer/tokenize';
import { merged } from '../query/matches';
import { PrefixTrie } from './prefixTrie';

/** Something that is so or not so of an article: that it has a word, a prefix, a name, a source. */
type FactSource =
  { kind: 'word'; sign: string; word: Word } | { kind: 'literal'; lexeme: string } | { kind: 'prefix'; prefix: string };

interface KnownFact {
  name: string;
  source: FactSource;
  uses: number;
}

const nowhere: readonly number[] = [];
const [stemSign, wholeSign, fieldSign] = ['/', '=', '@'].map((sign) => sign.charCodeAt(0));

/** Whether a lexeme is a stem or a whole name: prefixes are compared with words alone. */
function isMarker(lexeme: string): boolean {
  const first = lexeme.charCodeAt(0);
  const code = first === fieldSign ? lexeme.charCodeAt(2) : first;
  return code === stemSign || code === wholeSign;
}

/**
 * The facts that the saved queries ask about, numbered, and which of them are so of the article at hand. A word's stems
 * depend on the article's language: each language met keeps its own map from lexemes to facts.
 */
export class Facts {
  private readonly known: (KnownFact | null)[] = [];
  private readonly free: number[] = [];
  private readonly byName = new Map<string, number>();
  private readonly byLanguage = new Map<string, Map<string, number[]>>();
  private readonly prefixes = new PrefixTrie();

  private generation = 0;
  private readonly stamps: number[] = [];
  /** Where a fact's first lexeme stands in the article at hand, and where its others do. */
  private readonly first: (readonly number[])[] = [];
  private readonly others = new Map<number, (readonly number[])[]>();
  private readonly counts: number[] = [];
  /** How many articles had been seen when a fact became known. */
  private readonly since: number[] = [];
  /** The facts that are so of the article at hand. */
  readonly present: number[] = [];
  /** Articles seen, by which `share` is reckoned. */
  seen = 0;

  /** The number of a fact; each call is one use, given back by `release`. */
  word(sign: string, word: Word): number {
    return this.use(`w${sign}\n${word.lower}`, { kind: 'word', sign, word });
  }

  literal(lexeme: string): number {
    return this.use(`l${lexeme}`, { kind: 'literal', lexeme });
  }

  prefix(prefix: string): number {
    return this.use(`p${prefix}`, { kind: 'prefix', prefix });
  }

  private use(name: string, source: FactSource): number {
    const existing = this.byName.get(name);
    if (existing !== undefined) {
      const fact = this.known[existing];
      if (fact != null) fact.uses += 1;
      return existing;
    }
    const id = this.free.pop() ?? this.known.length;
    this.known[id] = { name, source, uses: 1 };
    this.stamps[id] = 0;
    this.counts[id] = 0;
    this.since[id] = this.seen;
    this.first[id] = nowhere;
    this.byName.set(name, id);
    if (source.kind === 'prefix') this.prefixes.add(source.prefix, id);
    else for (const [language, index] of this.byLanguage) enter(index, lexemesOf(source, language), id);
    return id;
  }

  release(id: number): void {
    const fact = this.known[id];
    if (fact == null) return;
    fact.uses -= 1;
    if (fact.uses > 0) return;
    const { name, source } = fact;
    this.byName.delete(name);
    if (source.kind === 'prefix') this.prefixes.remove(source.prefix);
    else for (const [language, index] of this.byLanguage) leave(index, lexemesOf(source, language), id);
    this.known[id] = null;
    this.free.push(id);
  }

  private indexFor(language: string): Map<string, number[]> {
    const existing = this.byLanguage.get(language);
    if (existing !== undefined) return existing;
    const index = new Map<string, number[]>();
    this.known.forEach((fact, id) => {
      if (fact != null && fact.source.kind !== 'prefix') enter(index, lexemesOf(fact.source, language), id);
    });
    this.byLanguage.set(language, index);
    return index;
  }

  /** Finds out what is so of an article; `isSo`, `positions` and `present` then speak of it. */
  read(article: AnalysedArticle): void {
    this.generation += 1;
    this.seen += 1;
    this.present.length = 0;
    this.others.clear();
    const index = this.indexFor(article.language);
    for (const [lexeme, positions] of article.lexemes) {
      const ids = index.get(lexeme);
      if (ids !== undefined) for (const id of ids) this.mark(id, positions);
      if (this.prefixes.size > 0 && !isMarker(lexeme)) {
        this.prefixes.walk(lexeme, (id) => {
          this.mark(id, positions);
        });
      }
    }
    for (const id of [article.sourceId, ...article.packageIds]) {
      for (const fact of index.get(sourceLexeme(id)) ?? []) this.mark(fact, nowhere);
    }
  }

  private mark(id: number, positions: readonly number[]): void {
    if (this.stamps[id] !== this.generation) {
      this.stamps[id] = this.generation;
      this.counts[id] = (this.counts[id] ?? 0) + 1;
      this.first[id] = positions;
      this.present.push(id);
      return;
    }
    const others = this.others.get(id);
    if (others === undefined) this.others.set(id, [positions]);
    else others.push(positions);
  }

  isSo(id: number): boolean {
    return this.stamps[id] === this.generation;
  }

  /** Where in the article at hand the word or prefix stands. */
  positions(id: number): readonly number[] {
    if (!this.isSo(id)) return nowhere;
    const first = this.first[id] ?? nowhere;
    const others = this.others.get(id);
    return others === undefined ? first : merged([first, ...others]);
  }

  /** The share of articles of which a fact is so: of those seen, and for new words a guess by their length. */
  share(id: number): number {
    const source = this.known[id]?.source;
    const guess = source?.kind === 'word' ? 1 / (4 + source.word.folded.length ** 2) : 0.1;
    const weight = 8;
    return ((this.counts[id] ?? 0) + guess * weight) / (this.seen - (this.since[id] ?? 0) + weight);
  }

  /** Forgets half of what was counted, so that the shares follow the news. */
  age(): void {
    this.seen /= 2;
    this.counts.forEach((count, id) => {
      this.counts[id] = count / 2;
      this.since[id] = (this.since[id] ?? 0) / 2;
    });
  }
}

/** The literal that stands for an article's source or package. */
export function sourceLexeme(id: string): string {
  return `!source ${id}`;
}

function lexemesOf(source: Exclude<FactSource, { kind: 'prefix' }>, language: string): string[] {
  if (source.kind === 'literal') return [source.lexeme];
  return comparedLexemes(source.word, language).map((lexeme) => source.sign + lexeme);
}

function enter(index: Map<string, number[]>, lexemes: readonly string[], id: number): void {
  for (const lexeme of lexemes) {
    const ids = index.get(lexeme);
    if (ids === undefined) index.set(lexeme, [id]);
    else ids.push(id);
  }
}

function leave(index: Map<string, number[]>, lexemes: readonly string[], id: number): void {
  for (const lexeme of lexemes) {
    const ids = (index.get(lexeme) ?? []).filter((other) => other !== id);
    if (ids.length === 0) index.delete(lexeme);
    else index.set(lexeme, ids);
  }
}
