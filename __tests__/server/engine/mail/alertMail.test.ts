import { JSDOM } from 'jsdom';
import { contrast } from '@contract/contrast';
import { mailLimits } from '@contract/limits';
import { mailDarkGround, mailMatchColors } from '@contract/mailColors';
import { limitDigest } from '@server/engine/mail/limitDigest';
import { composeAlertMail, type AlertMail, type MailTopic } from '@server/engine/mail/alertMail';
import type { MailArticle } from '@server/engine/mail/articleLines';
import { mailLook, mailTemplates } from '@server/engine/mail/looks';

const article = (number: number, more: Partial<MailArticle> = {}): MailArticle => ({
  headline: `Headline ${String(number)}`,
  summary: `Summary ${String(number)}`,
  publication: 'The Press',
  published: new Date('2026-11-20T09:00:00Z'),
  path: `/topic-article/${String(number)}/1/7`,
  imageUrl: 'https://press.example/picture.jpg?a=1&b="2"',
  ...more,
});
const topic = (name: string, articles: number): MailTopic => ({
  name,
  path: '/topic-search-results/7',
  articles: Array.from({ length: articles }, (_, number) => article(number)),
  total: articles + 2,
});
const mailOf = (topics: MailTopic[], template = 'watchdesk'): AlertMail => ({
  topics,
  brand: {
    departmentName: 'Ames & "Söhne"',
    color: '#ffcc00',
    logoUrl: 'https://news.example.com/cdn/theme/a/logo?v=1',
  },
  look: mailLook(template, null),
  timeZone: 'Asia/Tokyo',
  dateFormat: 'yyyy-MM-dd HH:mm',
  publicUrl: 'https://news.example.com',
  unsubscribeUrl: 'https://news.example.com/alert/v1/unsubscribe/token',
});
const compose = (topics: MailTopic[], template?: string) => composeAlertMail(mailOf(topics, template));

