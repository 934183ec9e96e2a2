// npm run dev: client and server reload at each change. Pages are served by webpack-dev-server (PORT, default 8080),
// which proxies requests for the server to the next port.
import concurrently from 'concurrently';

const port = Number(process.env.PORT || 8080);
const serverPort = port + 1;
const env = {
  DEV_SERVER: `http://localhost:${serverPort}`,
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
};
const { result } = concurrently(
  [
    {
      name: 'server',
      command: 'node scripts/devServer.mjs',
      env: { ...env, PORT: String(serverPort) },
      prefixColor: 'cyan',
    },
    {
      name: 'client',
      command: 'webpack serve --mode development',
      env: { ...env, PORT: String(port) },
      prefixColor: 'magenta',
    },
  ],
  { killOthersOn: ['failure', 'success'], killTimeout: 10_000 },
);
await result.catch(() => process.exit(1));
