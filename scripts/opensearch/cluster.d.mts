export interface OpenSearchNode {
  readonly url: string;
  /** The last lines that it printed. */
  readonly output: string;
  /** Starts it again after `kill`. */
  start(): void;
  /** Kills the process without warning. Its data stays. */
  kill(): Promise<void>;
  isUp(): Promise<boolean>;
}

export interface OpenSearchCluster {
  readonly nodes: readonly OpenSearchNode[];
  readonly urls: readonly string[];
  stop(): Promise<void>;
}

/** Starts a cluster on loopback and waits until all nodes have joined it. */
export function startCluster(options?: {
  major?: string;
  nodes?: number;
  heapMb?: number;
  /** True for a cluster that ends soon. */
  isShort?: boolean;
  startMs?: number;
  /** A folder whose indices are kept for the next cluster; otherwise a temporary one. */
  dataDir?: string;
  /** PEM texts: then with the security plugin, whose `admin` has the password `admin`. */
  security?: { key: string; certificate: string; ca: string };
}): Promise<OpenSearchCluster>;
