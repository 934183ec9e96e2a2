import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.NoMergePolicy;
import org.apache.lucene.queryparser.classic.QueryParser;
import org.apache.lucene.queryparser.flexible.precedence.PrecedenceQueryParser;
import org.apache.lucene.queryparser.flexible.standard.config.StandardQueryConfigHandler;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.store.ByteBuffersDirectory;

/**
 * Answers queries by Lucene over articles that were analysed beforehand, so that the meaning of queries alone is compared.
 * Arguments: a folder with articles.txt (see PlacedArticle),
 * words.txt ("word<TAB>term": what a query's word is compared by) and queries.txt ("classic|precedence<TAB>query").
 * Writes answers.txt: for each query the numbers of the articles, ascending, or "!" and why it was refused.
 */
public final class LuceneSets {
  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]);
    Map<String, String> words = new HashMap<>();
    for (String line : Files.readAllLines(folder.resolve("words.txt"))) {
      String[] parts = line.split("\t");
      words.put(parts[0], parts[1]);
    }
    ByteBuffersDirectory directory = new ByteBuffersDirectory();
    IndexWriterConfig config = new IndexWriterConfig().setMergePolicy(NoMergePolicy.INSTANCE);
    try (IndexWriter writer = new IndexWriter(directory, config);
        BufferedReader lines = Files.newBufferedReader(folder.resolve("articles.txt"))) {
      for (PlacedArticle one = PlacedArticle.read(lines); one != null; one = PlacedArticle.read(lines)) {
        writer.addDocument(one.document());
      }
    }
    try (DirectoryReader reader = DirectoryReader.open(directory);
        PrintWriter answers = new PrintWriter(folder.resolve("answers.txt").toFile(), StandardCharsets.UTF_8)) {
      IndexSearcher searcher = new IndexSearcher(reader);
      Asked analyzer = new Asked(words);
      for (String line : Files.readAllLines(folder.resolve("queries.txt"))) {
        String[] parts = line.split("\t", 2);
        answers.println(answer(searcher, reader.maxDoc(), analyzer, parts[0], parts[1]));
      }
    }
  }

  private static String answer(IndexSearcher searcher, int most, Analyzer analyzer, String parser, String text)
      throws IOException {
    Query query;
    try {
      query = parsed(analyzer, parser, text);
    } catch (Exception refused) {
      return "!" + String.valueOf(refused.getMessage()).replaceAll("\\s+", " ");
    }
    TreeSet<Integer> found = new TreeSet<>();
    for (ScoreDoc hit : searcher.search(query, most).scoreDocs) found.add(hit.doc);
    StringBuilder numbers = new StringBuilder();
    for (int number : found) numbers.append(numbers.length() == 0 ? "" : ",").append(number);
    return numbers.toString();
  }

  private static Query parsed(Analyzer analyzer, String parser, String text) throws Exception {
    if (parser.equals("precedence")) {
      PrecedenceQueryParser precedence = new PrecedenceQueryParser(analyzer);
      precedence.setDefaultOperator(StandardQueryConfigHandler.Operator.AND);
      return precedence.parse(text, "document");
    }
    QueryParser classic = new QueryParser("document", analyzer);
    classic.setDefaultOperator(QueryParser.Operator.AND);
    return classic.parse(text);
  }

  /** Reads the words of a query, and takes each for the term that it is compared by. */
  private static final class Asked extends Analyzer {
    private final Map<String, String> words;

    Asked(Map<String, String> words) {
      this.words = words;
    }

    @Override
    protected TokenStreamComponents createComponents(String field) {
      return new TokenStreamComponents(new Terms(words));
    }
  }

  private static final class Terms extends Tokenizer {
    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final Map<String, String> words;
    private String[] places;
    private int next;

    Terms(Map<String, String> words) {
      this.words = words;
    }

    @Override
    public void reset() throws IOException {
      super.reset();
      StringBuilder text = new StringBuilder();
      char[] piece = new char[8192];
      for (int length = input.read(piece); length >= 0; length = input.read(piece)) text.append(piece, 0, length);
      String trimmed = text.toString().trim().toLowerCase(Locale.ROOT);
      places = trimmed.isEmpty() ? new String[0] : trimmed.split("\\s+");
      next = 0;
    }

    @Override
    public boolean incrementToken() {
      if (next == places.length) return false;
      clearAttributes();
      String word = places[next++];
      term.setEmpty().append(words.getOrDefault(word, word));
      return true;
    }
  }
}
