import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.memory.MemoryIndex;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.Scorer;
import org.apache.lucene.search.SimpleCollector;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.util.BytesRef;

/**
 * Saved queries matched with articles: each article is an index of one document, against which queries are run: all of them,
 * or as Lucene's Monitor does it those of which an index of the queries' rarest needed terms says that they could match.
 */
final class PeerPercolator {
  private static final String NEEDED = "needed";
  private static final String ANYTHING = "*";

  private final List<AskedQuery> queries;
  private final IndexSearcher filed;
  private final MemoryIndex memory = new MemoryIndex();
  private IndexSearcher article;
  private LeafReaderContext leaf;

  long matches;
  /** So that the same number of other matches is noticed. */
  long sum;

  PeerPercolator(List<AskedQuery> queries) throws IOException {
    this.queries = queries;
    ByteBuffersDirectory directory = new ByteBuffersDirectory();
    try (IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig())) {
      for (AskedQuery query : queries) {
        Document document = new Document();
        if (query.needed == null) document.add(new StringField(NEEDED, ANYTHING, Field.Store.NO));
        else for (Term term : query.needed) document.add(new StringField(NEEDED, name(term.field(), term.text()), Field.Store.NO));
        writer.addDocument(document);
      }
      // One segment: a query's number is its document's.
      writer.forceMerge(1);
    }
    filed = new IndexSearcher(DirectoryReader.open(directory));
    filed.setQueryCache(null);
  }

  private static String name(String field, String text) {
    return field + '\t' + text;
  }

  void match(PlacedArticle placed, int number, boolean all) throws IOException {
    memory.reset();
    placed.fill(memory);
    article = memory.createSearcher();
    article.setQueryCache(null);
    leaf = article.getIndexReader().leaves().get(0);
    if (all) {
      for (int query = 0; query < queries.size(); query++) tryOne(query, number);
      return;
    }
    Set<BytesRef> terms = new HashSet<>();
    placed.eachTerm((field, text) -> terms.add(new BytesRef(name(field, text))));
    terms.add(new BytesRef(ANYTHING));
    filed.search(
        new TermInSetQuery(NEEDED, terms),
        new SimpleCollector() {
          @Override
          public void collect(int query) throws IOException {
            tryOne(query, number);
          }

          @Override
          public ScoreMode scoreMode() {
            return ScoreMode.COMPLETE_NO_SCORES;
          }
        });
  }

  private void tryOne(int number, int articleNumber) throws IOException {
    Query query = article.rewrite(queries.get(number).query);
    Scorer scorer = article.createWeight(query, ScoreMode.COMPLETE_NO_SCORES, 1).scorer(leaf);
    if (scorer == null || scorer.iterator().nextDoc() == DocIdSetIterator.NO_MORE_DOCS) return;
    matches += 1;
    sum += (articleNumber + 1L) * (number + 1L);
  }
}
