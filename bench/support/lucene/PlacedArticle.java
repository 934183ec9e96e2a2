import java.io.BufferedReader;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.index.memory.MemoryIndex;

/**
 * An article that was analysed beforehand, as writtenArticle.ts writes it: a line a field ("headline<TAB>position:term|term ..."),
 * lines of their own for what is not words, and an empty line at the end. Headline and body together are the document.
 */
final class PlacedArticle {
  private static final FieldType PLACED = placed();

  final Map<String, PlacedWords> fields = new HashMap<>();
  private final List<String> wholes = new ArrayList<>();
  private String source = "";
  private String text;
  private long id;
  private long published;

  private static FieldType placed() {
    FieldType type = new FieldType();
    type.setTokenized(true);
    type.setIndexOptions(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS);
    type.freeze();
    return type;
  }

  /** The next article, or null where there is none. */
  static PlacedArticle read(BufferedReader lines) throws IOException {
    String line = lines.readLine();
    if (line == null) return null;
    PlacedArticle article = new PlacedArticle();
    for (; line != null && !line.isEmpty(); line = lines.readLine()) {
      int tab = line.indexOf('\t');
      article.put(line.substring(0, tab), line.substring(tab + 1));
    }
    PlacedWords headline = article.fields.get("headline");
    PlacedWords body = article.fields.get("body");
    if (headline != null || body != null) article.fields.put("document", PlacedWords.joined(headline, body));
    return article;
  }

  private void put(String name, String value) {
    if (name.equals("=id")) id = Long.parseLong(value);
    else if (name.equals("=published")) published = Long.parseLong(value);
    else if (name.equals("=from")) source = value;
    else if (name.equals("=text")) text = value;
    else if (name.equals("=whole")) wholes.add(value);
    else fields.put(name, PlacedWords.read(value));
  }

  Document document() {
    Document document = new Document();
    fields.forEach((name, words) -> document.add(new Field(name, words.stream(), PLACED)));
    for (String whole : wholes) document.add(new StringField("whole", whole, Field.Store.NO));
    document.add(new StringField("from", source, Field.Store.NO));
    document.add(new StringField("date", Instant.ofEpochMilli(published).toString().substring(0, 10), Field.Store.NO));
    document.add(new LongPoint("published", published));
    document.add(new NumericDocValuesField("published", published));
    document.add(new NumericDocValuesField("id", id));
    if (text != null) document.add(new StoredField("text", text));
    return document;
  }

  /** Puts the article into an index of one document. */
  void fill(MemoryIndex memory) {
    fields.forEach((name, words) -> memory.addField(name, words.stream()));
    if (!wholes.isEmpty()) memory.addField("whole", memory.keywordTokenStream(wholes));
    memory.addField("from", memory.keywordTokenStream(List.of(source)));
  }

  /** Each term once or more, by field: what the terms of saved queries are looked up by. */
  void eachTerm(java.util.function.BiConsumer<String, String> visit) {
    fields.forEach((name, words) -> words.each(term -> visit.accept(name, term)));
    for (String whole : wholes) visit.accept("whole", whole);
    visit.accept("from", source);
  }
}
