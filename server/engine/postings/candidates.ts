import { spanOf } from '../query/dateSpan';
import type { ArticlePart, Plan } from '../query/plan';
import { DocumentSet } from './documentSet';
import { inHeadline, inLead, inText } from './occurrencesByPart';
import type { DocumentTable } from './documents';
import { lexemesOf } from '../analyzer/lexemes';
import { prefixOf, type PostingLists } from './postingLists';
import { PhraseSearch } from './phrases';
import { PostingReader, type PackedPostings } from './postings';
import { ReaderPool } from './lexemeReader';
import type { SlicedComputing } from '../computing/slices';

/** True if the sealed postings alone decide a query; they don't decide prefixes of compounds (`BAY-24*`). */
export function decidesAlone(plan: Plan): boolean {
  switch (plan.kind) {
    case 'and':
    case 'or':
      return plan.children.every(decidesAlone);
    case 'not':
      return decidesAlone(plan.child);
    case 'prefix':
      return plan.lead.length === 0;
    default:
      return true;
  }
}

/**
 * True if the plan contains a phrase. Phrases are the most expensive part, so they are checked last, for the remaining
 * documents.
 */
function hasPhrase(plan: Plan): boolean {
  switch (plan.kind) {
    case 'and':
    case 'or':
      return plan.children.some(hasPhrase);
    case 'not':
      return hasPhrase(plan.child);
    default:
      return plan.kind === 'phrase';
  }
}

type Bound = 'upper' | 'lower';

/** The documents to check, and the first of them. */
interface Among {
  documents: DocumentSet;
  first: number;
}

/**
 * Evaluates a query on postings. `upper` contains every match; everything in `lower` is a match. They differ by what
 * `decidesAlone` leaves to the matcher.
 */
export class Candidates {
  private readonly reader = new PostingReader();
  private readonly readers = new ReaderPool();

  constructor(
    private readonly lists: PostingLists,
    private readonly table: DocumentTable,
    private readonly size: number,
    private readonly languages: readonly string[],
    private readonly now: Date,
    private readonly computing: SlicedComputing,
  ) {}

  /** @param documents The documents to check; the result is undefined for others. */
  async of(plan: Plan, documents: DocumentSet, bound: Bound = 'upper'): Promise<DocumentSet> {
    const found = new DocumentSet(this.size);
    await this.addTo(found, plan, { documents, first: documents.first() }, bound);
    return found;
  }

  private async addTo(found: DocumentSet, plan: Plan, among: Among, bound: Bound): Promise<void> {
    if (this.computing.isSliceOver) await this.computing.pause();
    switch (plan.kind) {
      case 'never':
        return;
      case 'always':
        found.addRange(0, this.size);
        return;
      case 'words':
        for (const lexeme of lexemesOf(plan.words, plan.sign, this.languages)) {
          this.addLexeme(found, lexeme, plan.part, among.first);
        }
        return;
      case 'whole':
        this.addLexeme(found, plan.lexeme, 'any', among.first);
        return;
      case 'prefix':
        this.addPrefix(found, plan, among.first, bound);
        return;
      case 'phrase': {
        const words = plan.sequence.map((one) => lexemesOf(one, plan.sign, this.languages));
        const { lists, table, readers, computing } = this;
        const left = new DocumentSet(this.size);
        left.unite(among.documents);
        left.subtract(found);
        await new PhraseSearch(lists, words, plan, table.headlineEnds, readers).addTo(found, left, computing);
        return;
      }
      case 'date':
        this.addDates(found, spanOf(plan, this.now));
        return;
      case 'or':
        for (const child of plan.children) await this.addTo(found, child, among, bound);
        return;
      case 'and':
        await this.addAll(found, plan.children, among, bound);
        return;
      case 'not': {
        const others = await this.of(plan.child, among.documents, bound === 'upper' ? 'lower' : 'upper');
        others.complement();
        found.unite(others);
      }
    }
  }

  /** Checks each child only for the documents that satisfied those before it. */
  private async addAll(found: DocumentSet, children: readonly Plan[], among: Among, bound: Bound): Promise<void> {
    let left = among.documents;
    for (const child of [...children].sort((one, other) => Number(hasPhrase(one)) - Number(hasPhrase(other)))) {
      const having = await this.of(child, left, bound);
      having.intersect(left);
      if (having.isEmpty) return;
      left = having;
    }
    found.unite(left);
  }

  private addLexeme(found: DocumentSet, lexeme: string, part: ArticlePart, first: number): void {
    for (let segment = 0; segment < this.lists.segments; segment += 1) {
      this.addPostings(found, this.lists.of(lexeme, segment), part, first);
    }
  }

  private addPrefix(found: DocumentSet, plan: Extract<Plan, { kind: 'prefix' }>, first: number, bound: Bound): void {
    if (plan.lead.length > 0 && bound === 'lower') return;
    const all = plan.lead.length === 0 ? found : new DocumentSet(this.size);
    for (let segment = 0; segment < this.lists.segments; segment += 1) {
      this.addPostings(all, this.lists.ofPrefix(prefixOf(plan), segment), plan.part, first);
    }
    for (const word of plan.lead) {
      const before = new DocumentSet(this.size);
      this.addLexeme(before, plan.sign + word.folded, plan.part, first);
      all.intersect(before);
    }
    if (all !== found) found.unite(all);
  }

  private addDates(found: DocumentSet, { from, to }: { from: number; to: number }): void {
    const { published } = this.table;
    // Whole milliseconds, both inclusive.
    const [first, end] = [from * 1000, (to + 1) * 1000];
    for (let document = 0; document < this.size; document += 1) {
      const at = published[document] ?? 0;
      if (at >= first && at < end) found.add(document);
    }
  }

  private addPostings(found: DocumentSet, postings: PackedPostings, part: ArticlePart, first: number): void {
    const { reader } = this;
    reader.open(postings);
    reader.skipTo(first);
    while (reader.next()) {
      if (part === 'any') {
        found.addSome(reader.documents, reader.length);
        continue;
      }
      for (let index = 0; index < reader.length; index += 1) {
        const counts = reader.counts[index] ?? 0;
        const isThere = part === 'headline' ? inHeadline(counts) > 0 : inLead(counts) + inText(counts) > 0;
        if (isThere) found.add(reader.documents[index] ?? 0);
      }
    }
  }
}
