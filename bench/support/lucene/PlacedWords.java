import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;

/** Terms at positions, ascending; several may stand at one. */
final class PlacedWords {
  private final String[] terms;
  private final int[] positions;

  private PlacedWords(List<String> terms, List<Integer> positions) {
    this.terms = terms.toArray(new String[0]);
    this.positions = positions.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Reads "position:term|term position:term ...". */
  static PlacedWords read(String text) {
    List<String> terms = new ArrayList<>();
    List<Integer> positions = new ArrayList<>();
    for (String place : text.split(" ")) {
      int colon = place.indexOf(':');
      Integer position = Integer.valueOf(place.substring(0, colon));
      for (String term : place.substring(colon + 1).split("\\|")) {
        terms.add(term);
        positions.add(position);
      }
    }
    return new PlacedWords(terms, positions);
  }

  /** Words of which the second stand behind the first; either may be null. */
  static PlacedWords joined(PlacedWords first, PlacedWords second) {
    List<String> terms = new ArrayList<>();
    List<Integer> positions = new ArrayList<>();
    for (PlacedWords words : new PlacedWords[] {first, second}) {
      if (words == null) continue;
      terms.addAll(List.of(words.terms));
      for (int position : words.positions) positions.add(position);
    }
    return new PlacedWords(terms, positions);
  }

  void each(Consumer<String> visit) {
    for (String term : terms) visit.accept(term);
  }

  TokenStream stream() {
    return new Stream();
  }

  private final class Stream extends TokenStream {
    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final PositionIncrementAttribute increment = addAttribute(PositionIncrementAttribute.class);
    private int next;
    private int last;

    @Override
    public void reset() {
      next = 0;
      last = 0;
    }

    @Override
    public boolean incrementToken() {
      if (next == terms.length) return false;
      clearAttributes();
      increment.setPositionIncrement(positions[next] - last);
      last = positions[next];
      term.setEmpty().append(terms[next]);
      next += 1;
      return true;
    }
  }
}
