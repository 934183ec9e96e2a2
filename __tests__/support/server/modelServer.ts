import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelRequest {
  path: string;
  headers: http.IncomingHttpHeaders;
  // The tests know what they sent.
  body: any; // oxlint-disable-line typescript/no-explicit-any -- each test says what it expects of it
}

export interface ModelServer {
  url: string;
  requests: ModelRequest[];
  /** How the next requests are answered. */
  respond(answer: (request: ModelRequest, response: ServerResponse) => void): void;
  /** Resolves when the client has closed the connection of a request before its response was complete. */
  aborted: Promise<void>;
  close(): Promise<void>;
}

/** A server that records requests and answers them as a test says: a fake model or translation service. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let respond = (_request: ModelRequest, response: ServerResponse): void => void response.writeHead(500).end();
  let reportAborted = (): void => undefined;
  const aborted = new Promise<void>((resolve) => (reportAborted = resolve));
  const server = http.createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) reportAborted();
    });
    void readBody(request).then((text) => {
      const read = { path: request.url ?? '', headers: request.headers, body: text === '' ? null : JSON.parse(text) };
      requests.push(read);
      respond(read, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    requests,
    respond: (answer) => void (respond = answer),
    aborted,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

/** Answers like an OpenAI-compatible server: streamed if requested, otherwise as one JSON document. */
export const completion =
  (...parts: string[]) =>
  ({ body }: ModelRequest, response: ServerResponse): void => {
    if (body.stream !== true) {
      sendJson(response, { choices: [{ message: { role: 'assistant', content: parts.join('') } }] });
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of parts) response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    response.end('data: [DONE]\n\n');
  };

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
