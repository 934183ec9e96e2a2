/** Longer than two heartbeats of the server. */
const silenceMs = 60_000;

/**
 * Reads server-sent events until the stream ends, and reports the name of each.
 * @throws Error if nothing arrives for a minute, not even a heartbeat: a proxy collects the events, or the server is gone
 */
export async function readEvents(body: ReadableStream<Uint8Array>, onEvent: (name: string) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  const silence = new AbortController();
  const watch = (): ReturnType<typeof setTimeout> =>
    setTimeout(() => {
      silence.abort();
      void reader.cancel();
    }, silenceMs);
  let timer = watch();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      clearTimeout(timer);
      timer = watch();
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('event: ')) onEvent(line.slice('event: '.length));
    }
  } finally {
    clearTimeout(timer);
  }
  if (silence.signal.aborted) throw new Error('The stream of changes is silent');
}
