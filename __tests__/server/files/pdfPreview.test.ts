import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { pdfPreview, type StartPdfThread } from '@server/files/pdfPreview';
import { onePagePdf } from '../../support/server/onePagePdf';
import { BuiltPrograms } from '../../support/server/builtPrograms';

const built = new BuiltPrograms('pdf-preview', ['server/files/pdfPreview.worker.ts']);

const start: StartPdfThread = (options) => new Worker(built.at('pdfPreview.worker'), options);

it('is the first page as a picture in its colors, 640 pixels wide', async () => {
  const picture = sharp((await pdfPreview(onePagePdf(), start)) ?? Buffer.alloc(0));
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([640, 320]);
  const colorAt = (x: number): number[] => [
    ...data.subarray((160 * info.width + x) * 3, (160 * info.width + x) * 3 + 3),
  ];
  const [red = 0, green = 255, blue = 255] = colorAt(100);
  expect(red).toBeGreaterThan(240);
  expect(Math.max(green, blue)).toBeLessThan(20);
  expect(Math.min(...colorAt(500))).toBeGreaterThan(240);
});

it('doesn’t exist for what can’t be rendered', async () => {
  expect(await pdfPreview(Buffer.from('%PDF-1.7\nnothing else'), start)).toBeNull();
});

it('doesn’t exist if the thread fails, and the next one is rendered', async () => {
  const failing: StartPdfThread = (options) =>
    new Worker('throw new Error("out of memory")', { ...options, eval: true });
  const [first, second] = await Promise.all([pdfPreview(onePagePdf(), failing), pdfPreview(onePagePdf(), start)]);
  expect(first).toBeNull();
  expect(second).not.toBeNull();
});
