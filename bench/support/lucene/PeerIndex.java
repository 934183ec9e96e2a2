import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.search.FieldDoc;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.search.TopDocs;
import org.apache.lucene.search.TopDocsCollector;
import org.apache.lucene.search.TopFieldCollector;
import org.apache.lucene.search.TopScoreDocCollector;
import org.apache.lucene.store.FSDirectory;

/** An index in a folder, its articles sorted by their dates, so that searches for the newest need not look at the others. */
final class PeerIndex implements Closeable {
  private static final Sort NEWEST =
      new Sort(new SortField("published", SortField.Type.LONG, true), new SortField("id", SortField.Type.LONG, true));

  private final FSDirectory directory;
  private final IndexWriter writer;
  private IndexSearcher searcher;

  PeerIndex(Path folder) throws IOException {
    directory = FSDirectory.open(folder);
    writer = new IndexWriter(directory, new IndexWriterConfig().setIndexSort(NEWEST));
  }

  /** Adds articles, and commits after every so many; 0: not at all. */
  void add(List<PlacedArticle> articles, int commitEvery) throws IOException {
    int added = 0;
    for (PlacedArticle article : articles) {
      writer.addDocument(article.document());
      added += 1;
      if (commitEvery > 0 && (added % commitEvery == 0 || added == articles.size())) writer.commit();
    }
  }

  void openForSearch() throws IOException {
    writer.commit();
    searcher = new IndexSearcher(DirectoryReader.open(directory));
  }

  int segments() {
    return searcher.getIndexReader().leaves().size();
  }

  /** The hits counted, the nanoseconds that it took, and of the newest their ids. */
  String search(boolean newest, int top, int counted, Query query) throws IOException {
    long start = System.nanoTime();
    TopDocsCollector<?> collector =
        newest ? TopFieldCollector.create(NEWEST, top, counted) : TopScoreDocCollector.create(top, counted);
    searcher.search(query, collector);
    TopDocs found = collector.topDocs();
    long took = System.nanoTime() - start;
    StringBuilder ids = new StringBuilder();
    for (ScoreDoc hit : found.scoreDocs) {
      if (newest) ids.append(ids.length() == 0 ? "" : ",").append(((FieldDoc) hit).fields[1]);
    }
    return found.totalHits.value + "\t" + took + "\t" + ids;
  }

  @Override
  public void close() throws IOException {
    if (searcher != null) searcher.getIndexReader().close();
    writer.close();
    directory.close();
  }
}
