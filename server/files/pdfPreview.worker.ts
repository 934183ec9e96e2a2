import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { lowerThreadPriority } from '@server/engine/computing/threadPriority';
import type { PdfPreviewRequest, RenderedPage } from './pdfPreview';

/** The worker behind `pdfPreview` (pdfPreview.ts): renders the first page of one PDF, and ends. */
async function render({ bytes, pixels }: PdfPreviewRequest): Promise<RenderedPage> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = pixels / Math.max(1, originalWidth, originalHeight);
  const { width, height, data } = await page.render({ scale, render: 'bitmap' });
  return { width, height, data };
}

function isRequest(data: unknown): data is PdfPreviewRequest {
  return typeof data === 'object' && data !== null && 'bytes' in data && 'pixels' in data;
}

const given: unknown = workerData;
const port = parentPort;
if (!port || !isRequest(given)) throw new Error('This thread is started by pdfPreview.ts.');
lowerThreadPriority();
void render(given).then((page) => port.postMessage(page));
