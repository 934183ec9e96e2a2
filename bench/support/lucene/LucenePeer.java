import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanQuery;

/**
 * Lucene beside a benchmark, in a process of its own. Each line of the input is a command, its parts with tabs between; each is
 * answered by one line. lucenePeer.ts is the other side.
 */
public final class LucenePeer {
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private final BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
  private final List<PlacedArticle> held = new ArrayList<>();
  private PeerIndex index;
  private PeerPercolator percolator;

  public static void main(String[] arguments) throws Exception {
    BooleanQuery.setMaxClauseCount(1_000_000);
    PrintStream output = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    LucenePeer peer = new LucenePeer();
    for (String line = peer.input.readLine(); line != null; line = peer.input.readLine()) {
      output.println(peer.answer(line.split("\t", 5)));
    }
    if (peer.index != null) peer.index.close();
  }

  private String answer(String[] command) throws Exception {
    switch (command[0]) {
      case "open":
        index = new PeerIndex(Path.of(command[1]));
        return "";
      case "hold":
        held.clear();
        for (int left = Integer.parseInt(command[1]); left > 0; left--) held.add(PlacedArticle.read(input));
        return "";
      case "add":
        long start = System.nanoTime();
        index.add(held, Integer.parseInt(command[1]));
        return String.valueOf(System.nanoTime() - start);
      case "searchable":
        index.openForSearch();
        return String.valueOf(index.segments());
      case "search":
        boolean newest = command[1].equals("newest");
        AskedQuery asked = AskedQuery.read(command[4], !newest, term -> 0);
        return index.search(newest, Integer.parseInt(command[2]), Integer.parseInt(command[3]), asked.query);
      case "queries":
        percolator = new PeerPercolator(readQueries(Integer.parseInt(command[1])));
        return "";
      case "match":
        return matched(Integer.parseInt(command[1]), command[2].equals("all"));
      default:
        throw new IllegalArgumentException(command[0]);
    }
  }

  private List<AskedQuery> readQueries(int count) throws Exception {
    Map<Term, Long> articlesWith = new HashMap<>();
    for (PlacedArticle article : held) {
      Set<Term> terms = new HashSet<>();
      article.eachTerm((field, text) -> terms.add(new Term(field, text)));
      for (Term term : terms) articlesWith.merge(term, 1L, Long::sum);
    }
    List<AskedQuery> queries = new ArrayList<>();
    for (int left = count; left > 0; left--) {
      // A term that no article has yet is cheap, but not for nothing.
      queries.add(AskedQuery.read(input.readLine(), false, term -> 1 + articlesWith.getOrDefault(term, 0L)));
    }
    return queries;
  }

  /** The matches of the first articles held, their sum, and the nanoseconds that the process computed. */
  private String matched(int articles, boolean all) throws Exception {
    percolator.matches = 0;
    percolator.sum = 0;
    long start = SYSTEM.getProcessCpuTime();
    for (int number = 0; number < articles; number++) percolator.match(held.get(number), number, all);
    return percolator.matches + "\t" + percolator.sum + "\t" + (SYSTEM.getProcessCpuTime() - start);
  }
}
