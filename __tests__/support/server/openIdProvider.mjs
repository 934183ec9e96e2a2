// A real OpenID Connect provider (oidc-provider) in a process of its own: prints its issuer, ends with its parent.
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const [redirectUri] = process.argv.slice(2);
const server = createServer((request, response) => handle(request, response));
let handle = (_request, response) => response.end();

server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'watchdesk',
        client_secret: 'the secret of the client, long enough',
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // Every name is accepted without a password; addresses that begin with "unverified" count as unverified.
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: !id.startsWith('unverified') }),
    }),
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['only for tests'] },
  });
  handle = provider.callback();
  process.stdout.write(`${issuer}\n`);
});
process.stdin.on('end', () => process.exit());
process.stdin.resume();