describe.each(mailTemplates.map(({ id }) => id))('an email with the template %s', (template) => {
  it('has equivalent HTML and plain text, and works without images', async () => {
    const mail = compose([topic('Trials', 3), topic('Studies & more', 1)], template);
    const { document } = new JSDOM(mail.html).window;
    for (const picture of document.querySelectorAll('img')) {
      // Decorative: nothing is missing without it.
      expect(picture.getAttribute('alt')).toBe('');
      picture.remove();
    }
    const read = (document.body.textContent ?? '').replaceAll(/\s+/g, ' ');
    const plain = mail.text.replaceAll(/\s+/g, ' ');
    for (const words of ['Headline 0', 'Headline 2', 'Studies & more', '2026-11-20 18:00', '2 more articles']) {
      expect([words, read.includes(words), plain.includes(words)]).toEqual([words, true, true]);
    }
    expect([read, plain].map((text) => text.includes('Summary 2'))).toEqual([
      template !== 'headlines' && template !== 'briefing',
      template !== 'headlines' && template !== 'briefing',
    ]);
    const links = [...document.querySelectorAll('a')].map((link) => link.href);
    expect(links).toContain('https://news.example.com/topic-article/2/1/7');
    expect(links).toContain('https://news.example.com/alert/v1/unsubscribe/token');
    expect(links.filter((link) => !link.startsWith('https://news.example.com/'))).toEqual([]);
    expect(plain).toContain('https://news.example.com/topic-article/2/1/7');
  });

  it('supports dark mode and narrow screens', async () => {
    const { html } = compose([topic('Trials', 1)], template);
    const { document } = new JSDOM(html).window;
    expect(document.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark');
    expect(document.querySelector('meta[name="viewport"]')?.getAttribute('content')).toContain('width=device-width');
    expect(html).toMatch(/@media\s*\(prefers-color-scheme:\s*dark\)/);
    expect(html).toMatch(/@media\s*\(max-width:\s*480px\)/);
    // Logos are made for white. The gap to the name stays dark.
    expect(html).toMatch(/\.logo img\s*\{\s*background:\s*#ffffff/);
  });
});

it('escapes headlines in HTML and names in headers', async () => {
  const hostile = '</a><script>alert(1)</script>\r\n\u0085Bcc: all@example.com';
  const mail = compose([{ ...topic(hostile, 0), articles: [article(1, { headline: hostile })] }]);
  const { document } = new JSDOM(mail.html).window;
  expect(document.querySelectorAll('script')).toHaveLength(0);
  expect(mail.subject).toBe('</a><script>alert(1)</script> Bcc: all@example.com (2)');
  expect(Object.values(mail.headers).join('')).not.toMatch(/[\r\n\u0085]/);
});

describe('the frame of an alert', () => {
  const read = (html: string) => new JSDOM(html).window.document;

  it('begins with the company’s logo and name, in HTML and in plain text', () => {
    const { html, text } = compose([topic('Trials', 1)]);
    const document = read(html);
    expect(document.querySelector('.brand')?.textContent).toBe('Ames & "Söhne"');
    expect(document.querySelector('.logo img')?.getAttribute('src')).toBe(
      'https://news.example.com/cdn/theme/a/logo?v=1',
    );
    expect(text.split('\n')[0]).toBe('Ames & "Söhne"');
  });

  it('has links in the company’s color, readable on every background in light and in dark mode', () => {
    const { html } = compose([topic('Trials', 1)]);
    const [light] = /(?<=^\s*a \{ color: )#[0-9a-f]{6}/m.exec(html) ?? [];
    const [dark] = /(?<=\.page a \{ color: )#[0-9a-f]{6}/.exec(html) ?? [];
    expect(light).not.toBe('#ffcc00');
    for (const background of ['#ffffff', '#f4f6f8', mailMatchColors.light]) {
      expect(contrast(light ?? '', background)).toBeGreaterThanOrEqual(4.5);
    }
    for (const background of [mailDarkGround, mailMatchColors.dark]) {
      expect(contrast(dark ?? '', background)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps the color of a style’s own links', () => {
    const { html } = composeAlertMail({ ...mailOf([topic('Trials', 1)]), look: mailLook('headlines', 'parchment') });
    expect(html).toMatch(/^\s*a \{ color: #7a3b12/m);
  });

  it('links to its topic, in HTML and in plain text', () => {
    const { html, text } = compose([topic('Trials', 1)]);
    expect(read(html).querySelector('h1 a')?.getAttribute('href')).toBe(
      'https://news.example.com/topic-search-results/7',
    );
    expect(text).toContain('Trials\n======\nhttps://news.example.com/topic-search-results/7');
  });

  it('marks the matching words, and sets the summary apart from the byline', () => {
    const marked = { headline: 'A <mark>trial</mark> &amp; more', summary: 'Of a <mark>trial</mark>.' };
    const { html } = compose([{ ...topic('Trials', 0), articles: [article(1, { marked })] }]);
    const document = read(html);
    expect(document.querySelector('.headline')?.textContent).toBe('A trial & more');
    expect([...document.querySelectorAll('.headline .match, .summary .match')].map((one) => one.textContent)).toEqual([
      'trial',
      'trial',
    ]);
    expect(document.querySelector('mark')).toBeNull();
  });

  it('ends with the reason why the recipient gets it, and how to change it', () => {
    const { html, text } = compose([topic('Trials', 1)]);
    const why =
      'Why am I getting this? You’re subscribed to alerts for the topic “Trials” in Watchdesk for Ames & "Söhne".';
    expect(read(html).body.textContent).toContain(`${why}Change your alerts · Unsubscribe`);
    expect(text).toContain(`-- \n${why}\nChange your alerts: https://news.example.com/alerts-favorites`);
    expect(compose([topic('Trials', 1), topic('Studies', 1)]).text).toContain('alerts for these topics in Watchdesk');
  });
});

describe('a digest with more articles than an email can hold', () => {
  it('contains the newest articles of each topic: all of a small topic, as many as possible of a large one', () => {
    const topics = [topic('Large', 200), topic('Small', 3), topic('Larger', 200)];
    const shown = limitDigest(topics);
    expect(shown.map(({ name, articles }) => [name, articles.length])).toEqual([
      ['Large', 148],
      ['Small', 3],
      ['Larger', 149],
    ]);
    expect(shown.map(({ total }) => total)).toEqual([202, 5, 202]);
    expect(shown[0]?.articles[0]).toBe(topics[0]?.articles[0]);
    expect(limitDigest(Array.from({ length: 400 }, (_, number) => topic(String(number), 5)))).toHaveLength(400);
    expect(limitDigest([topic('One', 200)])[0]?.articles).toHaveLength(Math.min(200, mailLimits.digestArticles));
  });
});
