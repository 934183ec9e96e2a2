import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.codelibs.opensearch.runner.node.OpenSearchRunnerNode;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.plugins.Plugin;

/**
 * Runs one OpenSearch node on loopback, for tests and benchmarks:
 * StartNode FOLDER NAME HTTP_PORT TRANSPORT_PORT ALL_TRANSPORT_PORTS ALL_NAMES, the last two separated by commas.
 * It ends when its standard input closes, so that no node outlives the program that started it.
 */
public class StartNode {
  public static void main(String[] args) throws Exception {
    Path home = Path.of(args[0]).toAbsolutePath();
    Path config = Files.createDirectories(home.resolve("config"));
    List<String> seeds = List.of(args[4].split(",")).stream().map(port -> "127.0.0.1:" + port).toList();
    var builder = Settings.builder();
    Path more = config.resolve("opensearch.yml");
    if (Files.exists(more)) builder.loadFromPath(more);
    Settings settings = builder
        .put("path.home", home)
        .put("path.data", home.resolve("data"))
        .put("path.logs", home.resolve("logs"))
        .put("cluster.name", "watchdesk-test")
        .put("node.name", args[1])
        .put("network.host", "127.0.0.1")
        .put("http.port", args[2])
        .put("transport.port", args[3])
        .putList("discovery.seed_hosts", seeds)
        .putList("cluster.initial_cluster_manager_nodes", args[5].split(","))
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        // Two cores are shared by all nodes and the tests.
        .put("node.processors", 2)
        .put("action.destructive_requires_name", true)
        .build();
    var plugins = new ArrayList<Class<? extends Plugin>>(List.of(
        plugin("org.opensearch.analysis.common.CommonAnalysis"), plugin("org.opensearch.transport.Netty4")));
    for (String name : System.getProperty("plugins", "").split(",")) {
      if (!name.isEmpty()) plugins.add(Class.forName(name).asSubclass(Plugin.class));
    }
    var node = new OpenSearchRunnerNode(new Environment(settings, config), plugins);
    node.start();
    System.out.println("started " + args[1]);
    Thread onInputEnd = new Thread(() -> {
      try {
        while (System.in.read() >= 0) continue;
      } catch (java.io.IOException closed) {
        // The same as the end.
      }
      System.exit(0);
    });
    onInputEnd.setDaemon(true);
    onInputEnd.start();
    new CountDownLatch(1).await();
  }

  /** The plugins' classes have one name in OpenSearch 2 and another in OpenSearch 3. */
  private static Class<? extends Plugin> plugin(String name) throws ClassNotFoundException {
    try {
      return Class.forName(name + "ModulePlugin").asSubclass(Plugin.class);
    } catch (ClassNotFoundException older) {
      return Class.forName(name + "Plugin").asSubclass(Plugin.class);
    }
  }
}
