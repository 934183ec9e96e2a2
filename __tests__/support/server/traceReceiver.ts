import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as OpenTelemetry's exporter sends it (OTLP in JSON). */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: Record<string, unknown>;
  events?: unknown[];
  attributes: { key: string; value: unknown }[];
}

interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: ReceivedSpan[] }[];
  }[];
}

export interface TraceReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** The bodies as they were sent. */
  bodies: string[];
  /** The values of `service.name`. */
  services: Set<string>;
  close: () => Promise<void>;
}

/** Starts a server that receives traces as an OpenTelemetry collector does. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const received = { spans: [] as ReceivedSpan[], bodies: [] as string[], services: new Set<string>() };
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      if (request.url === '/v1/traces') {
        received.bodies.push(body);
        const { resourceSpans } = JSON.parse(body) as Export;
        for (const { resource, scopeSpans } of resourceSpans) {
          for (const { key, value } of resource.attributes) {
            if (key === 'service.name') received.services.add(value.stringValue ?? '');
          }
          received.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
        }
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
