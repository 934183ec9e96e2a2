import sharp from 'sharp';
import { useTestApp } from '../../support/server/testApp';

const app = useTestApp();

interface Index {
  groups: { name: string; images: { name: string; address: string }[] }[];
}

async function index(): Promise<Index> {
  const answer = await app().app.inject({ url: '/cdn/library/index.json' });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('the library of category images', () => {
  it('offers at least ten distinct images in each of its seven groups', async () => {
    const { groups } = await index();
    expect(groups.map(({ name }) => name)).toEqual([
      'Business',
      'Countries',
      'Health Care',
      'Life Science',
      'Sector',
      'Technology',
      'Wellness',
    ]);
    for (const { images } of groups) expect(images.length).toBeGreaterThanOrEqual(10);
    const addresses = groups.flatMap(({ images }) => images.map(({ address }) => address));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('serves each as a square SVG of a few thousand characters that can be rendered', async () => {
    const { groups } = await index();
    for (const { address } of groups.flatMap(({ images }) => images)) {
      const answer = await app().app.inject({ url: address });
      expect(answer.headers['content-type']).toBe('image/svg+xml');
      expect(answer.headers['cache-control']).toBe('public, max-age=900');
      expect(answer.body.length).toBeLessThan(4_500);
      expect(answer.body).not.toMatch(/NaN|undefined|<script|href/);
      const { width, height, channels } = await sharp(answer.rawPayload)
        .png()
        .toBuffer()
        .then((png) => sharp(png).metadata());
      expect([width, height, channels]).toEqual([249, 249, 4]);
    }
  });

  it('returns 404 for anything else', async () => {
    for (const url of ['/cdn/library/business/none.svg', '/cdn/library/', '/cdn/library/index.html'])
      expect((await app().app.inject({ url })).statusCode).toBe(404);
  });
});
