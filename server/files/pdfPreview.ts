import path from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import sharp from 'sharp';
import { limits, times } from '@contract/limits';

/** The thread's `workerData`. */
export interface PdfPreviewRequest {
  bytes: Uint8Array;
  /** The longer side of the picture. */
  pixels: number;
}

/** A page as pixels of red, green, blue, and alpha. */
export interface RenderedPage {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Starts the thread; tests start one that they built. */
export type StartPdfThread = (options: WorkerOptions) => Worker;

const startPdfThread: StartPdfThread = (options) =>
  new Worker(path.join(__dirname, `pdfPreview.worker${path.extname(__filename)}`), options);

/**
 * One PDF at a time in a process: a hostile one takes a core and much memory until its time is up. The queue belongs to
 * the module and isn't handed in, because the limit is that of the process, however many applications run in it.
 */
let last: Promise<unknown> = Promise.resolve();

/**
 * The first page of a PDF as a JPEG; null if it can't be rendered in time, is encrypted, or isn't a PDF. It is rendered
 * by PDFium in a thread of its own, which has no access to anything.
 */
export function pdfPreview(bytes: Buffer, start: StartPdfThread = startPdfThread): Promise<Buffer | null> {
  const rendered = last.then(() => render(bytes, start)).catch(() => null);
  last = rendered;
  return rendered;
}

async function render(bytes: Buffer, start: StartPdfThread): Promise<Buffer> {
  const request: PdfPreviewRequest = { bytes, pixels: limits.filePreview };
  const worker = start({ workerData: request, env: {}, stdout: true, stderr: true });
  try {
    const { data, width, height } = await firstMessage(worker);
    const page = sharp(data, { raw: { width, height, channels: 4 } });
    return await page.flatten({ background: 'white' }).jpeg({ quality: limits.imageQuality }).toBuffer();
  } finally {
    await worker.terminate();
  }
}

function firstMessage(worker: Worker): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Rendering took too long')), times.pdfPreviewMs);
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      finish();
    };
    worker.once('message', (page: RenderedPage) => settle(() => resolve(page)));
    worker.once('error', (error) => settle(() => reject(error)));
    worker.once('exit', () => settle(() => reject(new Error('The thread ended'))));
  });
}
