import { mailBody } from '@server/engine/mail/mailBody';

it('keeps pictures, as wide as the mail at most', () => {
  const html = mailBody(
    '<figure><img src="https://watch.example/files/f1/original?s=1" alt="A bridge" width="4000"></figure>',
  );
  expect(html).toBe(
    '<img src="https://watch.example/files/f1/original?s=1" alt="A bridge" style="max-width:100%;height:auto" />',
  );
});

it.each([
  '<img src="javascript:alert(1)">',
  '<img src="//watch.example/a.png">',
  '<img alt="No address">',
  '<img src="data:image/png;base64,AAAA" onerror="alert(1)">',
])('drops %s', (html) => {
  expect(mailBody(html)).toBe('');
});
