import type { PreviewAnswer } from '@contract/articleActions';
import { escapeHtml } from '@server/engine/escapeHtml';
import { cleanHtml } from '@server/engine/feeds/cleanHtml';
import { decodeDocument } from './document';

/** A document as a page of HTML in base64, cleaned as it would be when saved. */
export function previewDocument(publicUrl: string, base64: string): PreviewAnswer {
  const { headline, by, description, bodyHtml, language } = decodeDocument(base64);
  const paragraphs = [by, ...description].filter((text) => text !== '').map((text) => `<p>${escapeHtml(text)}</p>`);
  const html = `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${escapeHtml(
    headline,
  )}</title></head><body><h1>${escapeHtml(headline)}</h1>${paragraphs.join('')}${cleanHtml(bodyHtml, publicUrl)}</body></html>`;
  return { content: Buffer.from(html, 'utf8').toString('base64') };
}
