import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.MatchNoDocsQuery;
import org.apache.lucene.search.MultiPhraseQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.util.BytesRef;

/** A query as writtenQuery.ts writes it: signs, fields and terms with tabs between, each operator before what it joins. */
final class AskedQuery {
  final Query query;
  /** Terms one of which every matching article has, the rarest such set that was found; null: none is certain. */
  final Set<Term> needed;

  private AskedQuery(Query query, Set<Term> needed) {
    this.query = query;
    this.needed = needed;
  }

  /** Reads a query; how many articles have a term decides which terms are needed, and long lists are sets where nothing is scored. */
  static AskedQuery read(String line, boolean isScored, ToLongFunction<Term> articlesWith) {
    return new Reader(line.split("\t", -1), isScored, articlesWith).next();
  }

  private static final class Reader {
    private final String[] parts;
    private final boolean isScored;
    private final ToLongFunction<Term> articlesWith;
    private int at;

    Reader(String[] parts, boolean isScored, ToLongFunction<Term> articlesWith) {
      this.parts = parts;
      this.isScored = isScored;
      this.articlesWith = articlesWith;
    }

    AskedQuery next() {
      switch (parts[at++]) {
        case "always":
          return new AskedQuery(new MatchAllDocsQuery(), null);
        case "never":
          return new AskedQuery(new MatchNoDocsQuery(), Collections.emptySet());
        case "term":
          Term term = new Term(parts[at++], parts[at++]);
          return new AskedQuery(new TermQuery(term), Set.of(term));
        case "phrase":
          return phrase();
        case "prefix":
          return new AskedQuery(new PrefixQuery(new Term(parts[at++], parts[at++])), null);
        case "dates":
          long from = Long.parseLong(parts[at++]);
          return new AskedQuery(LongPoint.newRangeQuery("published", from, Long.parseLong(parts[at++])), null);
        case "from":
          return sources();
        case "and":
          return and();
        case "or":
          return or();
        case "not":
          BooleanQuery.Builder all = new BooleanQuery.Builder().add(new MatchAllDocsQuery(), Occur.MUST);
          return new AskedQuery(all.add(next().query, Occur.MUST_NOT).build(), null);
        default:
          throw new IllegalArgumentException(parts[at - 1]);
      }
    }

    private int number() {
      return Integer.parseInt(parts[at++]);
    }

    private AskedQuery phrase() {
      String field = parts[at++];
      MultiPhraseQuery.Builder builder = new MultiPhraseQuery.Builder().setSlop(number());
      Set<Term> rarest = null;
      for (int left = number(); left > 0; left--) {
        Term[] terms = new Term[number()];
        for (int index = 0; index < terms.length; index++) terms[index] = new Term(field, parts[at++]);
        builder.add(terms);
        rarest = rarer(rarest, Set.of(terms));
      }
      return new AskedQuery(builder.build(), rarest);
    }

    private AskedQuery sources() {
      List<BytesRef> ids = new ArrayList<>();
      Set<Term> terms = new HashSet<>();
      for (int left = number(); left > 0; left--) {
        Term term = new Term("from", parts[at++]);
        ids.add(term.bytes());
        terms.add(term);
      }
      return new AskedQuery(new TermInSetQuery("from", ids), terms);
    }

    private AskedQuery and() {
      BooleanQuery.Builder builder = new BooleanQuery.Builder();
      boolean isPositive = false;
      Set<Term> rarest = null;
      for (int left = number(); left > 0; left--) {
        String kind = parts[at];
        if (kind.equals("not")) {
          at += 1;
          builder.add(next().query, Occur.MUST_NOT);
          continue;
        }
        boolean isFilter = kind.equals("dates") || kind.equals("from");
        AskedQuery child = next();
        builder.add(child.query, isFilter ? Occur.FILTER : Occur.MUST);
        isPositive = true;
        rarest = rarer(rarest, child.needed);
      }
      if (!isPositive) builder.add(new MatchAllDocsQuery(), Occur.MUST);
      return new AskedQuery(builder.build(), rarest);
    }

    private AskedQuery or() {
      BooleanQuery.Builder builder = new BooleanQuery.Builder();
      Set<Term> any = new HashSet<>();
      List<Term> terms = new ArrayList<>();
      int count = number();
      for (int left = count; left > 0; left--) {
        AskedQuery child = next();
        builder.add(child.query, Occur.SHOULD);
        if (child.query instanceof TermQuery) terms.add(((TermQuery) child.query).getTerm());
        if (child.needed == null) any = null;
        else if (any != null) any.addAll(child.needed);
      }
      boolean isSet = !isScored && terms.size() == count && terms.stream().map(Term::field).distinct().count() == 1;
      if (!isSet) return new AskedQuery(builder.build(), any);
      List<BytesRef> texts = terms.stream().map(Term::bytes).collect(Collectors.toList());
      return new AskedQuery(new TermInSetQuery(terms.get(0).field(), texts), any);
    }

    private Set<Term> rarer(Set<Term> one, Set<Term> other) {
      if (one == null || other == null) return one == null ? other : one;
      return cost(one) <= cost(other) ? one : other;
    }

    private long cost(Set<Term> terms) {
      return terms.stream().mapToLong(articlesWith).sum();
    }
  }
}
