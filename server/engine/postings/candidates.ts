import { spanOf } from '../query/dates';
import type { ArticlePart, Plan } from '../query/plan';
import { Bits } from './bits';
import { inHeadline, inLead, inText } from './counts';
import type { DocumentTable } from './documents';
import { lexemesOf, prefixOf, type Lists } from './lists';
import { addPhrase } from './phrases';
import { PostingReader, type PackedPostings } from './postings';

/** Whether the sealed postings alone decide a query: all but prefixes of joined terms (`BAY-24*`). */
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
 * A query over the postings: every match is in `upper`; what is in `lower` is a match. The two differ by what
 * `decidesAlone` leaves to the matcher.
 */
export class Candidates {
  private readonly reader = new PostingReader();
  /** The first document that is looked at. */
  private readonly first: number;

  constructor(
    private readonly lists: Lists,
    private readonly table: DocumentTable,
    private readonly size: number,
    private readonly languages: readonly string[],
    private readonly now: Date,
    /** Of others it is left open whether they are found. */
    private readonly among: Bits,
  ) {
    this.first = among.first();
  }

  of(plan: Plan, bound: 'upper' | 'lower' = 'upper'): Bits {
    const found = new Bits(this.size);
    this.addTo(found, plan, bound);
    return found;
  }

  private addTo(found: Bits, plan: Plan, bound: 'upper' | 'lower'): void {
    switch (plan.kind) {
      case 'never':
        return;
      case 'always':
        found.addRange(0, this.size);
        return;
      case 'words':
        for (const lexeme of lexemesOf(plan.words, plan.sign, this.languages)) this.addLexeme(found, lexeme, plan.part);
        return;
      case 'whole':
        this.addLexeme(found, plan.lexeme, 'any');
        return;
      case 'prefix':
        this.addPrefix(found, plan, bound);
        return;
      case 'phrase': {
        const words = plan.sequence.map((one) => lexemesOf(one, plan.sign, this.languages));
        addPhrase(found, this.lists, words, plan, this.table.headlineEnds, this.among);
        return;
      }
      case 'date':
        this.addDates(found, spanOf(plan, this.now));
        return;
      case 'or':
        for (const child of plan.children) this.addTo(found, child, bound);
        return;
      case 'and':
        this.addAll(found, plan.children, bound);
        return;
      case 'not': {
        const others = this.of(plan.child, bound === 'upper' ? 'lower' : 'upper');
        others.complement();
        found.unite(others);
      }
    }
  }

  private addAll(found: Bits, children: readonly Plan[], bound: 'upper' | 'lower'): void {
    const [first, ...others] = children;
    if (first === undefined) return;
    const all = this.of(first, bound);
    for (const child of others) all.intersect(this.of(child, bound));
    found.unite(all);
  }

  private addLexeme(found: Bits, lexeme: string, part: ArticlePart): void {
    for (let segment = 0; segment < this.lists.segments; segment += 1) {
      this.addPostings(found, this.lists.of(lexeme, segment), part);
    }
  }

  private addPrefix(found: Bits, plan: Extract<Plan, { kind: 'prefix' }>, bound: 'upper' | 'lower'): void {
    if (plan.lead.length > 0 && bound === 'lower') return;
    const all = plan.lead.length === 0 ? found : new Bits(this.size);
    for (let segment = 0; segment < this.lists.segments; segment += 1) {
      this.addPostings(all, this.lists.ofPrefix(prefixOf(plan), segment), plan.part);
    }
    for (const word of plan.lead) {
      const before = new Bits(this.size);
      this.addLexeme(before, plan.sign + word.folded, plan.part);
      all.intersect(before);
    }
    if (all !== found) found.unite(all);
  }

  private addDates(found: Bits, { from, to }: { from: number; to: number }): void {
    const { published } = this.table;
    // Whole milliseconds, both included.
    const [first, end] = [from * 1000, (to + 1) * 1000];
    for (let document = 0; document < this.size; document += 1) {
      const at = published[document] ?? 0;
      if (at >= first && at < end) found.add(document);
    }
  }

  private addPostings(found: Bits, postings: PackedPostings, part: ArticlePart): void {
    const { reader } = this;
    reader.open(postings);
    reader.skipTo(this.first);
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
